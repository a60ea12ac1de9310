import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { addNote, notes } from "@warmline/contract/chats/agent-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { until } from "../../test/until.ts";
import { dayIn } from "../platform/days.ts";
import { society as content } from "../platform/society.ts";

const cast = await society();
const { pool, newVisitor, newMember, clock, lina, omar, sam, dora, tess, noor, takenBy } = cast;
await Promise.all([lina, sam, dora].map((one) => one.connects()));

const log = async (query: Record<string, string> = {}) => {
	const { status, body } = await dora.calls(auditLog, undefined, query);
	assert.equal(status, 200, JSON.stringify(body));
	return auditLog.answer.parse(body);
};

const actsOf = async (chat: string) => (await log({ chat })).results.map(({ act, member }) => `${member.name} ${act}`);

const opens = async (agent: typeof lina, chat_id: string) => {
	agent.says("join_chat_room", { chat_id });
	await agent.isDone();
};

const reads = async (agent: typeof lina, chat_id: string) =>
	assert.equal((await agent.calls(chatMessages, undefined, { chat_id })).status, 200);

test("a supervisor who watches or reads somebody's chat is recorded, once in a quarter of an hour", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	for (const _ of [1, 2, 3]) {
		await opens(sam, chat_id);
		await reads(sam, chat_id);
	}
	assert.deepEqual(await actsOf(chat_id), ["Sam read_transcript", "Sam watch_chat"]);
	await opens(dora, chat_id);
	assert.deepEqual(await actsOf(chat_id), ["Dora watch_chat", "Sam read_transcript", "Sam watch_chat"]);
	clock.passMinutes(16);
	await opens(sam, chat_id);
	assert.equal((await actsOf(chat_id)).length, 4);
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	clock.passMinutes(16);
	await opens(sam, chat_id);
	assert.equal((await actsOf(chat_id)).length, 4);
	await reads(sam, chat_id);
	const [latest] = (await log({ chat: chat_id })).results;
	assert.deepEqual(
		{ act: latest?.act, about: latest?.about, member: latest?.member },
		{
			act: "read_transcript",
			about: { id: lina.id, name: "Lina" },
			member: { id: sam.id, name: "Sam" },
		},
	);
});

test("a supervisor who reads the notes on somebody's chat, and not its messages, is recorded too", async () => {
	const { chat_id } = await takenBy(lina);
	assert.equal((await lina.calls(addNote, { body: "Spoke of the flat." }, { chat_id })).status, 201);
	for (const reader of [sam, sam, lina]) assert.equal((await reader.calls(notes, undefined, { chat_id })).status, 200);
	assert.deepEqual(await actsOf(chat_id), ["Sam read_transcript"]);
});

test("a page that asks for messages and notes at the same moment is one access", async () => {
	const { chat_id } = await takenBy(lina);
	// Who has written a line and not committed it waits for this.
	const held = await cast.pool.connect();
	await held.query(`SELECT pg_advisory_lock(1);
		CREATE FUNCTION waits() RETURNS trigger LANGUAGE plpgsql AS
			$$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$;
		CREATE TRIGGER waits AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION waits()`);
	const asked = [chatMessages, notes, chatMessages, notes].map((call) => sam.calls(call, undefined, { chat_id }));
	const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
	await until(async () => (await held.query(waiting)).rowCount === asked.length);
	await held.query("SELECT pg_advisory_unlock(1)");
	for (const { status } of await Promise.all(asked)) assert.equal(status, 200);
	await held.query("DROP TRIGGER waits ON audit_log");
	held.release();
	assert.deepEqual(await actsOf(chat_id), ["Sam read_transcript"]);
});

test("access to own and waiting chats is not recorded", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	for (const agent of [lina, sam]) {
		await opens(agent, chat_id);
		await reads(agent, chat_id);
	}
	sam.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	await opens(sam, chat_id);
	await reads(sam, chat_id);
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	await reads(sam, chat_id);
	assert.deepEqual(await actsOf(chat_id), []);
});

test("a supervisor who keeps a chat open after somebody has taken it is recorded from then on", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	for (const agent of [lina, sam, dora]) await opens(agent, chat_id);
	dora.says("leave_chat_room", { chat_id });
	await dora.isDone();
	assert.deepEqual(await actsOf(chat_id), []);
	lina.says("accept_chat", { chat_id });
	await lina.isDone();
	const { results } = await log({ chat: chat_id });
	assert.deepEqual(
		results.map(({ act, member, about }) => ({ act, member, about })),
		[{ act: "watch_chat", member: { id: sam.id, name: "Sam" }, about: { id: lina.id, name: "Lina" } }],
	);
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("a supervisor who gives their own chat away and keeps it open is recorded as watching", async () => {
	const { visitor, chat_id } = await takenBy(sam);
	await opens(sam, chat_id);
	assert.deepEqual(await actsOf(chat_id), []);
	sam.says("transfer_chat", { chat_id, listener_id: lina.id });
	await sam.isDone();
	assert.deepEqual(await actsOf(chat_id), ["Sam watch_chat", "Sam transfer_chat"]);
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("an access that is refused is not recorded", async () => {
	const { visitor, chat_id } = await takenBy(sam);
	lina.says("join_chat_room", { chat_id });
	await lina.hears("error", { code: "not_found", chat_id });
	refusal(await lina.calls(chatMessages, undefined, { chat_id }), 404);
	assert.deepEqual(await actsOf(chat_id), []);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("only a director reads the log", async () => {
	for (const one of [lina, sam, tess, noor]) refusal(await one.calls(auditLog), 403, "forbidden");
	refusal(await cast.newBrowser().calls(auditLog), 401);
	const { visitor_token } = await newVisitor().asksForSupport();
	const visitor = cast.newBrowser();
	visitor.token = visitor_token;
	refusal(await visitor.calls(auditLog), 401);
});

test("the log is found by act, member, chat and day, the newest first and page by page", async () => {
	const ines = await newMember("ines", "listener");
	await ines.connects();
	const chats = [await takenBy(ines), await takenBy(ines)];
	for (const { chat_id, visitor } of chats) {
		sam.says("take_over_chat", { chat_id });
		await visitor.hears("chat_assigned", { agent_name: "Sam" });
		sam.says("hand_back_chat", { chat_id });
		await visitor.hears("chat_assigned", { agent_name: "Ines" });
	}
	const about = await log({ member: ines.id });
	assert.deepEqual(
		about.results.map(({ act, chat_id }) => [act, chat_id]),
		[...chats].reverse().flatMap(({ chat_id }) => [
			["hand_back_chat", chat_id],
			["take_over_chat", chat_id],
		]),
	);
	assert.equal((await log({ member: ines.id, act: "take_over_chat" })).results.length, 2);
	assert.equal((await log({ member: ines.id, chat: chats[0]?.chat_id ?? "" })).results.length, 2);
	assert.equal((await log({ member: omar.id })).results.length, 0);
	const pages: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page = await log({ member: ines.id, limit: "3", ...(cursor === "" ? {} : { cursor }) });
		pages.push(...page.results.map(({ id }) => id));
		cursor = page.next;
	}
	assert.deepEqual(
		pages,
		about.results.map(({ id }) => id),
	);
	const day = (offset: number) => new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
	const found = async (query: Record<string, string>) => (await log({ member: ines.id, ...query })).results.length;
	assert.equal(await found({ from: day(-1), to: day(1) }), 4);
	assert.equal(await found({ from: day(2) }), 0);
	assert.equal(await found({ to: day(-2) }), 0);
	const entry = dayIn(content().clock, new Date(about.results[0]?.at ?? ""));
	assert.equal(await found({ from: entry, to: entry }), 4);
	for (const { visitor } of chats) visitor.says("end_chat");
});

test("days begin and end on the clocks of the organisation", async () => {
	const wim = await newMember("wim", "listener");
	// It is summer, four hours behind UTC: the last moment of June 9, and the first of June 10.
	for (const at of ["2024-06-10T03:59:59Z", "2024-06-10T04:00:00Z"]) {
		await pool.query(
			`INSERT INTO audit_log (id, at, act, member_id, member_name)
			VALUES (gen_random_uuid(), $1, 'change_settings', $2, 'Wim')`,
			[at, wim.id],
		);
	}
	const on = async (day: string) =>
		(await log({ member: wim.id, from: day, to: day })).results.map(({ at }) => at.slice(0, 16));
	assert.equal(content().clock, "America/New_York");
	assert.deepEqual(await on("2024-06-09"), ["2024-06-10T03:59"]);
	assert.deepEqual(await on("2024-06-10"), ["2024-06-10T04:00"]);
	assert.deepEqual(await on("2024-06-11"), []);
});

test("a filter that is none is refused", async () => {
	const wrong = {
		cursor: "x",
		act: "nothing",
		member: "x",
		chat: "x",
		from: "yesterday",
		to: "2026-13-01",
		limit: "0",
	};
	for (const [name, value] of Object.entries(wrong)) {
		refusal(await dora.calls(auditLog, undefined, { [name]: value }), 400);
	}
});
