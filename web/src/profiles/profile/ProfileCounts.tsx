import { locale, t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { Link } from "wouter";
import type { FollowKind } from "../api.ts";

const number = new Intl.NumberFormat(locale);

type ProfileCountsProps = { readonly profile: Profile; readonly ownId: string };

export function ProfileCounts({ profile, ownId }: ProfileCountsProps) {
	const whose = profile.id === ownId ? "" : `&member=${profile.id}`;
	const counts: readonly (readonly [FollowKind, string, number])[] = [
		["friends", t("Friends"), profile.friends],
		["followers", t("Followers"), profile.total_followers],
		["following", t("Following"), profile.total_following],
	];
	return (
		<ul className="flex gap-1 max-sm:justify-between">
			{counts.map(([kind, label, count]) => {
				const inside = (
					<>
						<span className="block text-xl leading-tight font-semibold text-ink tabular-nums">
							{number.format(count)}
						</span>{" "}
						<span className="text-sm text-soft">{label}</span>
					</>
				);
				return (
					<li key={kind}>
						{profile.is_closed || profile.role.role === "new_hire" ? (
							<span className="block px-3 py-1.5 text-center">{inside}</span>
						) : (
							<Link
								to={`/${ownId}/followers?kind=${kind}${whose}`}
								className="block rounded-control px-3 py-1.5 text-center hover:bg-pine-wash"
							>
								{inside}
							</Link>
						)}
					</li>
				);
			})}
		</ul>
	);
}
