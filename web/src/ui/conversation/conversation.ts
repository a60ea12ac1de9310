import { fetchLimit, type Message } from "@warmline/contract/chats/message";
import type { ResourceKey } from "@warmline/contract/chats/resource-card";
import { t } from "@warmline/contract/i18n";
import { newClientId } from "../../platform/realtime/new-client-id.ts";
import {
	earlierBy,
	edit,
	fail,
	knownUpTo,
	missingAfter,
	type Pending,
	reached,
	receive,
	send,
	showFrom,
	type Thread,
	toResend,
	tryAgain,
} from "./thread.ts";

export type ConversationState = {
	readonly thread: Thread;
	/** The stored messages have come; before that an empty list means nothing. */
	readonly loaded: boolean;
	readonly fetchFailed: boolean;
	readonly fetchingEarlier: boolean;
	/** Who is writing on the other side. */
	readonly typing: string | null;
	/** What the other side has seen of the own messages, as a `seq`; null while nobody has told. */
	readonly seen: number | null;
};

export type ConversationOptions = {
	readonly thread: Thread;
	/** Asks for messages after a `seq`; the answer comes to `answered` or `fetchFailed`. */
	readonly ask: (after: number) => void;
	/** Sends an own message; false while there is no connection. */
	readonly transmit: (one: Pending) => boolean;
	readonly changed: (state: ConversationState) => void;
};

/** Milliseconds within which a message must come back, and a question be answered. */
const answerWithin = 10_000;
/** A little more than the time between two `typing` frames. */
const typingFor = 5000;
const earlierPage = 50;
const notSent = t("Not sent.");

export type Conversation = ReturnType<typeof createConversation>;

/** One chat on one screen: catches up, keeps what is written until it is stored, and comes back after a break. */
export const createConversation = (options: ConversationOptions) => {
	let state: ConversationState = {
		thread: options.thread,
		loaded: false,
		fetchFailed: false,
		fetchingEarlier: false,
		typing: null,
		seen: null,
	};
	let asked: ReturnType<typeof setTimeout> | undefined;
	let earlierFrom: number | null = null;
	let resendDue = false;
	let typingTimer: ReturnType<typeof setTimeout> | undefined;
	const unanswered = new Map<string, ReturnType<typeof setTimeout>>();

	const change = (part: Partial<ConversationState>) => {
		state = { ...state, ...part };
		options.changed(state);
	};

	const ask = (after: number) => {
		if (asked) return;
		asked = setTimeout(fetchFailed, answerWithin);
		options.ask(after);
	};

	const stopAsking = () => {
		clearTimeout(asked);
		asked = undefined;
		earlierFrom = null;
	};

	const fetchFailed = () => {
		stopAsking();
		change({ fetchFailed: true, fetchingEarlier: false });
	};

	const expectAnswer = (clientId: string) => {
		clearTimeout(unanswered.get(clientId));
		unanswered.set(
			clientId,
			setTimeout(() => refused(clientId, notSent), answerWithin),
		);
	};

	const transmit = (one: Pending) => {
		clearTimeout(unanswered.get(one.client_id));
		// What cannot go out now goes out after the reconnect.
		if (options.transmit(one)) expectAnswer(one.client_id);
	};

	const refused = (clientId: string, reason: string) => {
		clearTimeout(unanswered.get(clientId));
		change({ thread: fail(state.thread, clientId, reason) });
	};

	const received = (messages: readonly Message[]): Thread => {
		for (const { client_id } of messages) {
			if (client_id === null) continue;
			clearTimeout(unanswered.get(client_id));
			unanswered.delete(client_id);
		}
		return receive(state.thread, messages);
	};

	const resend = () => {
		if (!resendDue) return;
		resendDue = false;
		for (const one of toResend(state.thread)) transmit(one);
	};

	return {
		state: () => state,
		/** The channel is open (again): fetch what came meanwhile, then send what did not get through. */
		connected: () => {
			stopAsking();
			resendDue = true;
			change({ fetchFailed: false, fetchingEarlier: false });
			ask(reached(state.thread));
		},
		/** Whatever waits for an answer on this connection waits in vain; it is asked for again on the next. */
		disconnected: () => {
			stopAsking();
			for (const timer of unanswered.values()) clearTimeout(timer);
			change({ typing: null, fetchingEarlier: false });
		},
		answered: (messages: readonly Message[]) => {
			const from = earlierFrom;
			stopAsking();
			const thread = received(messages);
			change({
				thread: from === null ? thread : showFrom(thread, from),
				fetchFailed: false,
				fetchingEarlier: false,
			});
			const missing = missingAfter(state.thread);
			const more = from === null && messages.length >= fetchLimit;
			if (more || (missing !== null && messages.length > 0)) return ask(reached(state.thread));
			if (!state.loaded) change({ loaded: true });
			resend();
		},
		fetchFailed,
		fetchAgain: () => {
			change({ fetchFailed: false });
			ask(reached(state.thread));
		},
		fetchEarlier: () => {
			if (asked || state.thread.from === 1) return;
			const from = earlierBy(state.thread, earlierPage);
			change({ fetchingEarlier: true });
			ask(from - 1);
			earlierFrom = from;
		},
		/** A message as it was told live. */
		heard: (message: Message) => {
			change({ thread: received([message]), typing: null });
			const missing = missingAfter(state.thread);
			if (missing !== null && state.loaded) ask(missing);
		},
		knownUpTo: (seq: number) => {
			change({ thread: knownUpTo(state.thread, seq) });
			const missing = missingAfter(state.thread);
			if (missing !== null && state.loaded) ask(missing);
		},
		edited: (message: Message) => change({ thread: edit(state.thread, message) }),
		/** The other side has seen the own messages up to there. */
		seenUpTo: (seq: number) => {
			if (state.seen === null || seq > state.seen) change({ seen: seq });
		},
		heardTyping: (name: string) => {
			clearTimeout(typingTimer);
			typingTimer = setTimeout(() => change({ typing: null }), typingFor);
			change({ typing: name });
		},
		write: (text: string, resource?: ResourceKey) => {
			const clientId = newClientId();
			const one = { client_id: clientId, message: text, failed: null, ...(resource && { resource }) };
			change({ thread: send(state.thread, one) });
			// What was written before the connection broke goes out first; this follows it.
			if (resendDue && toResend(state.thread).length > 1) return expectAnswer(clientId);
			transmit(one);
		},
		tryAgain: (clientId: string) => {
			change({ thread: tryAgain(state.thread, clientId) });
			const one = state.thread.pending.find((pending) => pending.client_id === clientId);
			if (one) transmit(one);
		},
		refused,
		stop: () => {
			stopAsking();
			clearTimeout(typingTimer);
			for (const timer of unanswered.values()) clearTimeout(timer);
		},
	};
};
