import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

type MemberLayoutProps = {
	/** What stands above every page, and stays while the page scrolls. */
	readonly above?: ReactNode;
	/** What stands in the navigation beside its places. */
	readonly bar?: ReactNode;
	/** The page. */
	readonly children: ReactNode;
};

/** The window itself does not scroll here: lists and conversations scroll inside, the navigation stays. */
export function MemberLayout({ above, bar, children }: MemberLayoutProps) {
	const [pathname] = useLocation();
	return (
		<div className="flex h-screen supports-[height:100dvh]:h-dvh flex-col md:flex-row">
			<SkipLink />
			<SideNavigation bar={bar} />
			<div className="order-first flex min-h-0 min-w-0 flex-1 flex-col md:order-none">
				{above}
				<main id="content" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto">
					<ErrorBoundary resetBy={pathname}>
						<Suspense fallback={<Loading />}>{children}</Suspense>
					</ErrorBoundary>
				</main>
			</div>
		</div>
	);
}
