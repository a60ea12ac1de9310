import { t } from "@warmline/contract/i18n";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { useSession } from "../../platform/session.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { NewestPhotos } from "../media/NewestPhotos.tsx";
import { CommunityLinks } from "./CommunityLinks.tsx";
import { CommunityStrip } from "./CommunityStrip.tsx";
import { OnlineMembers } from "./OnlineMembers.tsx";
import { OwnCard } from "./OwnCard.tsx";
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
