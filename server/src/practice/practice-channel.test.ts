import assert from "node:assert/strict";
import { logOut } from "@warmline/contract/accounts/calls";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { changeMemberRole, deactivateMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { logsIn } from "../../test/person.ts";
import {
	acceptedTrainee,
	asksToPractise,
	endsPractice,
	entersPractice,
	fetches,
	listsPractice,
	playsTheVisitor,
	practiceLine,
	practiceOf,
	readsPractice,
} from "../../test/practice.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, address, pool, newMember, newVisitor } = cast;
const tara = await acceptedTrainee(cast, "tara");
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

const closeCodeOf = async (roomId: string, token?: string) => {
	const line = await practiceLine(address, roomId, token);
	const code = await line.closes();
	assert.deepEqual(line.heard, []);
	return code;
};
const textsIn = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("without a living session the channel closes with 4401, to somebody else's practice with 4403", async () => {
	const { id } = await asksToPractise(tara);
	assert.equal(await closeCodeOf(id), 4401);
	assert.equal(await closeCodeOf(id, ""), 4401);
	assert.equal(await closeCodeOf(id, "dead"), 4401);
	assert.equal(await closeCodeOf(id, (await newVisitor().asksForSupport()).visitor_token), 4401);
	for (const stranger of [lina, tess, noor]) assert.equal(await closeCodeOf(id, stranger.token), 4403);
	for (const other of [nowhere, "x", "%00"]) assert.equal(await closeCodeOf(other, sam.token), 4403);
	for (const reader of [tara, sam, dora]) await (await entersPractice(cast, reader, id)).isQuiet();
	assert.equal(await closeCodeOf(id, lina.token), 4403);
	await playsTheVisitor(lina, id);
	await (await entersPractice(cast, lina, id)).isQuiet();
	assert.equal(await closeCodeOf(id, omar.token), 4403);
	await endsPractice(await entersPractice(cast, tara, id));
	assert.equal(await closeCodeOf(id, omar.token), 4403);
});

test("the learner hears when somebody came, and nothing can be said before", async () => {
	const { id } = await asksToPractise(tara);
	const listener = await entersPractice(cast, tara, id);
	listener.says("send_line", { text: "hello?", client_id: "c1" });
	await listener.hears("error", { code: "not_started", client_id: "c1" });
	await playsTheVisitor(lina, id, "new-city");
	await listener.hears("room", { room: { state: "running", partner: { name: "Lina" }, card: null } });
	assert.equal((await fetches(listener)).lines.length, 0);
	await endsPractice(listener);
});

test("what one side writes both hear, at its place, and typing only the other", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	visitor.says("send_line", { text: "  hi, I have exams ", client_id: "v1" });
	for (const line of [listener, visitor])
		await line.hears("new_line", { line: { seq: 1, side: "visitor", text: "hi, I have exams", client_id: "v1" } });
	listener.says("typing");
	await visitor.hears("typing", { side: "listener" });
	await listener.isQuiet();
	assert.ok(!listener.heard.some(({ action }) => action === "typing"));
	listener.says("send_line", { text: "That sounds like a lot.", client_id: "v1" });
	for (const line of [listener, visitor])
		await line.hears("new_line", { line: { seq: 2, side: "listener", client_id: "v1" } });
	assert.deepEqual(textsIn((await readsPractice(tara, id)).lines), ["hi, I have exams", "That sounds like a lot."]);
	await endsPractice(visitor);
	await listener.hears("room", { room: { state: "ended" } });
});

test("a line that is blank, too long or without a name is refused and not stored", async () => {
	const { id, listener } = await practiceOf(cast, tara, lina);
	for (const [text, client_id] of [
		["", "a"],
		[" \n ", "b"],
		["a".repeat(4001), "c"],
		[7, "d"],
		["hello", ""],
		["hello", "x".repeat(65)],
		["hello", undefined],
	]) {
		listener.says("send_line", { text, client_id });
		await listener.hears("error");
	}
	listener.says("comment", { seq: 1, text: "on nothing", client_id: "k1" });
	await listener.hears("error", { code: "not_ended" });
	assert.deepEqual((await readsPractice(tara, id)).lines, []);
	listener.says("send_line", { text: "💛".repeat(4000), client_id: "e" });
	await listener.hears("new_line", { line: { seq: 1 } });
	await endsPractice(listener);
});

test("a line sent again is stored once, and its sender alone hears the stored one, also after the end", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	listener.says("send_line", { text: "first", client_id: "same" });
	await listener.hears("new_line", { line: { seq: 1 } });
	await visitor.hears("new_line", { line: { seq: 1 } });
	for (let n = 0; n < 3; n++) {
		listener.says("send_line", { text: `again ${n}`, client_id: "same" });
		await listener.hears("new_line", { line: { seq: 1, text: "first" } });
	}
	const again = await entersPractice(cast, tara, id);
	again.says("send_line", { text: "again", client_id: "same" });
	await again.hears("new_line", { line: { seq: 1, text: "first" } });
	await endsPractice(visitor);
	listener.says("send_line", { text: "again", client_id: "same" });
	await listener.hears("new_line", { line: { seq: 1, text: "first" } });
	await visitor.isQuiet();
	assert.equal(visitor.heard.filter(({ action }) => action === "new_line").length, 1);
	assert.equal((await readsPractice(tara, id)).lines.length, 1);
});

test("after the end nothing is stored, whoever ends it, and to end it twice is to end it", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	visitor.says("send_line", { text: "before", client_id: "c1" });
	await visitor.hears("new_line");
	for (const line of [listener, visitor]) line.says("end_practice");
	for (const line of [listener, visitor]) await line.hears("room", { room: { state: "ended", seq: 1 } });
	for (const line of [listener, visitor]) {
		line.says("send_line", { text: "after", client_id: "c2" });
		await line.hears("error", { code: "practice_ended", client_id: "c2" });
		line.says("typing");
		await line.isQuiet();
		assert.equal(line.heard.filter(({ action }) => action === "room").length, 1);
		assert.ok(!line.heard.some(({ action }) => action === "typing"));
	}
	assert.deepEqual(textsIn((await readsPractice(lina, id)).lines), ["before"]);
});

test("who was away takes up after the last line that they have, a hundred at a time", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	for (let n = 1; n <= 205; n++) {
		visitor.says("send_line", { text: `${n}`, client_id: `c${n}` });
		if (n % 5 === 0) await listener.hears("new_line", { line: { seq: n } });
	}
	listener.close();
	const back = await entersPractice(cast, tara, id);
	back.says("fetch_lines", { after: 3 });
	const { lines } = await back.hears("fetch_lines");
	assert.ok(Array.isArray(lines) && lines.length === 100);
	const all = await fetches(back);
	assert.deepEqual(
		all.lines.map(({ seq, text }) => [seq, text]),
		Array.from({ length: 205 }, (_, n) => [n + 1, `${n + 1}`]),
	);
	assert.deepEqual((await fetches(back, 200)).lines, all.lines.slice(200));
	back.says("fetch_lines", { after: -1 });
	await back.hears("error", { code: "invalid_after" });
	await endsPractice(back);
});

test("a logout, a new role and a deactivation close the channel, and what is said afterwards does not count", async () => {
	const { id, listener } = await practiceOf(cast, tara, lina);
	const elsewhere = await logsIn(address, "lina");
	const line = await entersPractice(cast, elsewhere, id);
	await elsewhere.calls(logOut);
	assert.equal(await line.closes(), 4401);
	const watcher = await newMember("watcher", "supervisor");
	const watching = await entersPractice(cast, watcher, id);
	const { status, body } = await dora.calls(changeMemberRole, { role: "listener" }, { member_id: watcher.id });
	assert.equal(status, 200, JSON.stringify(body));
	assert.equal(await watching.closes(), 1012);
	assert.equal(await closeCodeOf(id, watcher.token), 4403);
	const ending = await practiceOf(cast, omar, watcher);
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: watcher.id })).status, 200);
	assert.equal(await ending.visitor.closes(), 4401);
	assert.equal(await closeCodeOf(ending.id, watcher.token), 4401);
	assert.equal((await listsPractice(omar)).mine, null);
	await ending.listener.hears("room", { room: { state: "ended" } });
	await endsPractice(listener);
});

test("a role that was lost while the channel was being opened closes it, and nothing is heard on it", async () => {
	const { id, listener } = await practiceOf(cast, tara, lina);
	const late = await newMember("late", "supervisor");
	const held = await pool.connect();
	await held.query("BEGIN; LOCK TABLE audit_log IN EXCLUSIVE MODE");
	const line = await practiceLine(address, id, late.token);
	// Their look is being recorded: they are let in, and hears nothing yet.
	const waiting = `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
	while ((await pool.query(waiting)).rows[0].n === 0);
	await pool.query("UPDATE members SET role = 'listener' WHERE id = $1", [late.id]);
	line.says("comment", { seq: 1, text: "too late", client_id: "k" });
	await held.query("COMMIT");
	held.release();
	assert.equal(await line.closes(), 1012);
	assert.deepEqual(line.heard, []);
	assert.equal(await closeCodeOf(id, late.token), 4403);
	await endsPractice(listener);
});

test("who is suspended becomes a trainee, comes back as one, and may still practise", async () => {
	const { id } = await asksToPractise(omar);
	const line = await entersPractice(cast, omar, id);
	const { status, body } = await dora.calls(suspendVolunteer, { reason: "For a while." }, { user_id: omar.id });
	assert.equal(status, 200, JSON.stringify(body));
	assert.equal(await line.closes(), 1012);
	assert.equal((await listsPractice(omar)).mine?.id, id);
	await playsTheVisitor(tara, id);
	await endsPractice(await entersPractice(cast, omar, id));
});
