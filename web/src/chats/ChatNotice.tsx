import { crisisLinesSentence, type Message } from "@warmline/contract/chats/message";
import { language } from "@warmline/contract/i18n";
import { Suspense } from "react";
import { lazyWithFallback } from "../ui/feedback/lazy-with-fallback.ts";
import { CrisisLine } from "./CrisisLine.tsx";
import { inPageLanguage, noticeText } from "./stored-text.ts";

const CrisisCard = lazyWithFallback(async () => (await import("./CrisisCard.tsx")).CrisisCard, CrisisText);

/** A message of the system: an event of the chat, or the crisis lines. */
export const noticeForVisitor = (message: Message) => <ChatNotice message={message} isForVisitor />;
export const noticeForAgent = (message: Message) => <ChatNotice message={message} isForVisitor={false} />;

/** A centre that somebody shared. Visitors fetch the card with the first one; until then its text is there. */
const ResourceCard = lazyWithFallback(async () => (await import("./ResourceCard.tsx")).ResourceCard, CardText);
const cardOf = (message: Message, isForVisitor: boolean) =>
	message.card && (
		<Suspense fallback={<CardText text={message.message} />}>
			<ResourceCard card={message.card} text={message.message} isForVisitor={isForVisitor} />
		</Suspense>
	);
export const cardForVisitor = (message: Message) => cardOf(message, true);
export const cardForAgent = (message: Message) => cardOf(message, false);

type ChatNoticeProps = { readonly message: Message; readonly isForVisitor: boolean };

function ChatNotice({ message, isForVisitor }: ChatNoticeProps) {
	if (message.kind === "crisis_lines") {
		return (
			<li data-seq={message.seq} className="mx-auto mt-4 w-full max-w-md">
				<Suspense fallback={<CrisisText words={message.message} />}>
					<CrisisCard words={message.message} isForVisitor={isForVisitor} />
				</Suspense>
			</li>
		);
	}
	return (
		<li data-seq={message.seq} className="mx-auto mt-4 max-w-[85%] text-center text-sm text-soft">
			{noticeText(message)}
		</li>
	);
}

/** The card as it will be in the chat. */
export function CrisisLinesPreview() {
	return (
		<Suspense fallback={<CrisisText words={crisisLinesSentence} />}>
			<CrisisCard words={crisisLinesSentence} isForVisitor={false} />
		</Suspense>
	);
}

function CardText({ text }: { readonly text: string }) {
	return <p className="rounded-card border border-line bg-surface px-4 py-3 whitespace-pre-line">{text}</p>;
}

function CrisisText({ words }: { readonly words: string }) {
	const look = "rounded-card bg-attention-wash px-4 py-3 whitespace-pre-line text-attention-ink";
	if (language === "en") return <p className={look}>{words}</p>;
	return (
		<div className={look}>
			<p>{inPageLanguage(words.split("\n", 1)[0] ?? "")}</p>
			<CrisisLine />
		</div>
	);
}
