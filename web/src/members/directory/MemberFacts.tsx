import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { KeptMember } from "@warmline/contract/members/calls";
import { say } from "@warmline/contract/say";
import { dateAndClock } from "../../platform/time/time.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { MemberBadges } from "./MemberBadges.tsx";
import { seenWords } from "./seen-words.ts";

const appliesAs: Readonly<Record<ApplicantType, string>> = {
	listener: say("Listener"),
	supervisor: say("Supervisor"),
	placement: say("Placement student"),
};

type MemberFactsProps = { readonly member: KeptMember; readonly directorId: string };

export function MemberFacts({ member, directorId }: MemberFactsProps) {
	const { username, name, first_name, email, applicant_type, joined_at } = member;
	const facts = [
		[say("Chosen name"), name === first_name ? null : name],
		[say("Username"), username],
		[say("Email"), email],
		[say("Applied as"), applicant_type && appliesAs[applicant_type]],
		[say("Joined"), dateAndClock(joined_at)],
		[say("Last active"), seenWords(member)],
	] as const;
	return (
		<section
			aria-label={say("About this member")}
			className="rounded-card border border-line bg-surface p-5 shadow-card"
		>
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
					{say("Application and training record")}
				</LinkButton>
			)}
		</section>
	);
}
