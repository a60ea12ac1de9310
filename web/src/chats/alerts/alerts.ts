import type { Chat } from "@warmline/contract/chats/chat";
import type { DebriefNews } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { noDebriefNews } from "../debriefs/no-debrief-news.ts";
import type { AgentState } from "../store/agent-store.ts";
import { findChat, type Me } from "../store/chat-lists.ts";
import type { PrivateNote, Ring } from "../store/supervision.ts";

type About = {
	/** The same for as long as the same thing wants somebody. */
	readonly key: string;
	readonly chatId: string;
	/** The visitor's, for a page that only its member sees. */
	readonly caller: string;
};

/** One for each chat that wants this agent. */
export type ChatAlert = About &
	(
		| { readonly kind: "offer" | "note" | "handed_back"; readonly from: string }
		| { readonly kind: "ring"; readonly why: Ring["why"]; readonly from: string | null }
		| { readonly kind: "unread" | "waiting" }
	);
export type RingAlert = Extract<ChatAlert, { kind: "ring" }>;

/** A listener would like to talk after a chat; or something is new for the two who talk. */
export type DebriefAlert = { readonly key: string } & (
	| { readonly kind: "debrief"; readonly from: string }
	| { readonly kind: "talk"; readonly from: string; readonly news: "claim" | "message"; readonly own: boolean }
);

export type Alert = ChatAlert | DebriefAlert;

export const isOfChat = (alert: Alert): alert is ChatAlert => alert.kind !== "debrief" && alert.kind !== "talk";

/** What an own chat had when its agent looked away, by chat. */
export type LastLooked = Readonly<Record<string, number>>;

type Known = Pick<AgentState, "lists" | "rings" | "offers" | "notes" | "availability">;

export const lookedAt = ({ lists }: Pick<Known, "lists">, me: Me): LastLooked =>
	Object.fromEntries(
		lists.assigned.filter((one) => one.assigned_agent === me.id).map(({ chat_id, seq }) => [chat_id, seq]),
	);

const isCallForHelp = ({ why }: Ring) => why === "help" || why === "beyond_scope";

/** A visitor who has left is not waited for; a listener who asks for help is. */
const ringsNow = ({ lists, rings }: Known): readonly Ring[] =>
	rings.filter((ring) => isCallForHelp(ring) || findChat(lists, ring.chat_id)?.visitor_connected !== false);

/** A chat that has come back and was not opened since, or what its visitor wrote. */
const unreadAlert = ({ chat_id, seq, user, last_message: { event } }: Chat): ChatAlert =>
	event?.code === "handed_back"
		? {
				kind: "handed_back",
				key: `handed_back ${chat_id} ${seq}`,
				chatId: chat_id,
				caller: user.name,
				from: event.by ?? t("A supervisor"),
			}
		: { kind: "unread", key: `unread ${chat_id} ${seq}`, chatId: chat_id, caller: user.name };

/** `from` is the chat's listener, where they are not the reader. */
const ringAlert = (lists: Known["lists"], { chat_id, why, caller_name }: Ring): ChatAlert => ({
	kind: "ring",
	key: `ring ${chat_id} ${why}`,
	chatId: chat_id,
	caller: caller_name,
	from: findChat(lists, chat_id)?.agent_name ?? null,
	why,
});

const notesNow = ({ lists, notes }: Known, looked: LastLooked | null): readonly PrivateNote[] =>
	notes.filter(({ chat_id }) => looked !== null || chat_id !== lists.open?.chat_id);

const unreadNow = ({ lists }: Known, me: Me, looked: LastLooked | null) =>
	lists.assigned.filter((one) => {
		const meanwhile = looked !== null && one.turn === "agent" && one.seq > (looked[one.chat_id] ?? 0);
		return one.assigned_agent === me.id && (one.unread > 0 || meanwhile);
	});

const waitingNow = ({ lists, availability }: Known, me: Me) => {
	const full = availability !== null && availability.open_chats >= availability.limit;
	// Who can take no more is not called for those who wait; a supervisor can give them to somebody.
	return full && !me.supervising ? [] : lists.unassigned.filter((one) => one.visitor_connected);
};

const debriefsWaiting = ({ waiting }: DebriefNews): DebriefAlert[] =>
	waiting.map(({ id, member }) => ({ kind: "debrief", key: `debrief ${id}`, from: member.name }));

/** Also for who is away: they have asked for it themselves, or promised it. */
const talksNow = ({ unread }: DebriefNews): DebriefAlert[] =>
	unread.map(({ id, at, from, kind, own }) => {
		return { kind: "talk", key: `talk ${id} ${at}`, from: from.name, news: kind, own };
	});

/**
 * What wants this agent now, the most urgent of each chat. Everything ends by what the server tells: once somebody has
 * taken it, it is silent for all. `looked` is null while the tab is looked at.
 */
export const alertsOf = (
	known: Known,
	me: Me,
	looked: LastLooked | null,
	debriefs: DebriefNews = noDebriefNews,
): Alert[] => {
	const talks = talksNow(debriefs);
	const { lists, offers, availability } = known;
	const rings = ringsNow(known);
	if (availability?.presence !== "available") {
		// Whoever is off duty has their rest, unless a listener calls for help and nobody else would hear it.
		const nobodyElse = me.supervising && availability?.supervisors === 0;
		return [...(nobodyElse ? rings.filter(isCallForHelp).map((ring) => ringAlert(lists, ring)) : []), ...talks];
	}
	const urgent: readonly ChatAlert[] = [
		...offers.map(({ chat_id, from, caller_name }): ChatAlert => {
			return { kind: "offer", key: `offer ${chat_id}`, chatId: chat_id, caller: caller_name, from: from.name };
		}),
		...rings.map((ring) => ringAlert(lists, ring)),
		...notesNow(known, looked).map(({ chat_id, id, from }): ChatAlert => {
			const caller = findChat(lists, chat_id)?.user.name ?? t("Visitor");
			return { kind: "note", key: `note ${chat_id} ${id}`, chatId: chat_id, caller, from };
		}),
	];
	const listed: readonly ChatAlert[] = [
		...unreadNow(known, me, looked).map(unreadAlert),
		...waitingNow(known, me).map(({ chat_id, user }): ChatAlert => {
			return { kind: "waiting", key: `waiting ${chat_id}`, chatId: chat_id, caller: user.name };
		}),
	];
	const all = [...urgent, ...listed];
	const isFirst = (alert: ChatAlert) => all.find(({ chatId }) => chatId === alert.chatId) === alert;
	return [...urgent.filter(isFirst), ...debriefsWaiting(debriefs), ...talks, ...listed.filter(isFirst)];
};
