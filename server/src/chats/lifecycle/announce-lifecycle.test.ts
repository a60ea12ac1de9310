import assert from "node:assert/strict";
import { test } from "node:test";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { leaveQuickly, reopenChat } from "@warmline/contract/chats/calls";
import fc from "fast-check";
import type { AskedChat, VisitorPerson } from "../../../test/person.ts";
import { asListener, asSupervisor, fetched, sorted, told } from "../../../test/rows.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { pulse: 50 });
const { newVisitor, lina, omar, sam, clock } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);
const watchers = [asListener(lina), asListener(omar), asSupervisor(sam)];

const actNames = [
	"ask",
	"message",
	"message",
	"reply",
	"accept",
	"accept",
	"open",
	"edit",
	"edit",
	"look",
	"leave",
	"leave quickly",
	"reopen",
	"reopen",
	"reopen",
	"lose the line",
	"lose the line",
	"vanish",
] as const;
const act = fc.record({ name: fc.constantFrom(...actNames), chat: fc.nat(4), by: fc.boolean(), seq: fc.nat(9) });
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
type Open = { asked: AskedChat; visitor: VisitorPerson; ended: boolean };
type Run = { open: Open[]; inTurn: boolean; vanished: number };

/** Beyond, so much time has passed that chats end by themselves. */
const mostVanished = 2;

const asks = async ({ open }: Run) => {
	const visitor = newVisitor();
	open.push({ asked: await visitor.asksForSupport(), visitor, ended: false });
};

const isOnDuty = async (id: string, expected: boolean) => {
	for (;;) {
		const { results } = toAgentFrames.on_duty.parse(await sam.hears("on_duty"));
		if (results.some((one) => one.id === id) === expected) return;
	}
};

/** Omar's line is gone for two minutes, and all his chats wait again. */
const vanishes = async (run: Run) => {
	run.vanished++;
	sam.says("fetch_all_chats", { limit: 100 });
	const { chats } = toAgentFrames.fetch_all_chats.parse(await sam.hears("fetch_all_chats"));
	await isOnDuty(omar.id, true);
	omar.line.close();
	await isOnDuty(omar.id, false);
	clock.passMinutes(2.1);
	for (const { chat_id } of chats.filter(({ assigned_agent }) => assigned_agent === omar.id)) {
		await sam.hears("chat_requeued", { chat: { chat_id } });
		await sam.hears("new_message", { chat_id, message: { kind: "notice" } });
	}
	await omar.connects();
};

const does = async ({ name, chat, by, seq }: Act, run: Run) => {
	const choice = run.open.filter(({ ended }) => ended === (name === "reopen"));
	const one = choice[chat % choice.length];
	if (name === "vanish" && run.inTurn && run.vanished < mostVanished) return vanishes(run);
	if (name === "ask" || !one) return asks(run);
	const { visitor, asked } = one;
	const { chat_id } = asked;
	const agent = by ? lina : omar;
	one.ended = name === "leave" || name === "leave quickly";
	if (name === "message") visitor.says("send_message", { message: `words ${seq}` });
	if (name === "reply") agent.says("send_message", { chat_id, message: `answer ${seq}` });
	if (name === "accept") agent.says("accept_chat", { chat_id });
	if (name === "open") agent.says("join_chat_room", { chat_id });
	if (name === "edit") visitor.says("edit_first", { message: `better words ${seq}` });
	if (name === "look") {
		visitor.says("seen", { seq });
		agent.says("seen", { chat_id, seq });
	}
	if (name === "leave") visitor.says("end_chat");
	if (name === "leave quickly") {
		await visitor.calls(leaveQuickly, undefined, { chat_id });
		visitor.token = asked.visitor_token;
	}
	if (name === "reopen") {
		const { status } = await visitor.calls(reopenChat, undefined, { chat_id });
		assert.equal(status, 200);
		if (run.inTurn) await sam.hears("chat_requeued", { chat: { chat_id } });
	}
	if (name === "lose the line") {
		visitor.line.close();
		await visitor.connects(asked);
	}
};

/** All that was said is done: the acts of a connection are done in order, so a question at the end is answered last. */
const settled = async ({ open }: Run) => {
	for (const agent of [lina, omar, sam]) agent.says("fetch_unassigned_chats", { limit: 1, query: "settled" });
	for (const { visitor } of open) visitor.says("fetch_messages");
	for (const agent of [lina, omar, sam]) await agent.hears("unassigned_chats");
	for (const { visitor } of open) await visitor.hears("fetch_messages");
};

const holds = async (acts: Act[], inTurn: boolean) => {
	const run: Run = { open: [], inTurn, vanished: 0 };
	for (let n = 0; n < 3; n++) await asks(run);
	await settled(run);
	const before = [];
	// Omar's own line is another one when he comes back, so he is no watcher where he vanishes.
	for (const watcher of inTurn ? watchers.filter(({ who }) => who !== omar) : watchers) {
		before.push({ watcher, rows: await fetched(watcher), from: watcher.who.line.heard.length });
	}
	const calls: Promise<void>[] = [];
	for (const one of acts) {
		if (inTurn) await does(one, run).then(() => settled(run));
		else calls.push(does(one, run));
	}
	await Promise.all(calls);
	await settled(run);
	for (const { watcher, rows, from } of before) {
		const after = await fetched(watcher);
		for (const frame of watcher.who.line.heard.slice(from)) told(rows, frame, watcher);
		assert.deepEqual(sorted(rows), sorted(after));
	}
	for (const { asked } of run.open) sam.says("end_chat", { chat_id: asked.chat_id });
	await settled(run);
	for (const { visitor } of run.open) visitor.line.close();
};

test("chats that end, go on, lose their listener or their visitor keep the lists true (D6, D7, D10)", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 30 }), (acts) => holds(acts, true)),
		{ numRuns: 12, endOnFailure: true },
	);
});

test("the same holds when all of it comes at the same moment (D6, D7, D10)", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 30 }), (acts) => holds(acts, false)),
		{ numRuns: 40, endOnFailure: true },
	);
});
