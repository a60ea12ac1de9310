import type { Coaching, DutyMessage, Offer, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import type { OnDuty } from "@warmline/contract/chats/presence";
import { t } from "@warmline/contract/i18n";

export type Heard<A extends ToAgentFrame["action"]> = Extract<ToAgentFrame, { action: A }>;

export type Ring = Omit<Heard<"ring">, "action">;

/** A private note that this agent has not read. */
export type PrivateNote = { readonly chat_id: string; readonly id: string; readonly from: string };

export type OfferNews = Pick<Heard<"transfer_closed">, "chat_id" | "outcome" | "by"> & { readonly caller: string };

/** A chat that a frame is about, as the lists had it before. */
export type Listed = { readonly caller: string; readonly isOpen: boolean };

/** What agents hear of each other and of being wanted, beside the lists. */
export type Supervision = {
	/** Everybody who is on; told to supervisors only. */
	readonly onDuty: readonly OnDuty[];
	readonly rings: readonly Ring[];
	/** Chats this agent is asked to take. */
	readonly offers: readonly Offer[];
	/** How the last offer ended that this agent made, until they have read it or the chat is theirs again. */
	readonly offerNews: OfferNews | null;
	/** The latest of each chat. */
	readonly notes: readonly PrivateNote[];
	/** Words of the duty channel, oldest first. */
	readonly duty: readonly DutyMessage[];
	/** Whether those from before this page was opened have come. */
	readonly dutyLoaded: boolean;
	/** What supervisors said to listeners, by chat, oldest first. */
	readonly coaching: Readonly<Record<string, readonly Coaching[]>>;
	/** Chats of colleagues that this supervisor has joined since the page was opened, and not left. */
	readonly joined: ReadonlySet<string>;
	readonly wrapUps: readonly Heard<"wrap_up_due">[];
	/** Chats that were this agent's since the page was opened, and those of them about which it has asked how they were. */
	readonly own: ReadonlySet<string>;
	readonly askedAbout: ReadonlySet<string>;
	/** Chats that their visitors have erased since this page was opened. */
	readonly erased: ReadonlySet<string>;
	/** Who has set this agent away. */
	readonly dutyEndedBy: string | null;
};

export const noSupervision: Supervision = {
	onDuty: [],
	rings: [],
	offers: [],
	offerNews: null,
	notes: [],
	duty: [],
	dutyLoaded: false,
	coaching: {},
	joined: new Set(),
	wrapUps: [],
	own: new Set(),
	askedAbout: new Set(),
	erased: new Set(),
	dutyEndedBy: null,
};

/** On connecting everything that still rings or is offered is told again: what ended meanwhile would ring for ever. */
export const reconnected = (state: Supervision): Supervision => ({ ...state, rings: [], offers: [] });

const without = <T extends { readonly chat_id: string }>(all: readonly T[], id: string): readonly T[] =>
	all.some((one) => one.chat_id === id) ? all.filter((one) => one.chat_id !== id) : all;

const byTime = (a: DutyMessage, b: DutyMessage) => a.timestamp.localeCompare(b.timestamp) || a.id.localeCompare(b.id);

const withWords = (known: readonly DutyMessage[], more: readonly DutyMessage[]): readonly DutyMessage[] =>
	[...new Map([...known, ...more].map((one) => [one.id, one])).values()].sort(byTime);

/** Ids sort by time. */
const coached = (state: Supervision, chatId: string, more: readonly Coaching[]): Supervision => {
	const all = new Map([...(state.coaching[chatId] ?? []), ...more].map((one) => [one.id, one]));
	const inOrder = [...all.values()].sort((a, b) => a.id.localeCompare(b.id));
	return { ...state, coaching: { ...state.coaching, [chatId]: inOrder } };
};

/** The agent's own note comes back to them, too. */
const unreadNote = (
	state: Supervision,
	{ chat_id, id, sender_id, sender_name }: Heard<"coach_message">,
	meId: string,
) =>
	sender_id === meId
		? state
		: { ...state, notes: [...without(state.notes, chat_id), { chat_id, id, from: sender_name }] };

/** Whoever had the chat before them when it went reads that in its place. */
const offerClosed = (state: Supervision, frame: Heard<"transfer_closed">, listed: Listed | null): Supervision => {
	const { chat_id, outcome, by } = frame;
	const wasAsked = state.offers.some((one) => one.chat_id === chat_id);
	const readsItThere = outcome === "accepted" && listed?.isOpen === true;
	const news = { chat_id, outcome, by, caller: listed?.caller ?? t("Visitor") };
	return {
		...state,
		offers: without(state.offers, chat_id),
		offerNews: wasAsked || readsItThere || outcome === "withdrawn" ? state.offerNews : news,
	};
};

/** Nothing is offered any more, nor news of what was, but to whom the chat is told anew. */
const taken = (state: Supervision, { chat_id, agent_id }: Heard<"chat_assigned">, meId: string): Supervision => ({
	...state,
	notes: without(state.notes, chat_id),
	...(agent_id === meId && {
		offers: without(state.offers, chat_id),
		offerNews: state.offerNews?.chat_id === chat_id ? null : state.offerNews,
	}),
});

/** What is told again is of chats about which this page may have asked already, or which it never had. */
const due = (state: Supervision, frame: Heard<"wrap_up_due">): Supervision => {
	const { chat_id: id, again } = frame;
	if (again && (!state.own.has(id) || state.askedAbout.has(id))) return state;
	return {
		...state,
		askedAbout: new Set([...state.askedAbout, id]),
		wrapUps: [...without(state.wrapUps, frame.chat_id), frame],
	};
};

/** That it was heavy for whose chat it was can still be said. */
const erased = (state: Supervision, chatId: string): Supervision => ({
	...state,
	coaching: Object.fromEntries(Object.entries(state.coaching).filter(([id]) => id !== chatId)),
	notes: without(state.notes, chatId),
	wrapUps: state.wrapUps.map((one) => (one.chat_id === chatId ? { ...one, caller_name: t("Visitor") } : one)),
	erased: new Set([...state.erased, chatId]),
});

/** The agent has the chat in view, and its notes. */
export const noteRead = (state: Supervision, chatId: string): Pick<Supervision, "notes"> => ({
	notes: without(state.notes, chatId),
});

/** `own` are in the lists now. */
export const havingOwn = (state: Supervision, own: readonly string[]): Supervision =>
	own.every((id) => state.own.has(id)) ? state : { ...state, own: new Set([...state.own, ...own]) };

/** It goes on, and will end once more. */
const requeued = (state: Supervision, chatId: string): Supervision =>
	state.askedAbout.has(chatId)
		? { ...state, askedAbout: new Set([...state.askedAbout].filter((id) => id !== chatId)) }
		: state;

/** The state after a frame; of other matters the same state. */
export const hear = (
	state: Supervision,
	frame: ToAgentFrame,
	meId: string,
	listed: Listed | null = null,
): Supervision => {
	switch (frame.action) {
		case "on_duty":
			return { ...state, onDuty: frame.results };
		case "ring": {
			const { action: _, ...ring } = frame;
			return { ...state, rings: [...without(state.rings, frame.chat_id), ring] };
		}
		case "ring_ended":
			return { ...state, rings: without(state.rings, frame.chat_id) };
		case "transfer_offered":
			return { ...state, offers: [...without(state.offers, frame.chat_id), frame] };
		case "transfers_offered":
			return { ...state, offers: frame.results };
		case "transfer_closed": {
			return offerClosed(state, frame, listed);
		}
		case "coach_message": {
			const { action: _, chat_id, ...one } = frame;
			return unreadNote(coached(state, chat_id, [one]), frame, meId);
		}
		case "coaching":
			return coached(state, frame.chat_id, frame.results);
		case "chat_joined":
			return { ...state, joined: new Set([...state.joined, frame.chat_id]) };
		case "chat_left":
			return { ...state, joined: new Set([...state.joined].filter((id) => id !== frame.chat_id)) };
		case "duty_message":
			return { ...state, duty: withWords(state.duty, [frame.message]) };
		case "duty_messages":
			return { ...state, duty: withWords(state.duty, frame.results), dutyLoaded: true };
		case "duty_ended":
			return { ...state, dutyEndedBy: frame.by };
		case "wrap_up_due":
			return due(state, frame);
		case "chat_requeued":
			return requeued(state, frame.chat.chat_id);
		case "chat_erased":
			return erased(state, frame.chat_id);
		case "chat_assigned":
			return taken(state, frame, meId);
		case "chat_ended":
			return {
				...state,
				rings: without(state.rings, frame.chat_id),
				offers: without(state.offers, frame.chat_id),
				notes: without(state.notes, frame.chat_id),
			};
		default:
			return state;
	}
};
