import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { base } from "../../platform/routing/language-address.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { QuickExit } from "../../ui/navigation/QuickExit.tsx";
import { Trans } from "../../ui/text/Trans.tsx";
import { CrisisLine } from "../CrisisLine.tsx";

type ErasedPageProps = { readonly onStartFresh: () => void };

/** In the place of a chat that its visitor has just erased. */
export function ErasedPage({ onStartFresh }: ErasedPageProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	usePageTitle(t("Chat Support"));
	return (
		<main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 px-5 py-10">
			<QuickExit className="mb-auto self-end" />
			<h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
				{t("Your chat has been erased.")}
			</h1>
			<p>{t("The messages, any notes and your details are gone. You’re welcome back any time.")}</p>
			<p className="text-soft">
				<Trans
					text="Your browser history may still show that you visited. <safe>How to stay safe here</safe>"
					parts={{
						safe: (words) => (
							<a href={`${base}/Safety`} target="_blank" rel="noopener" className="font-semibold underline">
								{words}
							</a>
						),
					}}
				/>
			</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={onStartFresh}>{t("Start a new chat")}</Button>
				{window.opener ? (
					<Button variant="secondary" onClick={() => window.close()}>
						{t("Close this window")}
					</Button>
				) : (
					<LinkButton to="/" variant="secondary">
						{t("Home page")}
					</LinkButton>
				)}
			</div>
			<CrisisLine className="mb-auto" />
		</main>
	);
}
