import assert from "node:assert/strict";
import { test } from "node:test";
import { updateCallerName } from "@warmline/contract/chats/desk-calls";
import fc from "fast-check";
import type { VisitorPerson } from "../../test/person.ts";
import { asListener, asSupervisor, fetched, sorted, told } from "../../test/rows.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const actNames = [
	"ask",
	"ask",
	"message",
	"message",
	"message",
	"reply",
	"accept",
	"accept",
	"accept",
	"assign",
	"assign",
	"open",
	"end",
	"leave",
	"rename",
	"take over",
	"hand back",
	"move",
	"offer",
	"offer",
	"offer",
	"accept offer",
	"accept offer",
	"accept offer",
	"decline offer",
	"withdraw offer",
	"raise hand",
	"lower hand",
] as const;
const act = fc.record({
	name: fc.constantFrom(...actNames),
	chat: fc.nat(4),
	by: fc.boolean(),
	text: fc.string({ minLength: 1, maxLength: 300, unit: "grapheme" }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
type Open = { chat_id: string; visitor: VisitorPerson; ended: boolean };

const asks = async (open: Open[]) => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	open.push({ chat_id, visitor, ended: false });
};

/** Does an act; what is said on a channel is not waited for. */
const does = async ({ name, chat, by, text }: Act, open: Open[]) => {
	// In a chat that has ended nothing more happens, so most acts go to those that have not.
	const choice = name === "message" ? open : open.filter(({ ended }) => !ended);
	const one = choice[chat % choice.length];
	if (name === "ask" || !one) return asks(open);
	const { chat_id, visitor } = one;
	one.ended ||= name === "end" || name === "leave";
	const agent = by ? lina : omar;
	const message = text.trim() === "" ? "…" : text;
	if (name === "message") visitor.says("send_message", { message });
	if (name === "reply") agent.says("send_message", { chat_id, message });
	if (name === "accept") agent.says("accept_chat", { chat_id });
	if (name === "assign") sam.says("assign_chat", { chat_id, listener_id: agent.id });
	if (name === "open") agent.says("join_chat_room", { chat_id });
	if (name === "take over") sam.says("take_over_chat", { chat_id });
	if (name === "hand back") sam.says("hand_back_chat", { chat_id });
	if (name === "move") sam.says("transfer_chat", { chat_id, listener_id: agent.id });
	if (name === "offer") agent.says("transfer_chat", { chat_id, listener_id: (by ? omar : lina).id, reason: "Please." });
	if (name === "accept offer") agent.says("accept_transfer", { chat_id });
	if (name === "decline offer") agent.says("decline_transfer", { chat_id });
	if (name === "withdraw offer") agent.says("withdraw_transfer", { chat_id });
	if (name === "raise hand") agent.says("raise_hand", { chat_id, reason: "help" });
	if (name === "lower hand") agent.says("lower_hand", { chat_id });
	if (name === "end") sam.says("end_chat", { chat_id });
	if (name === "leave") visitor.says("end_chat");
	if (name === "rename")
		await sam.calls(updateCallerName, { new_name: message.slice(0, 20).trim() || "x" }, { chat_id });
};

/** All that was said is done: the acts of a connection are done in order, so a question at the end is answered last. */
const settled = async (open: Open[]) => {
	for (const agent of [lina, omar, sam]) agent.says("fetch_unassigned_chats", { limit: 1, query: "settled" });
	for (const { visitor } of open) visitor.says("fetch_messages");
	for (const agent of [lina, omar, sam]) await agent.hears("unassigned_chats");
	for (const { visitor } of open) await visitor.hears("fetch_messages");
};

const holds = async (acts: Act[], inTurn: boolean) => {
	const open: Open[] = [];
	for (let n = 0; n < 3; n++) await asks(open);
	const watchers = [asListener(lina), asSupervisor(sam)];
	const before = [];
	for (const watcher of watchers)
		before.push({ watcher, rows: await fetched(watcher), from: watcher.who.line.heard.length });
	const calls: Promise<void>[] = [];
	for (const one of acts) {
		if (inTurn) await does(one, open).then(() => settled(open));
		else calls.push(does(one, open));
	}
	await Promise.all(calls);
	await settled(open);
	for (const { watcher, rows, from } of before) {
		const after = await fetched(watcher);
		for (const frame of watcher.who.line.heard.slice(from)) told(rows, frame, watcher);
		assert.deepEqual(sorted(rows), sorted(after));
	}
	for (const { chat_id } of open) sam.says("end_chat", { chat_id });
	await settled(open);
	for (const { visitor } of open) visitor.line.close();
};

test("the lists fetched before, with all that was heard since, are the lists fetched after (D6, D7, D8)", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 40 }), (acts) => holds(acts, true)),
		{ numRuns: 30, endOnFailure: true },
	);
});

test("the same holds when everybody acts at the same moment (D6, D7, D8)", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 40 }), (acts) => holds(acts, false)),
		{ numRuns: 40, endOnFailure: true },
	);
});
