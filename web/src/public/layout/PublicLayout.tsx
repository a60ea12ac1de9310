import { t } from "@warmline/contract/i18n";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SkipLink } from "../../ui/navigation/SkipLink.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { crisisParts } from "../crisis/crisis-parts.tsx";
import { asWritten, textPageAt } from "../text-pages.ts";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

/** Beside those of `textPages`: pages somebody in need may be on, maybe with somebody else in the room. */
const visitorPages = ["/", "/chat-form", "/crisis"];

export function PublicLayout({ children }: { readonly children: ReactNode }) {
	const [pathname] = useLocation();
	const here = asWritten(pathname);
	const forVisitors = visitorPages.includes(here) || textPageAt(here)?.forVisitors === true;
	return (
		<div className="flex min-h-screen flex-col text-lg supports-[height:100dvh]:min-h-dvh">
			<SkipLink />
			<PublicHeader quickExit={forVisitors} />
			{forVisitors && here !== "/crisis" && <CrisisNote />}
			<main id="content" tabIndex={-1} className="flex-1">
				<ErrorBoundary resetBy={pathname}>
					<Suspense fallback={<Loading className="min-h-screen py-8 text-center text-soft" />}>{children}</Suspense>
				</ErrorBoundary>
			</main>
			<PublicFooter />
		</div>
	);
}

const parts = crisisParts("font-bold underline");

function CrisisNote() {
	return (
		<aside
			aria-label={t("In a crisis")}
			className="border-b border-line bg-attention-wash px-5 py-2.5 text-base text-attention-ink"
		>
			<p className="mx-auto max-w-public text-center">
				<Trans
					text="This is not a crisis service. In immediate danger? Call <danger>9-1-1</danger>. Thinking about suicide? Call or text <suicide>9-8-8</suicide>, any time. <more>More help</more>"
					parts={parts}
				/>
			</p>
		</aside>
	);
}
