import type { ResourceCard as Card } from "@warmline/contract/chats/resource-card";
import { centreKinds, kindOfCentre } from "@warmline/contract/content/centre-kind";
import { fillText, textPhrase } from "@warmline/contract/content/centre-words";
import { language, t } from "@warmline/contract/i18n";
import { useState } from "react";
import { callAddress, textAddress } from "../platform/call-address.ts";
import { Button } from "../ui/Button.tsx";
import { buttonLook } from "../ui/button-look.ts";
import { VisuallyHidden } from "../ui/text/VisuallyHidden.tsx";

type ResourceCardProps = {
	readonly card: Card;
	/** What the message says as text: that is copied. */
	readonly text: string;
	/** For the visitor each number is called or texted by one tap. An agent who reads along must not call one by mistake. */
	readonly isForVisitor: boolean;
};

/** A centre that was shared in the chat, as it was listed then. */
export function ResourceCard({ card, text, isForVisitor }: ResourceCardProps) {
	const said = (phrase: string) => card.words[language]?.[phrase] ?? phrase;
	const name = said(card.name);
	const facts: readonly (readonly [string, string | null | undefined])[] = [
		[t("For:"), card.audience && said(card.audience)],
		[t("Hours:"), card.hours && said(card.hours)],
		[t("Languages:"), card.languages?.map(said).join(", ")],
	];
	const texted = card.text && (fillText(card.text, said(textPhrase)) ?? t("Text {number}", { number: card.text }));
	const calls = card.phone.map(({ number, label }) => ({
		number,
		words: t("Call {number}", { number }) + (label === null ? "" : ` (${said(label)})`),
	}));
	const ofCentre = <VisuallyHidden>({name})</VisuallyHidden>;
	return (
		<section
			aria-label={name}
			className="rounded-card border-2 border-pine bg-surface px-4 py-3 text-ink shadow-card wrap-anywhere"
		>
			<p className="font-semibold">{name}</p>
			<p className="text-sm text-soft">{centreKinds[kindOfCentre(card)]}</p>
			<dl className="mt-1 text-sm">
				{facts.map(
					([fact, value]) =>
						value && (
							<div key={fact}>
								<dt className="inline text-soft">{fact} </dt>
								<dd className="inline">{value}</dd>
							</div>
						),
				)}
			</dl>
			{isForVisitor ? (
				<p className="mt-2 flex flex-wrap gap-2">
					{calls.map(({ number, words }) => (
						<a key={number} href={callAddress(number)} className={buttonLook("primary", "max-w-full flex-wrap")}>
							{words}
							{ofCentre}
						</a>
					))}
					{card.text && (
						<a href={textAddress(card.text)} className={buttonLook("secondary", "max-w-full flex-wrap")}>
							{texted}
							{ofCentre}
						</a>
					)}
				</p>
			) : (
				<p className="mt-1">{[...calls.map(({ words }) => words), texted].filter(Boolean).join(" · ")}</p>
			)}
			{(card.website || isForVisitor) && (
				<div className="mt-1 flex flex-wrap items-center gap-x-4">
					{card.website && (
						<a
							href={card.website}
							target="_blank"
							rel="noopener noreferrer"
							className="inline-flex min-h-11 items-center font-semibold text-pine underline"
						>
							{t("Website")}
							{ofCentre}
						</a>
					)}
					{isForVisitor && <CopyCard text={text} />}
				</div>
			)}
		</section>
	);
}

/** To be kept elsewhere: in a note, or sent to oneself. */
function CopyCard({ text }: { readonly text: string }) {
	const [copied, setCopied] = useState<boolean | null>(null);
	const copy = async () => {
		try {
			// Where the page did not come safely there is no clipboard.
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	};
	return (
		<>
			<Button variant="quiet" className="-ml-4" onClick={() => void copy()}>
				{t("Copy")}
			</Button>
			<span role="status" className="text-sm font-medium">
				{copied === true && t("Copied.")}
				{copied === false && t("Couldn’t copy it. Please select the text and copy it yourself.")}
			</span>
		</>
	);
}
