import type { WaitRange } from "@warmline/contract/chats/message";
import { t, tn } from "@warmline/contract/i18n";

/** Where a visitor stands, who is there, and how long others had to wait. */
export type Queue = { readonly ahead: number; readonly listeners: number; readonly wait: WaitRange };

export const placeText = (ahead: number): string =>
	ahead <= 0
		? t("You are next.")
		: tn(ahead, { one: "There is 1 person ahead of you.", other: "There are {count} people ahead of you." });

export const listenerText = (listeners: number): string =>
	listeners <= 0
		? t("No one is on duty right now.")
		: tn(listeners, { one: "1 listener is here right now.", other: "{count} listeners are here right now." });

/** Empty while nobody knows: a number is never made up. */
export const waitText = (wait: WaitRange): string => {
	if (wait === null) return "";
	const { from_minutes: from, to_minutes: to } = wait;
	if (from < to) return t("Recent waits: {from} to {to} minutes.", { from, to });
	return tn(to, {
		one: "Recent waits: about 1 minute.",
		other: "Recent waits: about {count} minutes.",
	});
};

export const othersText = (waiting: number): string =>
	waiting <= 0
		? t("No one else is waiting.")
		: tn(waiting, { one: "1 person is waiting.", other: "{count} people are waiting." });
