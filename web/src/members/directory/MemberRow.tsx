import { t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { Link } from "wouter";
import { fullName } from "../../platform/session.ts";
import { seenText } from "./last-seen-text.ts";
import { MemberBadges } from "./MemberBadges.tsx";

type MemberRowProps = { readonly member: KeptMember; readonly directorId: string };

/** One member: a line of the list, and on a phone a card. */
export function MemberRow({ member, directorId }: MemberRowProps) {
	return (
		<li className="relative grid items-center gap-x-5 gap-y-1.5 bg-surface p-4 hover:bg-pine-wash max-md:rounded-card max-md:border max-md:border-line max-md:shadow-card md:grid-cols-[minmax(0,1fr)_9rem_8rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
			<div className="min-w-0">
				<h2 className="text-lg wrap-anywhere">
					<Link
						to={`/${directorId}/members/${member.id}`}
						className="underline-offset-4 after:absolute after:inset-0 hover:underline max-md:after:rounded-card"
					>
						{fullName(member)}
					</Link>
					{member.id === directorId && <span className="text-base font-normal text-soft"> {t("(you)")}</span>}
				</h2>
				<p className="text-sm text-soft wrap-anywhere">{member.email}</p>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents">
				<MemberBadges member={member} />
				<p className="text-sm text-soft md:text-right">{seenText(member)}</p>
			</div>
		</li>
	);
}
