import { t, tn } from "@warmline/contract/i18n";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useAddress } from "../../platform/routing/address.ts";
import { useSession } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { classNames } from "../../ui/class-names.ts";
import { CountBadge } from "../../ui/feedback/CountBadge.tsx";
import { Mark } from "../../ui/navigation/Mark.tsx";
import { NavLink } from "../../ui/navigation/NavLink.tsx";
import { navigationLabelLook, navigationLook } from "../../ui/navigation/navigation-look.ts";
import { Menu, MenuItem, MenuSeparator } from "../../ui/overlay/Menu.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { groupNames, type MemberPlace, placesOf, tabsOf } from "./places.ts";

/** How many wait for the member, by the path of the place. */
export type WaitingAt = Readonly<Partial<Record<MemberPlace["path"], number>>>;

/** Paths of places that there is no way to for now. */
export type HiddenPlaces = readonly MemberPlace["path"][];

type SideNavigationProps = {
	readonly bar?: ReactNode;
	readonly bell?: ReactNode;
	readonly waiting?: WaitingAt | undefined;
	readonly hidden?: HiddenPlaces | undefined;
};

/** On a phone an open chat has the whole screen; its own button leads back to the list. */
const useIsInChat = (): boolean => {
	const { pathname, search } = useAddress();
	return pathname.endsWith("/chat-dashboard") && new URLSearchParams(search).has("chat");
};

/**
 * Where a member can go, and what is theirs beside it. A sidebar where there is width for it, a narrow one with the rest
 * behind "More" on a tablet; on a phone tabs at the bottom, where the thumb is, and what is theirs at the top.
 */
export function SideNavigation({ bar, bell, waiting = {}, hidden = [] }: SideNavigationProps) {
	const session = useSession();
	const isInChat = useIsInChat();
	if (!session) return null;
	const { role } = session.user.role;
	const places = placesOf(role).filter(({ path }) => !hidden.includes(path));
	const look = classNames("border-line bg-surface print:hidden", isInChat && "max-md:hidden");
	return (
		<>
			<nav
				aria-label={t("Members")}
				className={classNames(
					look,
					"max-md:row-start-3 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)]",
					"min-h-0 min-w-0 md:w-22 md:overflow-y-auto md:border-r md:pt-3 wide:w-52",
				)}
			>
				<Link
					to="/"
					aria-label={society.name}
					className="mx-auto mb-2 grid size-12 place-items-center rounded-control max-md:hidden wide:mx-3"
				>
					<Mark />
				</Link>
				<ul className="flex max-md:p-1 md:flex-col md:gap-0.5 md:px-2">
					<Places places={places} tabs={tabsOf(role)} userId={session.user_id} waiting={waiting} />
				</ul>
			</nav>
			<div
				className={classNames(
					look,
					"flex items-center max-md:row-start-1 max-md:justify-end max-md:border-b md:row-start-2",
					"md:flex-col md:border-r md:pb-3 wide:flex-row wide:justify-between wide:px-2",
				)}
			>
				{bar}
				{bell}
				<ProfileMenu session={session} />
			</div>
		</>
	);
}

type PlacesProps = {
	readonly places: readonly MemberPlace[];
	/** Those that are seen at once, however narrow it is. */
	readonly tabs: readonly MemberPlace[];
	readonly userId: string;
	readonly waiting: WaitingAt;
};

function Places({ places, tabs, userId, waiting }: PlacesProps) {
	const more = places.filter((place) => !tabs.includes(place));
	return (
		<>
			{places.map((place, at) => (
				<Fragment key={place.path}>
					{place.group && place.group !== places[at - 1]?.group && (
						<li aria-hidden="true" className="px-3 pt-2 pb-0.5 text-xs font-semibold text-soft max-wide:hidden">
							{groupNames[place.group]}
						</li>
					)}
					<li className={classNames("max-md:min-w-0 max-md:flex-1", more.includes(place) && "max-wide:hidden")}>
						<PlaceLink place={place} userId={userId} count={waiting[place.path] ?? 0} />
					</li>
				</Fragment>
			))}
			{more.length > 0 && (
				<li className="max-md:min-w-0 max-md:flex-1 wide:hidden">
					<MoreMenu places={more} userId={userId} waiting={waiting} />
				</li>
			)}
		</>
	);
}

type PlaceLinkProps = { readonly place: MemberPlace; readonly userId: string; readonly count: number };

function PlaceLink({ place: { path, label, Icon }, userId, count }: PlaceLinkProps) {
	return (
		<NavLink
			to={`/${userId}/${path}`}
			className={classNames(navigationLook, "wide:min-h-9 wide:flex-row wide:justify-start wide:gap-3 wide:px-3")}
		>
			<span className="relative wide:static">
				<Icon aria-hidden="true" className="size-6 wide:size-5" strokeWidth={1.9} />
				<CountBadge
					count={count}
					className="absolute -top-2 left-3 wide:inset-y-0 wide:right-3 wide:left-auto wide:my-auto"
				/>
			</span>
			<span className={classNames(navigationLabelLook, "wide:text-left wide:text-sm")}>
				{label}
				<WaitingText count={count} />
			</span>
		</NavLink>
	);
}

/** The number on the icon, in words. */
function WaitingText({ count }: { readonly count: number }) {
	if (count === 0) return null;
	return (
		<span className="sr-only">{tn(count, { one: " ({count} is waiting)", other: " ({count} are waiting)" })}</span>
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
					<span className={navigationLabelLook}>
						{t("More")}
						<WaitingText count={all} />
					</span>
				</>
			}
		>
			{places.map(({ path, label, Icon, group }, at) => (
				<Fragment key={path}>
					{group && at > 0 && group !== places[at - 1]?.group && <MenuSeparator />}
					<MenuItem onSelect={() => navigate(`/${userId}/${path}`)}>
						<Icon aria-hidden="true" className="size-5" />
						{label}
						<WaitingText count={waiting[path] ?? 0} />
						<CountBadge count={waiting[path] ?? 0} className="ml-auto" />
					</MenuItem>
				</Fragment>
			))}
		</Menu>
	);
}
