import type { RingReason } from "@warmline/contract/chats/agent-channel";
import { say, sayCount } from "@warmline/contract/say";
import { type Alert, type DebriefAlert, isOfChat } from "./alerts.ts";

const ringTexts: Readonly<Record<RingReason, string>> = {
	agent_gone: say("the listener is disconnected."),
	beyond_scope: say("beyond the listener’s scope."),
	help: say("the listener asked for help."),
	reply_due: say("waiting for your reply."),
	reply_overdue: say("has waited a long time for a reply."),
};

const debriefText = (alert: DebriefAlert): string => {
	if (alert.kind === "debrief") return say("{name} had a hard chat and would like to talk.", { name: alert.from });
	return alert.news === "claim"
		? say("{name} will talk with you about your chat.", { name: alert.from })
		: say("{name} wrote to you about the debrief.", { name: alert.from });
};

const inFull = (alert: Alert): string => {
	switch (alert.kind) {
		case "offer":
			return say("{name} wants to transfer {visitor} to you.", { name: alert.from, visitor: alert.caller });
		case "ring":
			return `${say("{name}:", { name: alert.caller })} ${ringTexts[alert.why]}`;
		case "note":
			return say("{name} sent you a private note about {visitor}.", { name: alert.from, visitor: alert.caller });
		case "debrief":
		case "talk":
			return debriefText(alert);
		case "unread":
			return say("New message from {name}.", { name: alert.caller });
		case "waiting":
			return say("New chat: {name} is waiting.", { name: alert.caller });
	}
};

const discreet = (alert: Alert): string => {
	switch (alert.kind) {
		case "offer":
			return say("{name} wants to transfer a chat to you.", { name: alert.from });
		case "ring":
			return say("A chat needs you.");
		case "note":
			return say("{name} sent you a private note.", { name: alert.from });
		case "debrief":
			return say("A listener would like to talk.");
		case "talk":
			return say("{name} needs your attention.", { name: alert.from });
		case "unread":
			return say("A visitor has sent a message.");
		case "waiting":
			return say("A visitor is waiting.");
	}
};

const inOneLine = (alerts: readonly Alert[], single: (alert: Alert) => string): string => {
	const [first, ...others] = alerts;
	if (first === undefined) return "";
	if (others.length === 0) return single(first);
	const isAll = (kind: Alert["kind"]) => alerts.every((one) => one.kind === kind);
	const count = alerts.length;
	if (isAll("waiting")) {
		return sayCount(count, { one: "{count} new chat is waiting.", other: "{count} new chats are waiting." });
	}
	if (isAll("unread")) {
		return sayCount(count, { one: "New messages in {count} chat.", other: "New messages in {count} chats." });
	}
	if (isAll("debrief")) {
		return sayCount(count, { one: "{count} debrief is waiting.", other: "{count} debriefs are waiting." });
	}
	return alerts.every(isOfChat)
		? sayCount(count, { one: "{count} chat needs you.", other: "{count} chats need you." })
		: sayCount(count, { one: "{count} person is waiting for you.", other: "{count} people are waiting for you." });
};

/** All of them in one sentence, for the page. */
export const alertLine = (alerts: readonly Alert[]): string => inOneLine(alerts, inFull);

/** The same for a screen that others may see: nothing of the chat. */
export const discreetLine = (alerts: readonly Alert[]): string => inOneLine(alerts, discreet);
