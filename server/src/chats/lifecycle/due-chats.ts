import type { ChatSettings } from "@warmline/contract/chats/settings-calls";
import { minutesAfter } from "../../platform/clock.ts";
import type { LiveChat } from "./lifecycle-queries.ts";

/** Seconds after which a visitor is told that their listener is disconnected, and after which the chat is requeued. */
const tellAfterSeconds = 60;
const requeueAfterSeconds = 120;

export type ChatTimes = {
	now: Date;
	/** Since when the server runs: before, nobody could have a line. */
	start: Date;
	/** Null while they have one. */
	agentGoneSince: Date | null;
	visitorGoneSince: Date | null;
	/** Null when they have not, or not since the start. */
	visitorTypedAt: Date | null;
};

export type DueAction = {
	end: "visitor_gone" | "visitor_silent" | null;
	agentGone: "requeue" | "told" | null;
	/** When the chat will end because the visitor is silent, if they should be warned by now. */
	warnOf: Date | null;
	reply: "reply_due" | "reply_overdue" | null;
};

const latest = (...times: (Date | null)[]): Date => new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
const secondsFrom = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 1000;

/** What is to be done about a chat that lives. */
export const dueActionOf = (chat: LiveChat, facts: ChatTimes, settings: ChatSettings): DueAction => {
	const { now, start, agentGoneSince, visitorGoneSince, visitorTypedAt } = facts;
	const due: DueAction = { end: null, agentGone: null, warnOf: null, reply: null };
	// A visitor who has never connected counts as gone since the intake.
	const goneSeconds = visitorGoneSince ? secondsFrom(latest(visitorGoneSince, chat.created_at), now) : 0;
	if (visitorGoneSince && goneSeconds >= settings.visitor_gone_minutes * 60) due.end = "visitor_gone";
	if (chat.status !== "active") return due;
	if (agentGoneSince) {
		const seconds = secondsFrom(latest(agentGoneSince, chat.assigned_at), now);
		if (seconds >= requeueAfterSeconds) due.agentGone = "requeue";
		else if (seconds >= tellAfterSeconds) due.agentGone = "told";
	}
	if (!chat.turn_since) return due;
	// Who has just taken a chat has not kept its visitor waiting, nor the other way round.
	const since = latest(chat.turn_since, chat.assigned_at);
	if (chat.turn === "user") {
		// Somebody who is typing is there, however long it takes.
		const from = latest(since, start, visitorTypedAt);
		const ends = minutesAfter(from, settings.visitor_silent_minutes);
		if (now >= ends) due.end ??= "visitor_silent";
		if (now >= minutesAfter(from, settings.visitor_silent_minutes / 2)) due.warnOf = ends;
	}
	if (chat.turn === "agent") {
		const { listener_silent_minutes: minutes } = settings;
		if (now >= minutesAfter(since, minutes * 2)) due.reply = "reply_overdue";
		else if (now >= minutesAfter(since, minutes)) due.reply = "reply_due";
	}
	return due;
};
