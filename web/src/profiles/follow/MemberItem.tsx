import { t } from "@warmline/contract/i18n";
import type { ListedMember } from "@warmline/contract/profiles/calls";
import { Link } from "wouter";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { profileAddress } from "../profile-address.ts";
import { useShownRole } from "../use-shown-role.ts";
import { FollowButton } from "./FollowButton.tsx";

type MemberItemProps = { readonly member: ListedMember; readonly ownId: string };

/** A member in a list, with what leads to the profile and the button to follow. */
export function MemberItem({ member, ownId }: MemberItemProps) {
	const name = fullName(member);
	const shownRole = useShownRole(member.role.role);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
			<Link
				to={profileAddress(ownId, member.id)}
				className="group flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-3 rounded-control"
			>
				<Avatar name={name} picture={member.avatar} size="size-12" />
				<span className="min-w-0">
					<span className="block leading-tight font-semibold wrap-anywhere group-hover:underline">
						{name}
						{member.id === ownId && <span className="font-normal text-soft"> {t("(you)")}</span>}
					</span>
					<span className="block text-sm wrap-anywhere text-soft">
						@{member.username}
						{shownRole !== null && ` · ${shownRole}`}
					</span>
				</span>
			</Link>
			{member.id !== ownId && <FollowButton member={member} ownId={ownId} />}
		</li>
	);
}

type MemberItemsProps = { readonly members: readonly ListedMember[]; readonly ownId: string };

export function MemberItems({ members, ownId }: MemberItemsProps) {
	if (members.length === 0) return null;
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
			{members.map((member) => (
				<MemberItem key={member.id} member={member} ownId={ownId} />
			))}
		</ul>
	);
}
