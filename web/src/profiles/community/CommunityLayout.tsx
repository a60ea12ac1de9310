import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import Film from "lucide-react/icons/film";
import Folder from "lucide-react/icons/folder";
import Images from "lucide-react/icons/images";
import Newspaper from "lucide-react/icons/newspaper";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { type ReactNode, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { fullName, useSession } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { NavLink } from "../../ui/navigation/NavLink.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { NewestPhotos } from "../media/NewestPhotos.tsx";
import { Completion } from "../profile/Completion.tsx";
import { CommunityStrip } from "./CommunityStrip.tsx";
import { OnlineMembers } from "./OnlineMembers.tsx";
import { Tags } from "./Tags.tsx";

const column = "sticky top-0 max-h-dvh space-y-5 overflow-y-auto overscroll-contain py-8 md:py-12";

/**
 * The frame of the community inside the member area: a column on each side of the page, as far as there is room. What
 * has none stands in the left column, and on a phone in a strip above the page that opens: below an endless list nobody
 * would come to see it.
 */
export function CommunityLayout({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	const [pathname] = useLocation();
	const hasLeft = useMedia("(min-width: 64rem)");
	const hasRight = useMedia("(min-width: 80rem)");
	if (!session) return null;
	const { user } = session;
	const page = (
		<ErrorBoundary resetBy={pathname}>
			<Suspense fallback={<Loading />}>{children}</Suspense>
		</ErrorBoundary>
	);
	// Who has only registered meets nobody yet.
	if (user.role.role === "new_hire") return page;
	const around = (
		<>
			<Tags />
			<NewestPhotos userId={user.id} />
		</>
	);
	return (
		<div className="mx-auto w-full max-w-[92rem] lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start xl:grid-cols-[16rem_minmax(0,1fr)_18rem]">
			{hasLeft ? (
				<div className={`${column} pl-6`}>
					<OwnCard user={user} />
					<CommunityLinks userId={user.id} />
					<OnlineMembers ownId={user.id} />
					{!hasRight && around}
				</div>
			) : (
				<CommunityStrip user={user}>
					<CommunityLinks userId={user.id} />
					<OnlineMembers ownId={user.id} />
					{around}
				</CommunityStrip>
			)}
			<div className="min-w-0">{page}</div>
			{hasRight && (
				<aside aria-label={t("Community")} className={`${column} pr-6`}>
					{around}
				</aside>
			)}
		</div>
	);
}

/** Where one can go in the community, below `/{userId}/`. */
const communityLinks = [
	{ path: "activity-feed", label: t("Stream"), Icon: Newspaper },
	{ path: "profile", label: t("Profile"), Icon: UserRound },
	{ path: "followers", label: t("Followers"), Icon: Users },
	{ path: "photos", label: t("Photos"), Icon: Images },
	{ path: "videos", label: t("Videos"), Icon: Film },
	{ path: "files", label: t("Files"), Icon: Folder },
	{ path: "preferences", label: t("Preferences"), Icon: SlidersHorizontal },
] as const;

const look =
	"flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-soft hover:bg-pine-wash hover:text-pine-strong aria-[current=page]:bg-pine-wash aria-[current=page]:text-pine-strong";

function CommunityLinks({ userId }: { readonly userId: string }) {
	return (
		<nav aria-label={t("Community")} className="rounded-card border border-line bg-surface p-2 shadow-card">
			<ul className="grid gap-0.5 max-lg:grid-cols-2">
				{communityLinks.map(({ path, label, Icon }) => (
					<li key={path}>
						<NavLink to={`/${userId}/${path}`} className={look}>
							<Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Who one is, and how much others can know of it. */
function OwnCard({ user }: { readonly user: User }) {
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
