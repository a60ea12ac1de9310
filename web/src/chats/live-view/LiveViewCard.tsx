import type { RingReason } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { memo } from "react";
import { languageName } from "../../platform/language-name.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { minutesSince } from "../conversation/turn.ts";
import { noticeText } from "../stored-text.ts";
import { howLong, ringLabels, turnText } from "./live-view-order.ts";

export type LiveViewAction = "note" | "take_over" | "hand_back" | "withdraw_help";

type LiveViewCardProps = {
	readonly chat: Chat;
	readonly rings: RingReason | null;
	readonly meId: string;
	readonly now: number;
	readonly connected: boolean;
	/** The same function at every showing: a frame shows one card again, not all. */
	readonly onAct: (act: LiveViewAction, chatId: string) => void;
};

const handText = { help: t("Help requested"), beyond_scope: t("Help requested: beyond scope") } as const;

const withWhom = ({ status, assigned_agent, agent_name }: Chat, meId: string): string => {
	if (status === "waiting") return t("Unassigned");
	return assigned_agent === meId ? t("With you") : t("With {name}", { name: agent_name ?? t("a listener") });
};

export const LiveViewCard = memo(function LiveViewCard({
	chat,
	rings,
	meId,
	now,
	connected,
	onAct,
}: LiveViewCardProps) {
	const { chat_id: id, user } = chat;
	const waiting = chat.status === "waiting";
	const own = chat.assigned_agent === meId;
	const urgent = rings !== null || chat.hand !== null;
	const theirTurn = waiting || chat.turn === "agent";
	const name = `live-view-${id}`;
	return (
		<li
			className={classNames(
				"flex flex-col rounded-card border border-l-4 bg-surface p-4 shadow-card",
				urgent ? "border-bad" : theirTurn ? "border-line border-l-attention" : "border-line border-l-pine",
			)}
		>
			<article aria-labelledby={name} className="flex flex-1 flex-col">
				<div className="flex items-start justify-between gap-2">
					<h3 id={name} className="min-w-0 text-lg wrap-anywhere">
						{user.name}
					</h3>
					{user.scale !== null && (
						<Badge look={user.scale >= 8 ? "attention" : "plain"}>
							{t("Distress: {scale} of 10", { scale: user.scale })}
						</Badge>
					)}
				</div>
				<p className="text-sm text-soft">
					{withWhom(chat, meId)}
					{!waiting && ` · ${t("open for {time}", { time: howLong(minutesSince(chat.timestamp, now)) })}`}
				</p>
				<p className={classNames("mt-2 font-semibold", theirTurn ? "text-attention-ink" : "text-soft")}>
					{turnText(chat, now)}
				</p>
				<p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{noticeText(chat.last_message)}</p>
				<ul className="mt-2 flex flex-wrap gap-1.5 empty:hidden" aria-label={t("Visitor details")}>
					{rings !== null && rings !== chat.hand?.reason && <Fact look="bad">{ringLabels[rings]}</Fact>}
					{chat.hand && (
						<Fact look="bad">
							{handText[chat.hand.reason]}, {howLong(minutesSince(chat.hand.since, now))}
						</Fact>
					)}
					{user.language !== "en" && <Fact look="pine">{languageName(user.language)}</Fact>}
					{!chat.visitor_connected && <Fact look="plain">{t("Visitor disconnected")}</Fact>}
					{chat.offered_to && <Fact look="pine">{t("Offered to {name}", { name: chat.offered_to.name })}</Fact>}
					{chat.taken_over_from && (
						<Fact look="pine">{t("Taken over from {name}", { name: chat.taken_over_from.name })}</Fact>
					)}
				</ul>
				<div className="mt-auto flex flex-wrap gap-2 pt-3">
					<LinkButton
						to={`/${meId}/chat-dashboard?chat=${id}`}
						variant="secondary"
						aria-describedby={name}
						className="px-3 max-sm:px-2"
					>
						{waiting || own ? t("Open") : t("Watch")}
					</LinkButton>
					{!waiting && !own && (
						<>
							<Act act="note" label={t("Private note")} {...{ id, name, connected, onAct }} />
							<Act act="take_over" label={t("Take over")} {...{ id, name, connected, onAct }} />
						</>
					)}
					{chat.taken_over_from && own && (
						<Act act="hand_back" label={t("Hand back")} {...{ id, name, connected, onAct }} />
					)}
					{chat.hand && <Act act="withdraw_help" label={t("Mark as handled")} {...{ id, name, connected, onAct }} />}
				</div>
			</article>
		</li>
	);
});

type FactProps = { readonly look: "bad" | "plain" | "pine"; readonly children: React.ReactNode };

function Fact({ look, children }: FactProps) {
	return (
		<li>
			<Badge look={look} className="whitespace-normal!">
				{children}
			</Badge>
		</li>
	);
}

type ActProps = Pick<LiveViewCardProps, "connected" | "onAct"> & {
	readonly act: LiveViewAction;
	readonly label: string;
	readonly id: string;
	readonly name: string;
};

function Act({ act, label, id, name, connected, onAct }: ActProps) {
	return (
		<Button
			variant="quiet"
			className="px-3 max-sm:px-2"
			aria-describedby={name}
			disabled={!connected}
			onClick={() => onAct(act, id)}
		>
			{label}
		</Button>
	);
}
