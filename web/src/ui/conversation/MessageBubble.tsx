import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { keptName } from "../../platform/member-name.ts";
import { clockTime, wholeTime } from "../../platform/time/time.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import type { Pending } from "./thread.ts";

const bubble = "w-fit max-w-[85%] rounded-card px-3.5 py-2 whitespace-pre-wrap wrap-anywhere md:max-w-[min(75%,36rem)]";
const ownLook = "rounded-br-sm bg-pine text-on-pine";
const colleagueLook = "rounded-br-sm border border-pine bg-pine-wash";
const otherLook = "rounded-bl-sm border border-line bg-surface";

/** How far an own message has come. */
export type Tick = "sent" | "seen";

type MessageBubbleProps = {
	readonly message: Message;
	/** The reader wrote it. */
	readonly own: boolean;
	/** The reader, or somebody on the reader's side. */
	readonly onRight: boolean;
	/** The same person wrote the one before, a moment ago: no need to repeat the name. */
	readonly follows: boolean;
	readonly tick?: Tick | null;
	/** The newest own message says its tick in a word, too. */
	readonly tickInWords?: boolean;
	/** What is shown in place of the text, as a card. */
	readonly children?: ReactNode;
};

export function MessageBubble(props: MessageBubbleProps) {
	const { message, own, onRight, follows, tick = null, tickInWords = false, children } = props;
	const look = onRight ? colleagueLook : otherLook;
	return (
		<li
			data-seq={message.seq}
			className={classNames("flex flex-col", onRight ? "items-end" : "items-start", follows ? "mt-1" : "mt-4")}
		>
			{own || follows ? (
				<VisuallyHidden>{t("{name}:", { name: own ? t("You") : keptName(message.sender_name) })} </VisuallyHidden>
			) : (
				<span className="mb-0.5 px-1 text-sm font-semibold text-soft">{keptName(message.sender_name)}</span>
			)}
			{children ? (
				<div className="w-full max-w-md">{children}</div>
			) : (
				<div className={classNames(bubble, own ? ownLook : look)}>{message.message}</div>
			)}
			<span className="mt-0.5 flex items-center gap-1 px-1 text-xs text-soft">
				<time dateTime={message.timestamp} title={wholeTime(message.timestamp)}>
					{clockTime(message.timestamp)}
				</time>
				{tick && <Ticks tick={tick} inWords={tickInWords} />}
			</span>
		</li>
	);
}

/** Hidden from screen readers: a change inside the log would be read out for every message. */
function Ticks({ tick, inWords }: { readonly tick: Tick; readonly inWords: boolean }) {
	const seen = tick === "seen";
	return (
		<span
			aria-hidden="true"
			title={seen ? t("Seen") : t("Sent")}
			data-tick={tick}
			className={classNames("flex items-center gap-1", seen && "font-semibold text-pine")}
		>
			<svg
				viewBox={seen ? "0 0 18 12" : "0 0 12 12"}
				aria-hidden="true"
				className="h-3 fill-none stroke-current stroke-2"
			>
				<path d="M1 6.5 4.5 10 11 2" />
				{seen && <path d="M8 9 9 10 16 2" />}
			</svg>
			{inWords && (seen ? t("Seen") : t("Sent"))}
		</span>
	);
}

type PendingBubbleProps = {
	readonly pending: Pending;
	readonly offline: boolean;
	readonly onTryAgain: (clientId: string) => void;
};

export function PendingBubble({ pending, offline, onTryAgain }: PendingBubbleProps) {
	return (
		<li className="mt-2 flex flex-col items-end">
			<VisuallyHidden>{t("{name}:", { name: t("You") })} </VisuallyHidden>
			<div className={classNames(bubble, ownLook, "opacity-80")}>{pending.message}</div>
			{pending.failed === null ? (
				<span className="mt-0.5 px-1 text-xs text-soft">
					{offline ? t("Will be sent when you’re back online.") : t("Sending...")}
				</span>
			) : (
				<span className="flex flex-wrap items-center justify-end gap-x-2 px-1 text-sm font-medium text-bad">
					{pending.failed}
					<button
						type="button"
						className="min-h-11 font-semibold underline"
						onClick={() => onTryAgain(pending.client_id)}
					>
						{t("Try again")}
					</button>
				</span>
			)}
		</li>
	);
}
