import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { readPractice } from "@warmline/contract/practice/calls";
import { drizzle } from "drizzle-orm/node-postgres";
import { test } from "vitest";
import type { TestChannel } from "../../test/channel.ts";
import type { MemberPerson } from "../../test/person.ts";
import {
	acceptedTrainee,
	endsPractice,
	entersPractice,
	fetches,
	listsPractice,
	practiceOf,
	readsPractice,
} from "../../test/practice.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { exportPersonalData } from "./index.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, clock, pool, newMember, newBrowser } = cast;
const tara = await acceptedTrainee(cast, "tara");
const theo = await acceptedTrainee(cast, "theo");

const card = "dog-died";
const looks = async () => {
	const { body } = await dora.calls(auditLog, undefined, { act: "read_practice" });
	return auditLog.answer
		.parse(body)
		.results.map(({ member, about, params }) => [
			member.name,
			about?.name,
			params && "room_id" in params ? params.room_id : null,
		]);
};
const says = async (line: TestChannel, text: string) => {
	line.says("send_line", { text, client_id: text });
	await line.hears("new_line", { line: { text } });
};
const textsIn = (comments: readonly { text: string }[]) => comments.map(({ text }) => text);

test("the learner does not get the card before the end: by no call and in no frame", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina, card);
	await says(visitor, "hello");
	await says(listener, "hi");
	assert.equal((await fetches(listener)).room.card, null);
	assert.equal((await readsPractice(tara, id)).result.card, null);
	assert.equal((await listsPractice(tara)).mine?.card, null);
	await listener.isQuiet();
	assert.ok(!JSON.stringify(listener.heard).includes(card));
	for (const reader of [lina, sam, dora]) assert.equal((await readsPractice(reader, id)).result.card, card);
	assert.equal((await fetches(visitor)).room.card, card);
	await endsPractice(visitor);
	await listener.hears("room", { room: { state: "ended", card } });
	assert.equal((await readsPractice(tara, id)).result.card, card);
});

test("who supervises and learns is a learner in that practice", async () => {
	const { id, listener, visitor } = await practiceOf(cast, sam, theo, card);
	await says(listener, "hi");
	visitor.says("comment", { seq: 1, text: "warm", client_id: "k1" });
	await visitor.hears("new_comment");
	const read = await readsPractice(sam, id);
	assert.deepEqual([read.result.card, read.comments], [null, []]);
	assert.equal((await listsPractice(sam)).mine?.card, null);
	assert.ok(!(await looks()).some(([, , room]) => room === id));
	await endsPractice(listener);
});

test("what is said of a line the learner hears with the end, and the others at once", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	await says(listener, "How are you?");
	const watching = await entersPractice(cast, sam, id);
	visitor.says("comment", { seq: 1, text: " A good question. ", client_id: "k2" });
	for (const line of [visitor, watching])
		await line.hears("new_comment", { comment: { seq: 1, text: "A good question.", author: { name: "Lina" } } });
	watching.says("comment", { seq: 1, text: "Be slower.", client_id: "k3" });
	await visitor.hears("new_comment", { comment: { author: { id: sam.id } } });
	listener.says("comment", { seq: 1, text: "Of myself.", client_id: "k4" });
	await listener.hears("error", { code: "not_ended" });
	assert.deepEqual((await fetches(listener)).comments, []);
	assert.deepEqual((await readsPractice(tara, id)).comments, []);
	await listener.isQuiet();
	assert.ok(!listener.heard.some(({ action }) => action === "new_comment"));
	for (const line of [visitor, watching])
		assert.deepEqual(textsIn((await fetches(line)).comments), ["A good question.", "Be slower."]);
	await endsPractice(visitor);
	for (const text of ["A good question.", "Be slower."]) await listener.hears("new_comment", { comment: { text } });
	listener.says("comment", { seq: 1, text: "I was nervous.", client_id: "k5" });
	for (const line of [visitor, watching, listener])
		await line.hears("new_comment", { comment: { text: "I was nervous.", author: { id: tara.id } } });
	visitor.says("comment", { seq: 2, text: "on nothing", client_id: "k6" });
	await visitor.hears("error", { code: "not_found" });
	visitor.says("comment", { seq: 1, text: " ", client_id: "k7" });
	await visitor.hears("error", { code: "invalid_text" });
	const all = ["A good question.", "Be slower.", "I was nervous."];
	for (const reader of [tara, lina, sam]) assert.deepEqual(textsIn((await readsPractice(reader, id)).comments), all);
});

test("a comment sent again is stored once, and its author alone hears the stored one, also after the end", async () => {
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	await says(listener, "How are you?");
	const watching = await entersPractice(cast, sam, id);
	const comments = (line: TestChannel, text: string) =>
		line.says("comment", { seq: 1, text, client_id: "the same page, the same comment" });
	for (const text of ["first", "again", "and again"]) {
		comments(visitor, text);
		await visitor.hears("new_comment", { comment: { text: "first", client_id: "the same page, the same comment" } });
	}
	await endsPractice(visitor);
	comments(visitor, "afterwards");
	await visitor.hears("new_comment", { comment: { text: "first" } });
	comments(watching, "somebody else's is another one");
	for (const line of [visitor, watching])
		await line.hears("new_comment", { comment: { text: "somebody else's is another one" } });
	for (const line of [listener, watching]) {
		await line.isQuiet();
		assert.equal(line.heard.filter(({ action }) => action === "new_comment").length, 2);
	}
	assert.deepEqual(textsIn((await readsPractice(tara, id)).comments), ["first", "somebody else's is another one"]);
	for (const client_id of ["", "x".repeat(65), undefined]) {
		visitor.says("comment", { seq: 1, text: "of no name", client_id });
		await visitor.hears("error", { code: "invalid_client_id" });
	}
});

test("a third reads and comments, and does nothing else; it must be somebody who supervises", async () => {
	const { id, listener } = await practiceOf(cast, tara, lina);
	await says(listener, "hi");
	for (const third of [sam, dora]) {
		const line = await entersPractice(cast, third, id);
		line.says("send_line", { text: "I mix in", client_id: "c1" });
		await line.hears("error", { code: "forbidden", client_id: "c1" });
		line.says("end_practice");
		await line.hears("error", { code: "forbidden" });
		line.says("typing");
		await line.isQuiet();
	}
	await listener.isQuiet();
	assert.ok(!listener.heard.some(({ action }) => action === "typing"));
	for (const stranger of [omar, theo, tess])
		refusal(await stranger.calls(readPractice, undefined, { room_id: id }), 404);
	refusal(await noor.calls(readPractice, undefined, { room_id: id }), 403);
	refusal(await newBrowser().calls(readPractice, undefined, { room_id: id }), 401);
	await endsPractice(listener);
	for (const stranger of [omar, theo]) refusal(await stranger.calls(readPractice, undefined, { room_id: id }), 404);
});

test("the look of a third is recorded once an opening, that of the two never", async () => {
	const [una, ulf] = [await newMember("una", "supervisor"), await newMember("ulf", "listener")];
	const { id, listener } = await practiceOf(cast, tara, ulf);
	const looksOf = async (who: MemberPerson) => (await looks()).filter(([name]) => name === who.user.name);
	await readsPractice(una, id);
	(await entersPractice(cast, una, id)).close();
	await (await entersPractice(cast, una, id)).isQuiet();
	assert.deepEqual(await looksOf(una), [["Una", "Tara", id]]);
	clock.passMinutes(16);
	await entersPractice(cast, una, id);
	assert.equal((await looksOf(una)).length, 2);
	await endsPractice(listener);
	const second = await practiceOf(cast, tara, ulf);
	await readsPractice(una, second.id);
	assert.deepEqual((await looksOf(una))[0], ["Una", "Tara", second.id]);
	for (const one of [tara, ulf]) {
		await readsPractice(one, second.id);
		assert.deepEqual(await looksOf(one), []);
	}
	await endsPractice(second.listener);
});

test("what is kept of somebody are their own lines, comments and times, and no words of the other", async () => {
	const vera = await newMember("vera", "listener");
	const first = await practiceOf(cast, vera, omar, card);
	await says(first.listener, "vera listens");
	await says(first.visitor, "omar plays");
	first.visitor.says("comment", { seq: 1, text: "omar comments", client_id: "k8" });
	await first.visitor.hears("new_comment");
	const db = drizzle(pool);
	assert.equal((await exportPersonalData(db, vera.id)).rooms[0]?.card, null, "not before the end");
	await endsPractice(first.listener);
	const second = await practiceOf(cast, omar, vera, "new-city");
	await says(second.visitor, "vera plays");
	second.visitor.says("comment", { seq: 1, text: "vera comments", client_id: "k9" });
	await second.visitor.hears("new_comment");
	await endsPractice(second.visitor);
	const kept = await exportPersonalData(db, vera.id);
	assert.deepEqual(
		kept.rooms.map((room) => [room.id, room.side, room.card]),
		[
			[first.id, "listener", card],
			[second.id, "visitor", "new-city"],
		],
	);
	assert.deepEqual(
		kept.lines.map(({ text }) => text),
		["vera listens", "vera plays"],
	);
	assert.deepEqual(textsIn(kept.comments), ["vera comments"]);
	assert.ok(!JSON.stringify(kept).includes("omar"));
	await pool.query("DELETE FROM members WHERE id = $1", [vera.id]);
	const left = await readsPractice(omar, second.id);
	assert.deepEqual([left.result.partner, left.comments[0]?.author, left.lines.length], [null, null, 1]);
});
