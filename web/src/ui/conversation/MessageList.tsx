import type { Message, Sender } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { Fragment, type ReactNode, useRef } from "react";
import { clockTime, localDay, namedDay, timeOrDate } from "../../platform/time/time.ts";
import { Button } from "../Button.tsx";
import { Failed } from "../feedback/Failed.tsx";
import { Loading } from "../feedback/Loading.tsx";
import type { ConversationState } from "./conversation.ts";
import { MessageBubble, PendingBubble, type Tick } from "./MessageBubble.tsx";
import { shown } from "./thread.ts";
import { useSeen } from "./use-seen.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

type MessageListProps = {
	readonly conversation: ConversationState;
	/** The side whose messages stand on the right; null for a reader who takes no part. */
	readonly side: Sender | null;
	/** What is written now goes out once the connection is back. */
	readonly offline?: boolean;
	/** Whether the reader wrote a message, where several people write on the reader's side. */
	readonly isOwn?: (message: Message) => boolean;
	readonly onTryAgain: (clientId: string) => void;
	readonly onFetchAgain: () => void;
	readonly onEarlier?: () => void;
	/** The newest message of the other side stands before the person's eyes. */
	readonly onSeen?: (seq: number) => void;
	/** The list item of what nobody said: a notice of what happened. */
	readonly notice?: (message: Message) => ReactNode;
	/** What a message shows in place of its text. */
	readonly card?: (message: Message) => ReactNode;
	/** List items to show instead of a message's own; null leaves it as it is. */
	readonly inPlaceOf?: (message: Message, bubble: ReactNode) => ReactNode;
	/** A line between the messages: before the one with that id, or after all of them. */
	readonly line?: { readonly text: string; readonly before: Message["id"] | null } | null;
	/** It is over and to be read from its beginning, not from its latest words. */
	readonly fromStart?: boolean;
	/** What is said while nobody has said anything. */
	readonly nothing?: string;
	/** What stands before the first message. */
	readonly children?: ReactNode;
};

/** Milliseconds within which words of one person belong together. */
const together = 3 * 60_000;

const dayOf = (message: Message) => localDay(new Date(message.timestamp));

/** Of today a time is told by the clock alone. */
const dayLabel = ({ timestamp }: Message): string =>
	timeOrDate(timestamp) === clockTime(timestamp) ? t("Today") : namedDay(timestamp);

const isNotice = ({ kind, sender }: Message): boolean => kind !== "text" || sender === "system";

const followsOn = (before: Message | undefined, message: Message): boolean =>
	before !== undefined &&
	before.kind === "text" &&
	before.sender === message.sender &&
	before.sender_id === message.sender_id &&
	before.sender_name === message.sender_name &&
	Date.parse(message.timestamp) - Date.parse(before.timestamp) < together;

export function MessageList(props: MessageListProps) {
	const { conversation, side, fromStart = false } = props;
	const { isOwn = ({ sender }) => sender === side } = props;
	const { thread, loaded } = conversation;
	const list = useRef<HTMLDivElement>(null);
	const messages = shown(thread);
	const lastMessage = messages[messages.length - 1];
	const lastPending = thread.pending[thread.pending.length - 1];
	const last = lastPending?.client_id ?? lastMessage?.id ?? null;
	const { missed, toEnd } = useStickToEnd(list, { last, own: lastPending !== undefined, fromStart });
	const newestOwn = messages.findLast(isOwn)?.seq ?? null;
	const newestOfOthers = messages.findLast(({ sender }) => sender !== side)?.seq ?? null;
	useSeen(list, newestOfOthers, props.onSeen);

	const tickOf = (message: Message): Tick | null => {
		if (conversation.seen === null || !isOwn(message)) return null;
		return message.seq <= conversation.seen ? "seen" : "sent";
	};
	const allSeen = lastPending === undefined && newestOwn !== null && newestOwn <= (conversation.seen ?? 0);

	const items = messages.map((message, at) => {
		const before = messages[at - 1];
		const newDay = !before || dayOf(before) !== dayOf(message);
		const bubble = isNotice(message) ? (
			props.notice?.(message)
		) : (
			<MessageBubble
				message={message}
				own={isOwn(message)}
				onRight={message.sender === side}
				follows={!newDay && followsOn(before, message)}
				tick={tickOf(message)}
				tickInWords={message.seq === newestOwn && lastPending === undefined}
			>
				{props.card?.(message)}
			</MessageBubble>
		);
		return (
			<Fragment key={message.id}>
				{newDay && <li className="mt-4 text-center text-xs font-semibold text-soft">{dayLabel(message)}</li>}
				{props.inPlaceOf?.(message, bubble) ?? bubble}
			</Fragment>
		);
	});
	if (props.line) {
		const { text, before } = props.line;
		// A key of its own: it stays the same element when words come after it, and is announced once.
		const item = (
			<li key="line" className="mx-auto mt-4 max-w-[85%] text-center text-sm text-soft">
				{text}
			</li>
		);
		items.splice(before === null ? items.length : messages.findIndex(({ id }) => id === before), 0, item);
	}

	return (
		<div className="relative min-h-0 flex-1">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
			<div ref={list} tabIndex={0} className="h-full overflow-y-auto overscroll-contain px-4 pt-2 pb-4">
				{props.children}
				{thread.from > 1 && props.onEarlier && (
					<div className="py-2 text-center">
						<Button variant="quiet" busy={conversation.fetchingEarlier} onClick={props.onEarlier}>
							{t("Show earlier messages")}
						</Button>
					</div>
				)}
				<div role="log" aria-live="polite" aria-label={t("Messages")}>
					<ol>
						{items}
						{thread.pending.map((one) => (
							<PendingBubble
								key={one.client_id}
								pending={one}
								offline={props.offline ?? false}
								onTryAgain={props.onTryAgain}
							/>
						))}
					</ol>
				</div>
				{conversation.fetchFailed ? (
					<Failed message={t("Failed to fetch chat messages.")} onRetry={props.onFetchAgain} />
				) : (
					!loaded && <Loading>{t("Loading messages...")}</Loading>
				)}
				{loaded && messages.length + thread.pending.length === 0 && (
					<p className="py-8 text-center text-soft">{props.nothing ?? t("No messages found.")}</p>
				)}
				{/* Said once for the newest own message, not for each that was seen with it. */}
				<p role="status" className="sr-only">
					{allSeen && t("Your message was seen.")}
				</p>
				<p role="status" className="mt-2 min-h-6 text-sm text-soft italic">
					{conversation.typing && t("{name} is typing...", { name: conversation.typing })}
				</p>
			</div>
			{missed && (
				<Button variant="primary" className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float" onClick={toEnd}>
					{t("New messages")}
				</Button>
			)}
		</div>
	);
}
