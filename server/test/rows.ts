import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import type { Heard } from "./channel.ts";
import type { MemberPerson } from "./person.ts";

/** The rows of an agent's lists, by chat. */
type Rows = Map<string, Chat>;

const asked = {
	fetch_unassigned_chats: toAgentFrames.unassigned_chats,
	fetch_my_assigned_chats: toAgentFrames.assigned_chats,
	fetch_all_chats: toAgentFrames.fetch_all_chats,
};

/** Somebody with lists, and which chats they see in them. */
export type Watcher = {
	who: MemberPerson;
	sees: (chat: Chat) => boolean;
	lists: readonly (keyof typeof asked)[];
};

export const asListener = (who: MemberPerson): Watcher => ({
	who,
	sees: (chat) => chat.assigned_agent === null || chat.assigned_agent === who.id,
	lists: ["fetch_unassigned_chats", "fetch_my_assigned_chats"],
});
export const asSupervisor = (who: MemberPerson): Watcher => ({ who, sees: () => true, lists: ["fetch_all_chats"] });

const fetched = async ({ who, lists }: Watcher): Promise<Rows> => {
	const rows: Rows = new Map();
	for (const list of lists) {
		const answer = asked[list];
		who.says(list, { limit: 100 });
		const { chats } = answer.parse(await who.hears(answer.shape.action.def.values[0] ?? list));
		for (const chat of chats) rows.set(chat.chat_id, chat);
	}
	return rows;
};

/** What a client that holds the rows makes of one frame. */
const told = (rows: Rows, frame: Heard, { sees }: Watcher) => {
	if (frame.action === "new_unassigned_chat" || frame.action === "chat_requeued") {
		const { chat } = toAgentFrames[frame.action].parse(frame);
		rows.set(chat.chat_id, chat);
	}
	// From another agent's hands it comes whole: the rows did not have it.
	if (frame.action === "chat_assigned" && frame.chat) {
		const { chat } = toAgentFrames.chat_assigned.parse(frame);
		if (chat) rows.set(chat.chat_id, chat);
	}
	const row = rows.get(String(frame.chat_id));
	if (!row) return;
	if (frame.action === "chat_ended") rows.delete(row.chat_id);
	if (frame.action === "chat_assigned") {
		const { agent_id, agent_name } = toAgentFrames.chat_assigned.parse(frame);
		const next: Chat = { ...row, status: "active", assigned_agent: agent_id, agent_name };
		if (sees(next)) rows.set(row.chat_id, next);
		else rows.delete(row.chat_id);
	}
	if (frame.action === "chat_update") {
		const { action: _, ...change } = toAgentFrames.chat_update.parse(frame);
		if (change.seq >= row.seq)
			rows.set(row.chat_id, { ...row, ...change, status: change.assigned_agent ? "active" : "waiting" });
	}
};

const sorted = (rows: Rows) => [...rows.values()].sort((a, b) => a.chat_id.localeCompare(b.chat_id));

/** Fetches the lists of everybody; what comes back fetches them again, and says where they differ from what was told. */
export const watching = async (watchers: readonly Watcher[]) => {
	const before: { watcher: Watcher; rows: Rows; from: number }[] = [];
	for (const watcher of watchers) {
		before.push({ watcher, rows: await fetched(watcher), from: watcher.who.line.heard.length });
	}
	return async () => {
		for (const { watcher, rows, from } of before) {
			const after = await fetched(watcher);
			for (const frame of watcher.who.line.heard.slice(from)) told(rows, frame, watcher);
			assert.deepEqual(sorted(rows), sorted(after));
		}
	};
};
