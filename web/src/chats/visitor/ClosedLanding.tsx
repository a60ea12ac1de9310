import { rateAfter } from "@warmline/contract/chats/after-calls";
import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { useEffect, useRef, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { base } from "../../platform/routing/language-address.ts";
import { parseStoredObject } from "../../platform/storage/parse-stored-object.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { nextOpening } from "../availability/next-opening.ts";
import { useOpeningStatus } from "../availability/use-opening-status.ts";
import { LeaveMessageForm } from "../intake/LeaveMessageForm.tsx";
import { AfterScale } from "./AfterScale.tsx";
import { emptyDraft, type IntakeDraft, leavingKey } from "./chat-in-tab.ts";
import { EraseChat } from "./EraseChat.tsx";
import { type WordsToLeave, wasListenedTo, wordsToLeave } from "./unanswered-text.ts";

/** The message that is written where a chat closed; null until one was begun. */
const keptLeaving = (chatId: string): IntakeDraft | null => {
	const text = sessionStorage.getItem(leavingKey(chatId));
	return text === null ? null : { ...emptyDraft, ...parseStoredObject(text) };
};
const keepLeaving = (chatId: string, draft: IntakeDraft): void =>
	sessionStorage.setItem(leavingKey(chatId), JSON.stringify(draft));

type ClosedLandingProps = {
	readonly chatId: string;
	readonly messages: readonly Message[];
	/** What had not arrived when the chat closed, sent or only typed. */
	readonly unsent: readonly string[];
	readonly onStartFresh: () => void;
	readonly onErased: () => void;
};

const useDraft = (chatId: string, message: string) => {
	const [draft, change] = useState<IntakeDraft>(() => keptLeaving(chatId) ?? { ...emptyDraft, message });
	useEffect(() => keepLeaving(chatId, draft), [chatId, draft]);
	const set = <K extends keyof IntakeDraft>(name: K, value: IntakeDraft[K]) =>
		change((before) => ({ ...before, [name]: value }));
	return { draft, set, clear: () => change(emptyDraft) };
};

const hintFor = ({ isWhole }: WordsToLeave): string =>
	isWhole
		? t("Your messages from this chat are filled in. Change them as you like.")
		: t(
				"Your most recent messages from this chat are filled in, since all of them would be too long. Change them as you like.",
			);

/** The chat closed while somebody waited: they are told why it is not their fault, who is there now, and when we are. */
export function ClosedLanding({ chatId, messages, unsent, onStartFresh, onErased }: ClosedLandingProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);
	const { opening } = useOpeningStatus(useRef(true));
	const [words] = useState(() => wordsToLeave(messages, unsent));
	const leaving = useDraft(chatId, words.message);
	const [hint] = useState(() => (leaving.draft.message === "" ? undefined : hintFor(words)));
	const listenedTo = wasListenedTo(messages);
	const [erasing, setErasing] = useState(false);
	const opener = useOpener(erasing);
	return (
		<section
			aria-label={t("Chat ended")}
			className="max-h-[82%] shrink-0 overflow-y-auto border-t border-line bg-surface px-4 py-5"
		>
			{erasing && (
				<EraseChat
					chatId={chatId}
					besides={t("A message you left to be answered by email is not part of this.")}
					onErased={onErased}
					onKeep={() => setErasing(false)}
				/>
			)}
			<div hidden={erasing} className="mx-auto max-w-prose">
				<div role="status">
					<h2 ref={heading} tabIndex={-1} className="text-xl shadow-none outline-none">
						{listenedTo
							? t("We had to close before someone else could join you")
							: t("We had to close before someone could join you")}
					</h2>
					<p className="mt-1">
						{t("We’re sorry. It’s not because of anything you wrote or did. It took courage to write to us.")}
					</p>
					{opening && !opening.open && (
						<p className="mt-2 font-semibold">
							{opening.next_open
								? t("We open again {when} (your time).", { when: nextOpening(opening.next_open) })
								: t("We don’t know yet when we’ll open again.")}
						</p>
					)}
				</div>
				{opening?.open && (
					<Banner tone="success" className="mt-3">
						<p>{t("Chat is open again.")}</p>
						<Button className="mt-2" onClick={onStartFresh}>
							{t("Start a new chat")}
						</Button>
					</Banner>
				)}
				<p className="mt-4 rounded-control bg-attention-wash px-4 py-3 text-attention-ink">
					<Trans
						text="These services are open now: <centres>crisis and distress centres</centres>."
						parts={{
							centres: (words) => (
								<a href={`${base}/Crisis`} target="_blank" rel="noopener" className="font-bold underline">
									{words}
								</a>
							),
						}}
					/>
				</p>
				{listenedTo && (
					<div className="text-center">
						<AfterScale onRate={(scale) => request(rateAfter, { params: { chat_id: chatId }, body: { scale } })} />
					</div>
				)}
				<LeaveMessageForm intake={leaving} hint={hint} keepDays={opening?.keep_days} className="mt-6" />
				<div className="mt-4 flex flex-wrap gap-2">
					{window.opener ? (
						<Button variant="quiet" onClick={() => window.close()}>
							{t("Close this window")}
						</Button>
					) : (
						<LinkButton to="/" variant="quiet">
							{t("Home page")}
						</LinkButton>
					)}
				</div>
				<Button ref={opener} variant="quiet" className="mt-3 text-sm" onClick={() => setErasing(true)}>
					{t("Erase this chat")}
				</Button>
			</div>
		</section>
	);
}
