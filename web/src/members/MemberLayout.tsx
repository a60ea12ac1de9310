import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { createQueryClient } from "../platform/query.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { SideNavigation } from "./SideNavigation.tsx";

/** The window itself does not scroll here: lists and conversations scroll inside, the navigation stays. */
export function MemberLayout() {
	const [queryClient] = useState(createQueryClient);
	const { pathname } = useLocation();
	return (
		<QueryClientProvider client={queryClient}>
			<div className="flex h-screen supports-[height:100dvh]:h-dvh flex-col md:flex-row">
				<SkipLink />
				<SideNavigation />
				<main
					id="content"
					tabIndex={-1}
					className="relative order-first min-h-0 min-w-0 flex-1 overflow-y-auto md:order-none"
				>
					<ErrorBoundary resetBy={pathname}>
						<Suspense fallback={<Loading />}>
							<Outlet />
						</Suspense>
					</ErrorBoundary>
				</main>
			</div>
		</QueryClientProvider>
	);
}
