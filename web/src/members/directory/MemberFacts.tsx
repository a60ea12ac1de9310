import type { ApplicantType } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { dateAndClock } from "../../platform/time/time.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { seenTime } from "./last-seen-text.ts";
import { MemberBadges } from "./MemberBadges.tsx";

const appliesAs: Readonly<Record<ApplicantType, string>> = {
	listener: t("Listener"),
	supervisor: t("Supervisor"),
	placement: t("Placement student"),
};

type MemberFactsProps = { readonly member: KeptMember; readonly directorId: string };

export function MemberFacts({ member, directorId }: MemberFactsProps) {
	const { username, name, first_name, email, new_email, applicant_type, joined_at } = member;
	const facts = [
		[t("Chosen name"), name === first_name ? null : name],
		[t("Username"), username],
		[t("Email"), email],
		[t("New email, not confirmed yet"), new_email ?? null],
		[t("Applied as"), applicant_type && appliesAs[applicant_type]],
		[t("Joined"), dateAndClock(joined_at)],
		[t("Last seen"), seenTime(member)],
	] as const;
	return (
		<section aria-label={t("About this member")} className="rounded-card border border-line bg-surface p-5 shadow-card">
			<MemberBadges member={member} />
			<dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
				{facts.map(
					([label, value]) =>
						value !== null && (
							<div key={label}>
								<dt className="text-sm text-soft">{label}</dt>
								<dd className="wrap-anywhere">{value}</dd>
							</div>
						),
				)}
			</dl>
			{applicant_type !== null && (
				<LinkButton to={`/${directorId}/applications/${member.id}`} variant="secondary" className="mt-5">
					{t("Application and training record")}
				</LinkButton>
			)}
		</section>
	);
}
