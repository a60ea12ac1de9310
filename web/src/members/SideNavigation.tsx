import { say, sayCount } from "@warmline/contract/say";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { society } from "../platform/society.ts";
import { CountBadge } from "../ui/CountBadge.tsx";
import { classNames } from "../ui/class-names.ts";
import { Mark } from "../ui/Mark.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { NavLink } from "../ui/NavLink.tsx";
import { navigationLook } from "../ui/navigation-look.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { type MemberPlace, placesOf } from "./places.ts";

/** A director has a dozen places: on a laptop they stand closer, before the column has to scroll. */
const closeTogether = "md:[@media(max-height:66rem)]:min-h-11";

/** How many wait for the member, by the path of the place. */
export type WaitingAt = Readonly<Partial<Record<MemberPlace["path"], number>>>;

type SideNavigationProps = {
	readonly bar?: ReactNode;
	readonly bell?: ReactNode;
	readonly waiting?: WaitingAt | undefined;
};

/** A column on the left; on a phone a bar at the bottom, where the thumb is. */
export function SideNavigation({ bar, bell, waiting = {} }: SideNavigationProps) {
	const session = useSession();
	if (!session) return null;
	const places = placesOf(session.user.role.role);
	const more = places.filter((place) => place.more);
	return (
		<div className="flex shrink-0 items-center border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:border-t md:w-22 md:flex-col md:border-r md:py-4 print:hidden">
			<nav aria-label={say("Members")} className="min-h-0 min-w-0 flex-1 md:w-full md:overflow-y-auto">
				<Link
					to="/"
					aria-label={society.name}
					className="mx-auto mb-5 grid size-12 [@media(max-height:60rem)]:mb-2 place-items-center rounded-control max-md:hidden"
				>
					<Mark />
				</Link>
				<ul className="flex justify-around max-md:p-1 md:flex-col md:gap-1 md:px-2 md:[@media(max-height:60rem)]:gap-0">
					{places.map(({ path, label, Icon, more }) => (
						<li key={path} className={classNames("max-md:flex-1", more && "max-md:hidden")}>
							<NavLink to={`/${session.user_id}/${path}`} className={classNames(navigationLook, closeTogether)}>
								<span className="relative">
									<Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
									<CountBadge count={waiting[path] ?? 0} className="absolute -top-2 left-3" />
								</span>
								<span className="text-center leading-tight">
									{label}
									<WaitingWords count={waiting[path] ?? 0} />
								</span>
							</NavLink>
						</li>
					))}
					{more.length > 0 && (
						<li className="max-md:flex-1 md:hidden">
							<MoreMenu places={more} userId={session.user_id} waiting={waiting} />
						</li>
					)}
				</ul>
			</nav>
			{bar}
			{bell}
			<ProfileMenu session={session} />
		</div>
	);
}

/** The number on the icon, in words. */
function WaitingWords({ count }: { readonly count: number }) {
	if (count === 0) return null;
	return (
		<span className="sr-only">
			{sayCount(count, { one: " ({count} is waiting)", other: " ({count} are waiting)" })}
		</span>
	);
}

type MoreMenuProps = {
	readonly places: readonly MemberPlace[];
	readonly userId: string;
	readonly waiting: WaitingAt;
};

function MoreMenu({ places, userId, waiting }: MoreMenuProps) {
	const [pathname, navigate] = useLocation();
	const all = places.reduce((sum, { path }) => sum + (waiting[path] ?? 0), 0);
	const inside = places.some(({ path }) => pathname.startsWith(`/${userId}/${path}`));
	return (
		<Menu
			side="top"
			buttonClassName={classNames(navigationLook, "w-full", inside && "bg-pine-wash text-pine-strong")}
			button={
				<>
					<span className="relative">
						<Ellipsis aria-hidden="true" className="size-6" strokeWidth={1.9} />
						<CountBadge count={all} className="absolute -top-2 left-3" />
					</span>
					<span>
						{say("More")}
						<WaitingWords count={all} />
					</span>
				</>
			}
		>
			{places.map(({ path, label, Icon }) => (
				<MenuItem key={path} onSelect={() => navigate(`/${userId}/${path}`)}>
					<Icon aria-hidden="true" className="size-5" />
					{label}
					<WaitingWords count={waiting[path] ?? 0} />
					<CountBadge count={waiting[path] ?? 0} className="ml-auto" />
				</MenuItem>
			))}
		</Menu>
	);
}
