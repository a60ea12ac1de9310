import type { WaitRange } from "@warmline/contract/chats/message";

/** Where a visitor stands, who is there, and how long others had to wait. */
export type Queue = { readonly ahead: number; readonly listeners: number; readonly wait: WaitRange };

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const placeWords = (ahead: number): string => {
	if (ahead <= 0) return "You are next.";
	return `There ${ahead === 1 ? "is" : "are"} ${count(ahead, "person", "people")} before you.`;
};

export const listenerWords = (listeners: number): string =>
	listeners <= 0 ? "Nobody is on right now." : `${count(listeners, "listener is", "listeners are")} on right now.`;

/** Empty while nobody knows: a number is never made up. */
export const waitWords = (wait: WaitRange): string => {
	if (wait === null) return "";
	const { from_minutes: from, to_minutes: to } = wait;
	const minutes = from >= to ? `about ${count(to, "minute", "minutes")}` : `${from} to ${to} minutes`;
	return `Lately people waited ${minutes}.`;
};

export const othersWords = (waiting: number): string => {
	if (waiting <= 0) return "Nobody else is waiting.";
	return `${count(waiting, "person is", "people are")} waiting.`;
};
