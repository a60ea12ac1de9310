import { isOnline } from "../../accounts/index.ts";
import type { Desk } from "../desk.ts";
import type { ChatRow } from "../queries.ts";
import { visitorIsHere } from "../topics.ts";
import { agentIsBack } from "./agent-line.ts";
import { announceAgentLine, announceIdleWarning } from "./announce-lifecycle.ts";
import { type Due, dueOf } from "./due.ts";
import { endIdle } from "./end-chat.ts";
import { type LiveChat, liveChats } from "./lifecycle-queries.ts";
import { requeueChat } from "./requeue-chat.ts";

/** For which reason each chat has rung already: somebody who has come silences it, and it must not begin again. */
type Rung = Map<string, string>;

/** Whoever has left the society, or works in chats no more, is not there, whatever is open. */
const agentIsThere = ({ hub }: Desk, { assigned_agent: agent, agent_works }: LiveChat) =>
	agent !== null && agent_works && isOnline(hub, agent);

const dueNow = (desk: Desk, chat: LiveChat): Due => {
	const { hub, lines, clock, settings } = desk;
	const { assigned_agent: agent, agent_works } = chat;
	const facts = {
		now: clock.now(),
		start: lines.start,
		agentGoneSince: agentIsThere(desk, chat) ? null : agent && agent_works ? lines.agentGoneSince(agent) : lines.start,
		visitorGoneSince: visitorIsHere(hub, chat.id) ? null : lines.visitorGoneSince(chat.id),
		visitorTypedAt: lines.visitorTypedAt(chat.id),
	};
	return dueOf(chat, facts, settings.current);
};

const ringOnce = (
	{ rings, lines }: Desk,
	rung: Rung,
	chat: LiveChat,
	why: "agent_gone" | "reply_due" | "reply_overdue",
) => {
	const gone = chat.assigned_agent && lines.agentGoneSince(chat.assigned_agent);
	const since = why === "agent_gone" ? gone : chat.turn_since;
	const key = `${why} ${chat.assigned_agent} ${since ? since.getTime() : ""}`;
	if (rung.get(chat.id) === key) return;
	rung.set(chat.id, key);
	rings.ring(chat, why);
};

/** A supervisor who is asked for by a person comes for that; what the server has to say waits. */
const isRaised = ({ rings }: Desk, chatId: string) => {
	const why = rings.whyRings(chatId);
	return why === "help" || why === "beyond_scope";
};

const tendLines = async (desk: Desk, rung: Rung, chat: LiveChat, due: Due) => {
	const { lines } = desk;
	if (due.agentGone === "requeue") {
		await requeueChat(desk, chat.id, chat.assigned_agent, () => !agentIsThere(desk, chat));
		return;
	}
	if (due.agentGone === "told") {
		if (!lines.agentToldGone.has(chat.id)) {
			lines.agentToldGone.add(chat.id);
			announceAgentLine(desk, chat.id, false);
		}
		ringOnce(desk, rung, chat, "agent_gone");
		return;
	}
	// Somebody else may have taken the chat over meanwhile.
	if (agentIsThere(desk, chat)) agentIsBack(desk, chat.id);
};

const tendSilence = (desk: Desk, rung: Rung, chat: LiveChat, due: Due) => {
	const { lines, rings } = desk;
	const warned = lines.idleWarned.get(chat.id);
	if (!due.warnOf) lines.idleWarned.delete(chat.id);
	else if (warned?.getTime() !== due.warnOf.getTime()) {
		lines.idleWarned.set(chat.id, due.warnOf);
		announceIdleWarning(desk, chat.id, due.warnOf);
	}
	if (!due.reply) rings.stop(chat.id, ["reply_due", "reply_overdue"]);
	else if (!due.agentGone && !isRaised(desk, chat.id)) ringOnce(desk, rung, chat, due.reply);
};

const tendChat = async (desk: Desk, rung: Rung, chat: LiveChat) => {
	const due = dueNow(desk, chat);
	if (due.end === "visitor_gone") {
		await endIdle(desk, chat.id, () => !visitorIsHere(desk.hub, chat.id));
	} else if (due.end === "visitor_silent") {
		const asRead = chat.turn_since?.getTime();
		const typedAt = desk.lines.visitorTypedAt(chat.id);
		const hasTyped = () => desk.lines.visitorTypedAt(chat.id) !== typedAt;
		const isSilent = (now: ChatRow) => now.turn === "user" && now.turn_since?.getTime() === asRead && !hasTyped();
		await endIdle(desk, chat.id, isSilent);
	} else {
		tendSilence(desk, rung, chat, due);
		await tendLines(desk, rung, chat, due);
	}
};

const lookAfter = async (desk: Desk, rung: Rung) => {
	const chats = await liveChats(desk.database.db);
	for (const chat of chats) {
		await tendChat(desk, rung, chat).catch((error) => {
			desk.log.warn({ err: error, chat: chat.id }, "a chat was not looked after");
		});
	}
	const live = new Set(chats.map(({ id }) => id));
	desk.lines.keepOnly(live);
	for (const chatId of rung.keys()) if (!live.has(chatId)) rung.delete(chatId);
};

/** Looks at the chats that live again and again, and does what nobody did. One look never overtakes another. */
export const tendChats = (desk: Desk, pulse: number) => {
	const rung: Rung = new Map();
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		looking ??= lookAfter(desk, rung)
			.catch((error) => desk.log.warn({ err: error }, "the chats were not looked after"))
			.finally(() => {
				looking = undefined;
			});
	}, pulse);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
};
