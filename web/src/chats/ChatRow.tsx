import type { Chat } from "@warmline/contract/chats/chat";
import { relativeTime, timeOrDate, wholeTime } from "../platform/time.ts";
import { Badge } from "../ui/Badge.tsx";
import { classNames } from "../ui/class-names.ts";

type ChatRowProps = {
	readonly chat: Chat;
	readonly selected: boolean;
	readonly showAgent: boolean;
	readonly onSelect: () => void;
};

export function ChatRow({ chat, selected, showAgent, onSelect }: ChatRowProps) {
	const waiting = chat.status === "waiting";
	return (
		<li>
			<button
				type="button"
				aria-current={selected || undefined}
				onClick={onSelect}
				className={classNames(
					"block w-full rounded-control border-l-4 px-3 py-2.5 text-left -outline-offset-2",
					selected ? "border-ember bg-pine-wash" : "border-transparent hover:bg-sunk",
				)}
			>
				<span className="flex items-baseline justify-between gap-2">
					<span className={classNames("truncate", chat.unread > 0 ? "font-bold" : "font-semibold")}>
						{chat.user.name}
					</span>
					<time
						dateTime={chat.last_message.timestamp}
						title={wholeTime(chat.last_message.timestamp)}
						className="shrink-0 text-xs text-soft"
					>
						{timeOrDate(chat.last_message.timestamp)}
					</time>
				</span>
				<span className="mt-0.5 flex items-center justify-between gap-2">
					<span className="truncate text-sm text-soft">{chat.last_message.message}</span>
					{chat.unread > 0 && (
						<Badge look="ember">
							{chat.unread}
							<span className="sr-only"> unread</span>
						</Badge>
					)}
				</span>
				{(waiting || showAgent) && (
					<span className="mt-1 block text-xs font-semibold text-ember-ink">
						{waiting
							? `Waiting, asked ${relativeTime(chat.timestamp).toLowerCase()}`
							: `With ${chat.agent_name ?? "an agent"}`}
					</span>
				)}
			</button>
		</li>
	);
}
