import type { Message } from "@warmline/contract/chats/chat";
import { clockTime, wholeTime } from "../platform/time.ts";
import { classNames } from "../ui/class-names.ts";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import type { Pending } from "./thread.ts";

const bubble = "w-fit max-w-[85%] rounded-card px-3.5 py-2 whitespace-pre-wrap wrap-anywhere md:max-w-[min(75%,36rem)]";
const ownLook = "rounded-br-sm bg-pine text-on-pine";
const otherLook = "rounded-bl-sm border border-line bg-surface";

type MessageBubbleProps = {
	readonly message: Message;
	readonly own: boolean;
	/** The same person wrote the one before, a moment ago: no need to name him again. */
	readonly follows: boolean;
};

export function MessageBubble({ message, own, follows }: MessageBubbleProps) {
	if (message.sender === "system") {
		return <li className="mx-auto mt-4 max-w-[85%] text-center text-sm text-soft">{message.message}</li>;
	}
	return (
		<li className={classNames("flex flex-col", own ? "items-end" : "items-start", follows ? "mt-1" : "mt-4")}>
			{own || follows ? (
				<VisuallyHidden>{own ? "You" : message.sender_name}: </VisuallyHidden>
			) : (
				<span className="mb-0.5 px-1 text-sm font-semibold text-soft">{message.sender_name}</span>
			)}
			<div className={classNames(bubble, own ? ownLook : otherLook)}>{message.message}</div>
			<time dateTime={message.timestamp} title={wholeTime(message.timestamp)} className="mt-0.5 px-1 text-xs text-soft">
				{clockTime(message.timestamp)}
			</time>
		</li>
	);
}

type PendingBubbleProps = { readonly pending: Pending; readonly onTryAgain: (clientId: string) => void };

export function PendingBubble({ pending, onTryAgain }: PendingBubbleProps) {
	return (
		<li className="mt-2 flex flex-col items-end">
			<VisuallyHidden>You: </VisuallyHidden>
			<div className={classNames(bubble, ownLook, "opacity-80")}>{pending.message}</div>
			{pending.failed === null ? (
				<span className="mt-0.5 px-1 text-xs text-soft">Sending...</span>
			) : (
				<span className="flex flex-wrap items-center justify-end gap-x-2 px-1 text-sm font-medium text-bad">
					{pending.failed}
					<button
						type="button"
						className="min-h-11 font-semibold underline"
						onClick={() => onTryAgain(pending.client_id)}
					>
						Try again
					</button>
				</span>
			)}
		</li>
	);
}
