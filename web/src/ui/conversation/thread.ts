import type { Message } from "@warmline/contract/chats/message";
import type { ResourceKey } from "@warmline/contract/chats/resource-card";

/** An own message that the server has not given back yet. Its `client_id` stays, so that it is stored once. */
export type Pending = {
	readonly client_id: string;
	readonly message: string;
	readonly failed: string | null;
	/** The entry of the list of centres that is shared by it; the message is its name. */
	readonly resource?: ResourceKey;
};

/** The messages of one chat as this screen has them. */
export type Thread = {
	/** The first `seq` this screen wants to show. */
	readonly from: number;
	/** The highest `seq` that is known to exist. */
	readonly known: number;
	/** By `seq`, each once; holes are possible until `missingAfter` is null. */
	readonly messages: readonly Message[];
	readonly pending: readonly Pending[];
};

export const newThread = (from = 1, known = 0): Thread => ({ from, known, messages: [], pending: [] });

/** The same list whatever the order, the number of times, and the way in which messages arrive. */
export const receive = (thread: Thread, arrived: readonly Message[]): Thread => {
	if (arrived.length === 0) return thread;
	const bySeq = new Map(thread.messages.map((one) => [one.seq, one]));
	for (const one of arrived) if (!bySeq.has(one.seq)) bySeq.set(one.seq, one);
	const acknowledged = new Set(arrived.map((one) => one.client_id));
	return {
		...thread,
		known: Math.max(thread.known, ...arrived.map((one) => one.seq)),
		messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq),
		pending: thread.pending.filter((one) => !acknowledged.has(one.client_id)),
	};
};

/** A message that reads differently now. It may be fetched at the same time, and come later with its old text. */
export const edit = (thread: Thread, edited: Message): Thread => {
	const others = thread.messages.filter((one) => one.seq !== edited.seq);
	return receive({ ...thread, messages: others }, [edited]);
};

/** The last `seq` that is here with everything before it. */
export const reached = (thread: Thread): number => {
	let last = thread.from - 1;
	for (const { seq } of thread.messages) {
		if (seq > last + 1) break;
		if (seq === last + 1) last = seq;
	}
	return last;
};

/** After which `seq` to fetch, or null when nothing known is missing. */
export const missingAfter = (thread: Thread): number | null => {
	const last = reached(thread);
	return last < thread.known ? last : null;
};

/** Somebody said that the chat has messages up to `seq`. */
export const knownUpTo = (thread: Thread, seq: number): Thread =>
	seq > thread.known ? { ...thread, known: seq } : thread;

/** Where a screen begins that wants so many messages more. */
export const earlierBy = (thread: Thread, howMany: number): number => Math.max(1, thread.from - howMany);

/** To be called once the earlier messages are here: until then they would be a hole that hides the rest. */
export const showFrom = (thread: Thread, from: number): Thread => ({ ...thread, from });

/** What a screen may show: nothing from beyond a hole, because it would move when the hole is filled. */
export const shown = (thread: Thread): readonly Message[] => {
	const last = reached(thread);
	return thread.messages.filter((one) => one.seq >= thread.from && one.seq <= last);
};

export const send = (thread: Thread, one: Pending): Thread => ({ ...thread, pending: [...thread.pending, one] });

const change = (thread: Thread, client_id: string, failed: string | null): Thread => ({
	...thread,
	pending: thread.pending.map((one) => (one.client_id === client_id ? { ...one, failed } : one)),
});

/** Not stored, as far as is known; the person decides whether to try again. */
export const fail = (thread: Thread, client_id: string, reason: string): Thread => change(thread, client_id, reason);

export const tryAgain = (thread: Thread, client_id: string): Thread => change(thread, client_id, null);

/** What goes out again after a reconnect, in the order in which it was written. */
export const toResend = (thread: Thread): readonly Pending[] => thread.pending.filter((one) => one.failed === null);
