import type { RingReason } from "@warmline/contract/chats/agent-channel";
import { t, tn } from "@warmline/contract/i18n";
import { type Alert, type DebriefAlert, isOfChat, type RingAlert } from "./alerts.ts";

const ringTexts: Readonly<Record<RingReason, string>> = {
	agent_gone: t("the listener is disconnected."),
	beyond_scope: t("beyond the listener’s scope."),
	help: t("the listener asked for help."),
	reply_due: t("waiting for your reply."),
	reply_overdue: t("has waited a long time for a reply."),
};

/** Who calls is known wherever the chat is in this agent's lists. */
const ringText = ({ why, from, caller }: RingAlert): string => {
	if (from !== null) {
		const names = { name: from, visitor: caller };
		if (why === "help") return t("{name} asked for help with {visitor}.", names);
		if (why === "beyond_scope") return t("{name} says the chat with {visitor} is beyond scope.", names);
		if (why === "agent_gone") return t("{name} was disconnected from the chat with {visitor}.", names);
	}
	return `${t("{name}:", { name: caller })} ${ringTexts[why]}`;
};

const debriefText = (alert: DebriefAlert): string => {
	if (alert.kind === "debrief") return t("{name} had a hard chat and would like to talk.", { name: alert.from });
	return alert.news === "claim"
		? t("{name} will talk with you about your chat.", { name: alert.from })
		: t("{name} wrote to you about the debrief.", { name: alert.from });
};

const inFull = (alert: Alert): string => {
	switch (alert.kind) {
		case "offer":
			return t("{name} wants to transfer {visitor} to you.", { name: alert.from, visitor: alert.caller });
		case "ring":
			return ringText(alert);
		case "note":
			return t("{name} sent you a private note about {visitor}.", { name: alert.from, visitor: alert.caller });
		case "handed_back":
			return t("{name} handed the chat with {visitor} back to you.", { name: alert.from, visitor: alert.caller });
		case "debrief":
		case "talk":
			return debriefText(alert);
		case "unread":
			return t("New message from {name}.", { name: alert.caller });
		case "waiting":
			return t("New chat: {name} is waiting.", { name: alert.caller });
	}
};

const discreet = (alert: Alert): string => {
	switch (alert.kind) {
		case "offer":
			return t("{name} wants to transfer a chat to you.", { name: alert.from });
		case "ring":
			return t("A chat needs you.");
		case "note":
			return t("{name} sent you a private note.", { name: alert.from });
		case "handed_back":
			return t("{name} handed a chat back to you.", { name: alert.from });
		case "debrief":
			return t("A listener would like to talk.");
		case "talk":
			return t("{name} needs your attention.", { name: alert.from });
		case "unread":
			return t("A visitor has sent a message.");
		case "waiting":
			return t("A visitor is waiting.");
	}
};

const inOneLine = (alerts: readonly Alert[], single: (alert: Alert) => string): string => {
	const [first, ...others] = alerts;
	if (first === undefined) return "";
	if (others.length === 0) return single(first);
	const isAll = (kind: Alert["kind"]) => alerts.every((one) => one.kind === kind);
	const count = alerts.length;
	if (isAll("waiting")) {
		return tn(count, { one: "{count} new chat is waiting.", other: "{count} new chats are waiting." });
	}
	if (isAll("unread")) {
		return tn(count, { one: "New messages in {count} chat.", other: "New messages in {count} chats." });
	}
	if (isAll("debrief")) {
		return tn(count, { one: "{count} debrief is waiting.", other: "{count} debriefs are waiting." });
	}
	return alerts.every(isOfChat)
		? tn(count, { one: "{count} chat needs you.", other: "{count} chats need you." })
		: tn(count, { one: "{count} person is waiting for you.", other: "{count} people are waiting for you." });
};

/** All of them in one sentence, for the page. */
export const alertLine = (alerts: readonly Alert[]): string => inOneLine(alerts, inFull);

/** The same for a screen that others may see: nothing of the chat. */
export const discreetLine = (alerts: readonly Alert[]): string => inOneLine(alerts, discreet);
