import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { fullName } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { saveDataOf } from "../save-data.ts";

type MemberDataProps = { readonly member: KeptMember; readonly isSelf: boolean };

/** A copy of what is kept of somebody. */
export function MemberData({ member, isSelf }: MemberDataProps) {
	const name = fullName(member);
	const { mutate, isPending, error } = useApiMutation(() => saveDataOf(member));
	return (
		<section aria-labelledby="member-data" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="member-data" className="text-xl">
				{t("Download data")}
			</h2>
			<p className="mt-2 text-soft">
				{isSelf
					? t("Everything we hold about you, as a ZIP file with documents.")
					: t(
							"Everything we hold about {name}, as a ZIP file with documents. Downloads are recorded in the audit log. Members can download their own data from their profile menu.",
							{ name },
						)}
			</p>
			<Button variant="secondary" className="mt-4" busy={isPending} busyText={t("Loading...")} onClick={() => mutate()}>
				{t("Download")}
			</Button>
			{error && (
				<p role="alert" className="mt-3 text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the data. Please try again."))}
				</p>
			)}
		</section>
	);
}
