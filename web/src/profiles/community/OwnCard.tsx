import type { User } from "@warmline/contract/accounts/user";
import { Link } from "wouter";
import { fullName } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Completion } from "../profile/Completion.tsx";

/** Who one is, and how much others can know of it. */
export function OwnCard({ user }: { readonly user: User }) {
	const name = fullName(user);
	return (
		<section className="rounded-card border border-line bg-surface p-4 shadow-card">
			<Link to={`/${user.id}/profile`} className="flex items-center gap-3 rounded-control">
				<Avatar name={name} picture={user.avatar} size="size-14 text-lg" />
				<span className="min-w-0">
					<span className="block leading-tight font-semibold wrap-anywhere">{name}</span>
					<span className="block text-sm wrap-anywhere text-soft">@{user.username}</span>
				</span>
			</Link>
			<Completion user={user} className="mt-4" />
		</section>
	);
}
