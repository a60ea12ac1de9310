import { say } from "@warmline/contract/say";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { society } from "../platform/society.ts";
import { classNames } from "../ui/class-names.ts";
import { Mark } from "../ui/Mark.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { NavLink } from "../ui/NavLink.tsx";
import { navigationLook } from "../ui/navigation-look.ts";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { type MemberPlace, placesOf } from "./places.ts";

/** A director has a dozen places: on a laptop they stand closer, before the column has to scroll. */
const closeTogether = "md:[@media(max-height:60rem)]:min-h-12";

/** A column on the left; on a phone a bar at the bottom, where the thumb is. */
export function SideNavigation({ bar }: { readonly bar?: ReactNode }) {
	const session = useSession();
	if (!session) return null;
	const places = placesOf(session.user.role.role);
	const more = places.filter((place) => place.more);
	return (
		<div className="flex shrink-0 items-center border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:border-t md:w-22 md:flex-col md:border-r md:py-4">
			<nav aria-label={say("Members")} className="min-h-0 min-w-0 flex-1 md:w-full md:overflow-y-auto">
				<Link
					to="/"
					aria-label={society.name}
					className="mx-auto mb-5 grid size-12 place-items-center rounded-control max-md:hidden"
				>
					<Mark />
				</Link>
				<ul className="flex justify-around max-md:p-1 md:flex-col md:gap-1 md:px-2">
					{places.map(({ path, label, Icon, more }) => (
						<li key={path} className={classNames("max-md:flex-1", more && "max-md:hidden")}>
							<NavLink to={`/${session.user_id}/${path}`} className={classNames(navigationLook, closeTogether)}>
								<Icon aria-hidden="true" className="size-6" strokeWidth={1.9} />
								<span className="text-center leading-tight">{label}</span>
							</NavLink>
						</li>
					))}
					{more.length > 0 && (
						<li className="max-md:flex-1 md:hidden">
							<MoreMenu places={more} userId={session.user_id} />
						</li>
					)}
				</ul>
			</nav>
			{bar}
			<ProfileMenu session={session} />
		</div>
	);
}

type MoreMenuProps = { readonly places: readonly MemberPlace[]; readonly userId: string };

function MoreMenu({ places, userId }: MoreMenuProps) {
	const [pathname, navigate] = useLocation();
	const inside = places.some(({ path }) => pathname.startsWith(`/${userId}/${path}`));
	return (
		<Menu
			side="top"
			buttonClassName={classNames(navigationLook, "w-full", inside && "bg-pine-wash text-pine-strong")}
			button={
				<>
					<Ellipsis aria-hidden="true" className="size-6" strokeWidth={1.9} />
					{say("More")}
				</>
			}
		>
			{places.map(({ path, label, Icon }) => (
				<MenuItem key={path} onSelect={() => navigate(`/${userId}/${path}`)}>
					<Icon aria-hidden="true" className="size-5" />
					{label}
				</MenuItem>
			))}
		</Menu>
	);
}
