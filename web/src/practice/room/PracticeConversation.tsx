import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import type { PracticeRoom } from "@warmline/contract/practice/practice";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Composer } from "../../ui/conversation/Composer.tsx";
import { ConnectionBanner } from "../../ui/conversation/ConnectionBanner.tsx";
import { MessageList } from "../../ui/conversation/MessageList.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { cardNamed } from "../cards.ts";
import { learnerName, mayComment, partnerName, type Seat, seatOf, senderOf } from "../room.ts";
import { LineComments } from "./LineComments.tsx";
import { PracticeHeader } from "./PracticeHeader.tsx";
import type { Practice, PracticeState } from "./practice-chat.ts";
import { ScriptCard } from "./ScriptCard.tsx";

type PracticeConversationProps = {
	readonly room: PracticeRoom;
	readonly memberId: string;
	readonly practice: Practice;
	readonly state: PracticeState;
};

const placeholders: Readonly<Record<Exclude<Seat, "watcher">, string>> = {
	listener: t("Practice: write as the listener..."),
	visitor: t("Practice: write as the visitor..."),
};

/** A practice while it runs, and afterwards as what was said and what was said of it. */
export function PracticeConversation({ room, memberId, practice, state }: PracticeConversationProps) {
	const { conversation, text, unsent, connection } = state;
	const writing = useRef<HTMLDivElement>(null);
	const ended = room.state === "ended";
	const [wasOver] = useState(ended);
	// Elsewhere the field takes no focus when one comes: that would bring up the keyboard.
	const [finePointer] = useState(() => window.matchMedia("(pointer: fine)").matches);
	const looked = useLookedAt();
	const seat = seatOf(room, memberId);
	const writes = !ended && seat !== "watcher";
	const other = seat === "visitor" ? learnerName(room) : partnerName(room);
	const card = cardNamed(room.card);
	const connected = connection === "connected";
	usePageTitle(titleOf(ended, looked, other));

	const unsaid = conversation.loaded && conversation.thread.messages.every(({ sender }) => sender !== "user");
	const putOpening = () => {
		practice.typed(card?.opening ?? "");
		writing.current?.querySelector("textarea")?.focus();
	};
	const mayUseOpening = seat === "visitor" && !ended && unsaid && conversation.thread.pending.length === 0;
	const onOpening = mayUseOpening && text.trim() === "" ? putOpening : null;
	const withComments = (message: Message, bubble: ReactNode) =>
		message.sender !== "agent" ? null : (
			<>
				{bubble}
				<LineComments
					message={message}
					own={seat === "listener"}
					memberId={memberId}
					mayComment={mayComment(room, memberId)}
					connected={connected}
					practice={practice}
					state={state}
				/>
			</>
		);

	return (
		<div className="absolute inset-0 flex flex-col">
			<PracticeHeader
				room={room}
				seat={seat}
				connected={connected}
				arrives={!writes || !finePointer}
				practicePath={`/${memberId}/practice`}
				onEnd={practice.end}
			/>
			<ConnectionBanner state={connection} onReconnect={practice.channel.wake} />
			{state.refusal && (
				<Banner tone="failure" className="m-3">
					{state.refusal}
				</Banner>
			)}
			<div className="flex min-h-0 flex-1">
				<section aria-label={t("Conversation")} className="flex min-w-0 flex-1 flex-col">
					{card && (
						<details className="shrink-0 border-b border-line bg-surface lg:hidden">
							<summary className="min-h-11 px-4 py-2.5 font-semibold text-pine">
								{t("Card: {title}", { title: card.title })}
							</summary>
							<ScriptCard card={card} seat={seat} onOpening={onOpening} className="max-h-[45dvh] px-4 pb-4" />
						</details>
					)}
					<MessageList
						conversation={conversation}
						side={seat === "watcher" ? null : senderOf[seat]}
						offline={!connected}
						onTryAgain={practice.tryAgain}
						onFetchAgain={practice.fetchAgain}
						inPlaceOf={withComments}
						fromStart={wasOver}
						nothing={nothingYet(ended, seat, other)}
					/>
					{writes && (
						<div ref={writing}>
							<Composer
								text={text}
								onText={practice.typed}
								onSend={practice.write}
								placeholder={placeholders[seat]}
								autoFocus
							/>
						</div>
					)}
					{!writes && !ended && (
						<p role="status" className="border-t border-line bg-surface px-4 py-4 text-center text-soft">
							{t("You’re observing. {name} sees your comments now, and {learner} when the practice has ended.", {
								name: partnerName(room),
								learner: learnerName(room),
							})}
						</p>
					)}
					{ended && unsent !== "" && (
						<Field
							label={t("Your unsent message:")}
							hint={t("You can copy it until you leave this page.")}
							className="border-t border-line bg-surface px-4 py-3"
						>
							<TextArea readOnly rows={2} value={unsent} />
						</Field>
					)}
					{ended && (
						<div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3">
							<p role="status" className="text-soft">
								{t("This practice has ended.")}
							</p>
							<LinkButton to={`/${memberId}/practice`}>{t("Practise again")}</LinkButton>
						</div>
					)}
				</section>
				{card && (
					<aside aria-label={t("Card")} className="w-80 shrink-0 border-l border-line bg-surface max-lg:hidden xl:w-96">
						<ScriptCard card={card} seat={seat} onOpening={onOpening} className="h-full p-5" />
					</aside>
				)}
			</div>
		</div>
	);
}

const titleOf = (ended: boolean, looked: boolean, name: string): string => {
	if (ended) return t("Practice with {name}, ended", { name });
	return looked ? t("Practice with {name}", { name }) : t("{name} is here to practise with you", { name });
};

const nothingYet = (ended: boolean, seat: Seat, name: string): string => {
	if (ended) return t("No messages in this practice.");
	if (seat === "listener") return t("{name} is reading the card and will write first, as a visitor would.", { name });
	return seat === "visitor"
		? t("You write first. Read the card, take your time, and start with its opening.")
		: t("No messages yet.");
};

/** True once somebody has looked at the tab since this was shown. */
const useLookedAt = (): boolean => {
	const [looked, setLooked] = useState(document.visibilityState === "visible");
	useEffect(() => {
		const look = () => document.visibilityState === "visible" && setLooked(true);
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, []);
	return looked;
};
