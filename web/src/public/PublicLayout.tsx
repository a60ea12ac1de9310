import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { CrisisNote } from "./CrisisNote.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

/** Pages somebody in need may be on, maybe with somebody else in the room. */
const visitorPages = ["/", "/chat-form", "/crisis", "/safety", "/privacy", "/terms", "/about"];

export function PublicLayout() {
	const { pathname } = useLocation();
	const forVisitors = visitorPages.includes(pathname.toLowerCase());
	return (
		<div className="flex min-h-screen flex-col text-lg supports-[height:100dvh]:min-h-dvh">
			<SkipLink />
			<PublicHeader quickExit={forVisitors} />
			{forVisitors && pathname !== "/Crisis" && <CrisisNote />}
			<main id="content" tabIndex={-1} className="flex-1">
				<ErrorBoundary resetBy={pathname}>
					<Suspense fallback={<Loading />}>
						<Outlet />
					</Suspense>
				</ErrorBoundary>
			</main>
			<PublicFooter />
		</div>
	);
}
