import type { Chat } from "@warmline/contract/chats/chat";
import { t, tn } from "@warmline/contract/i18n";
import type { KeyboardEvent } from "react";
import { languageName } from "../../platform/language-name.ts";
import { relativeTime } from "../../platform/time/relative-time.ts";
import { now, timeOrDate, wholeTime } from "../../platform/time/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { CountBadge } from "../../ui/feedback/CountBadge.tsx";
import { turnOf } from "../conversation/turn.ts";
import { ringLabels } from "../live-view/live-view-order.ts";
import { noticeText } from "../stored-text.ts";

type ChatRowProps = {
	readonly chat: Chat;
	readonly meId: string;
	readonly selected: boolean;
	readonly showAgent: boolean;
	readonly onSelect: () => void;
};

export function ChatRow({ chat, meId, selected, showAgent, onSelect }: ChatRowProps) {
	const turn = turnOf(chat, meId, now());
	return (
		<li>
			<button
				type="button"
				data-row=""
				onKeyDown={moveToNextRow}
				aria-current={selected || undefined}
				onClick={onSelect}
				className={classNames(
					"block w-full rounded-control border-l-4 px-3 py-2.5 text-left -outline-offset-2",
					selected ? "border-attention bg-pine-wash" : "border-transparent hover:bg-sunk",
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
					<span className="truncate text-sm text-soft">{noticeText(chat.last_message)}</span>
					<CountBadge
						look="attention"
						count={chat.unread}
						label={tn(chat.unread, { one: "{count} unread", other: "{count} unread" })}
					/>
				</span>
				<span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-semibold">
					{chat.status === "waiting" && (
						<span className="text-attention-ink">
							{t("Waiting · {when}", { when: relativeTime(chat.timestamp).toLowerCase() })}
						</span>
					)}
					{chat.status !== "waiting" && showAgent && chat.assigned_agent !== meId && (
						<span className="text-soft">{t("With {name}", { name: chat.agent_name ?? t("an agent") })}</span>
					)}
					{turn && <span className={turn.due ? "text-attention-ink" : "text-soft"}>{turn.text}</span>}
					{chat.user.language !== "en" && <Badge>{languageName(chat.user.language)}</Badge>}
					{chat.hand && <Badge look="bad">{ringLabels[chat.hand.reason]}</Badge>}
					{chat.offered_to && (
						<Badge look="pine">
							{chat.offered_to.id === meId
								? t("Offered to you")
								: t("Offered to {name}", { name: chat.offered_to.name })}
						</Badge>
					)}
					{!chat.visitor_connected && <Badge>{t("Visitor disconnected")}</Badge>}
				</span>
			</button>
		</li>
	);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** On a row: the arrow keys go to the one before or after it, over both lists. Tab does too. */
const moveToNextRow = (event: KeyboardEvent<HTMLElement>): void => {
	const step = steps[event.key];
	if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const lists = event.currentTarget.closest("[data-lists]");
	const rows = [...(lists?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].filter((row) => row.checkVisibility());
	const next = rows[rows.indexOf(event.currentTarget) + step];
	if (!next) return;
	event.preventDefault();
	next.focus();
};
