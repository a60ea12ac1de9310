import { t } from "@warmline/contract/i18n";
import { useSession } from "../platform/session.ts";
import { LinkButton } from "../ui/navigation/LinkButton.tsx";

/** The way back to the list once it is no longer in the navigation; for directors. */
export function VisitorsSetting() {
	const session = useSession();
	if (session?.user.role.role !== "director") return null;
	return (
		<section aria-labelledby="visitors" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="visitors" className="text-xl">
				{t("Opening to visitors")}
			</h2>
			<p className="mt-1 text-soft">
				{t("Whether your public pages are there for everyone, and what was set up before.")}
			</p>
			<LinkButton to={`/${session.user_id}/setup`} variant="secondary" className="mt-4">
				{t("Go to the setup list")}
			</LinkButton>
		</section>
	);
}
