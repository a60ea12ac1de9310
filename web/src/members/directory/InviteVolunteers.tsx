import { t } from "@warmline/contract/i18n";
import { useRouter } from "wouter";
import { CopyField } from "../../ui/forms/CopyField.tsx";

/** How somebody new becomes a member: by an application, which a director decides. */
export function InviteVolunteers() {
	const { base } = useRouter();
	return (
		<details className="mb-6 max-w-xl rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-pine">{t("Invite volunteers")}</summary>
			<div className="mt-3">
				<CopyField
					label={t("Link to the application form")}
					hint={t("Share it with anyone who would like to listen. Their application appears under Applications.")}
					value={`${window.location.origin}${base}/ApplyListener`}
				/>
			</div>
		</details>
	);
}
