import type { AgentFrameInput, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { fill, type ListName, type Lists, type Me, noLists, receive } from "./chat-lists.ts";

export type ListState = {
	readonly lists: Lists;
	/** Where the next page begins, or null. */
	readonly next: Readonly<Record<ListName, string | null>>;
	readonly loaded: Readonly<Record<ListName, boolean>>;
};

/** Rows a first page has, and the most a page may have. */
const pageSize = 50;
const largestPage = 100;

type Question = {
	readonly first: boolean;
	/** Frames heard since the question: the answer may have been read before they happened. */
	readonly since: ToAgentFrame[];
	/** Maybe refused: an error does not say what it answers. It may be asked again, and an answer still counts. */
	doubtful?: boolean;
};

const answers: Readonly<Record<string, ListName>> = {
	unassigned_chats: "unassigned",
	assigned_chats: "assigned",
	fetch_all_chats: "assigned",
};

type ListStoreOptions = {
	readonly me: Me;
	readonly send: (frame: AgentFrameInput) => boolean;
	readonly changed: (state: ListState) => void;
};

/** Asks for the lists, one question a list at a time, and keeps them up to date with what is heard. */
export const createListStore = ({ me, send, changed }: ListStoreOptions) => {
	let state: ListState = {
		lists: noLists,
		next: { unassigned: null, assigned: null },
		loaded: { unassigned: false, assigned: false },
	};
	const asked: Record<ListName, Question | null> = { unassigned: null, assigned: null };
	const again: Record<ListName, boolean> = { unassigned: false, assigned: false };

	const change = (part: Partial<ListState>) => {
		state = { ...state, ...part };
		changed(state);
	};

	const questionFor = (name: ListName, cursor: string | null): AgentFrameInput => {
		const held = Math.ceil(state.lists[name].length / pageSize) * pageSize;
		const page = {
			limit: cursor === null ? Math.min(Math.max(held, pageSize), largestPage) : pageSize,
			...(cursor === null ? {} : { cursor }),
			...(state.lists.query.trim() === "" ? {} : { query: state.lists.query.trim() }),
		};
		if (name === "unassigned") return { action: "fetch_unassigned_chats", ...page };
		if (me.supervising) return { action: "fetch_all_chats", ...page };
		return { action: "fetch_my_assigned_chats", agent_id: me.id, ...page };
	};

	const ask = (name: ListName, cursor: string | null = null) => {
		if (asked[name] && !asked[name].doubtful) {
			again[name] = cursor === null;
			return;
		}
		if (send(questionFor(name, cursor))) asked[name] = { first: cursor === null, since: [] };
	};

	const askAll = () => {
		ask("unassigned");
		ask("assigned");
	};

	const answered = (name: ListName, frame: Extract<ToAgentFrame, { chats: unknown }>) => {
		const question = asked[name];
		asked[name] = null;
		let lists = fill(state.lists, name, frame.chats, question?.first ?? false, me);
		for (const heard of question?.since ?? []) lists = receive(lists, heard, me).lists;
		const next = question ? { ...state.next, [name]: frame.next } : state.next;
		change({ lists, next, loaded: { ...state.loaded, [name]: true } });
		if (again[name]) {
			again[name] = false;
			return ask(name);
		}
		// A page of all chats may hold nothing but waiting ones: then this list goes on with the next.
		const nothing = !frame.chats.some((one) => lists[name].some((row) => row.chat_id === one.chat_id));
		if (question && nothing && frame.next !== null) ask(name, frame.next);
	};

	const refused = () => {
		for (const name of ["unassigned", "assigned"] as const) {
			if (asked[name]) asked[name].doubtful = true;
			if (!again[name]) continue;
			again[name] = false;
			ask(name);
		}
	};

	return {
		state: () => state,
		connected: () => {
			for (const name of ["unassigned", "assigned"] as const) {
				asked[name] = null;
				again[name] = false;
			}
			askAll();
		},
		/** A question that may be asked at any time, to hear whether anybody answers. */
		probe: (): AgentFrameInput => {
			if (!asked.unassigned || asked.unassigned.doubtful) asked.unassigned = { first: true, since: [] };
			return questionFor("unassigned", null);
		},
		more: (name: ListName) => {
			if (state.next[name] !== null) ask(name, state.next[name]);
		},
		search: (query: string) => {
			change({ lists: { ...state.lists, query } });
			askAll();
		},
		/** For what the agent themselves does: opening a chat, giving it a name. */
		update: (how: (lists: Lists) => Lists) => change({ lists: how(state.lists) }),
		heard: (frame: ToAgentFrame) => {
			const name = answers[frame.action];
			if (name && "chats" in frame) return answered(name, frame);
			if (frame.action === "error" && !frame.client_id && !frame.chat_id) return refused();
			for (const question of Object.values(asked)) if (!question?.doubtful) question?.since.push(frame);
			const { lists, stale } = receive(state.lists, frame, me);
			if (lists !== state.lists) change({ lists });
			// Of a list that is not here whole, unknown chats are no surprise.
			const whole = state.next.unassigned === null && state.next.assigned === null && state.lists.query === "";
			// A changed setting may change how rows read.
			if (frame.action === "settings") askAll();
			if (stale && (whole || frame.action === "chat_assigned")) askAll();
		},
	};
};
