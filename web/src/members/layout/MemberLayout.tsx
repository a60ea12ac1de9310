import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SkipLink } from "../../ui/navigation/SkipLink.tsx";
import { type HiddenPlaces, SideNavigation, type WaitingAt } from "./SideNavigation.tsx";

type MemberLayoutProps = {
	/** What stands above every page, and stays while the page scrolls. */
	readonly above?: ReactNode;
	/** What stands in the navigation beside its places. */
	readonly bar?: ReactNode;
	/** The way to what happened, beside the member's own menu. */
	readonly bell?: ReactNode;
	/** How many wait for the member at a place. */
	readonly waiting?: WaitingAt;
	/** Places that there is no way to for now. */
	readonly hidden?: HiddenPlaces;
	/** The page. */
	readonly children: ReactNode;
};

/** The window itself does not scroll here: lists and conversations scroll inside, the navigation stays. */
export function MemberLayout({ above, bar, bell, waiting, hidden, children }: MemberLayoutProps) {
	const [pathname] = useLocation();
	return (
		<div className="group/frame grid h-screen grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] supports-[height:100dvh]:h-dvh md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] print:block print:h-auto">
			<SkipLink />
			<SideNavigation bar={bar} bell={bell} waiting={waiting} hidden={hidden} />
			<div className="flex min-h-0 min-w-0 flex-col lg:group-has-[[data-docked]]/frame:has-[[data-workspace]]:pl-88 max-md:row-start-2 md:col-start-2 md:row-span-2 md:row-start-1 print:block">
				{above}
				<main id="content" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto print:overflow-visible">
					<ErrorBoundary resetBy={pathname}>
						<Suspense fallback={<Loading />}>{children}</Suspense>
					</ErrorBoundary>
				</main>
			</div>
		</div>
	);
}
