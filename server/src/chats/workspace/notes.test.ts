import assert from "node:assert/strict";
import { addNote, notes, wrapUp } from "@warmline/contract/chats/agent-calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { clock, newVisitor, newBrowser, lina, omar, sam, dora, tess, noor } = await society();
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const chatOfLina = async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	return { chat_id, visitor };
};
const writes = async (who: MemberPerson, chat_id: string, body: string) => {
	const answer = await who.calls(addNote, { body }, { chat_id });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return addNote.answer.parse(answer.body).result;
};
const read = async (who: MemberPerson, chat_id: string) =>
	notes.answer.parse((await who.calls(notes, undefined, { chat_id })).body).results;

test("notes are kept with their authors and read oldest first, also after the chat", async () => {
	const { chat_id, visitor } = await chatOfLina();
	assert.deepEqual(await read(lina, chat_id), []);
	const first = await writes(lina, chat_id, "  Has exams this week. ");
	const second = await writes(sam, chat_id, "I have spoken with Lina.");
	assert.deepEqual([first.author_name, first.body, second.author_name], ["Lina", "Has exams this week.", "Sam"]);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	const third = await writes(lina, chat_id, "Wants to come back.");
	for (const reader of [lina, sam, dora]) assert.deepEqual(await read(reader, chat_id), [first, second, third]);
});

test("what its listener said after the chat is read with its notes, by those who may read the chat", async () => {
	const { chat_id, visitor } = await chatOfLina();
	const before = await writes(lina, chat_id, "Has exams this week.");
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	clock.passMinutes(1);
	const said = { summary: "Panic at work. Used grounding." };
	assert.equal((await lina.calls(wrapUp, said, { chat_id })).status, 204);
	clock.passMinutes(1);
	const after = await writes(sam, chat_id, "Well done.");
	for (const reader of [lina, sam, dora]) {
		const [first, wrapped, last, ...more] = await read(reader, chat_id);
		assert.deepEqual([first, last, more], [before, after, []]);
		assert.deepEqual([wrapped?.kind, wrapped?.author_name, wrapped?.body], ["wrap_up", "Lina", said.summary]);
	}
	refusal(await omar.calls(notes, undefined, { chat_id }), 404, "not_found");
});

test("the visitor is told nothing of a note and cannot read it", async () => {
	const { chat_id, visitor } = await chatOfLina();
	await writes(lina, chat_id, "A word among colleagues.");
	await visitor.line.isQuiet();
	assert.ok(!JSON.stringify(visitor.line.heard).includes("colleagues"));
	refusal(await visitor.calls(notes, undefined, { chat_id }), 401, "not_logged_in");
	refusal(await visitor.calls(addNote, { body: "Hello" }, { chat_id }), 401, "not_logged_in");
	visitor.says("end_chat");
});

test("while a chat waits every agent reads its notes; then only its own, and supervisors", async () => {
	const { chat_id } = await newVisitor().asksForSupport();
	await writes(omar, chat_id, "Waits for somebody who speaks French.");
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	assert.equal((await read(lina, chat_id)).length, 1);
	refusal(await omar.calls(notes, undefined, { chat_id }), 404, "not_found");
	refusal(await omar.calls(addNote, { body: "More" }, { chat_id }), 404, "not_found");
	for (const member of [tess, noor]) {
		refusal(await member.calls(notes, undefined, { chat_id }), 403, "forbidden");
		refusal(await member.calls(addNote, { body: "Me" }, { chat_id }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(notes, undefined, { chat_id }), 401, "not_logged_in");
	assert.equal((await read(sam, chat_id)).length, 1);
});

test("a note of a chat that is not there, a blank one and one of more than 4,000 characters are refused", async () => {
	for (const chat_id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		refusal(await sam.calls(addNote, { body: "Lost" }, { chat_id }), 404, "not_found");
		refusal(await sam.calls(notes, undefined, { chat_id }), 404, "not_found");
	}
	const { chat_id } = await newVisitor().asksForSupport();
	for (const body of ["", "  ", 7, null, undefined, "🌻".repeat(4001)]) {
		refusal(await sam.send("POST", `/api/v1/chat/${chat_id}/notes/`, { body }), 400, "invalid_body");
	}
	assert.deepEqual(await read(sam, chat_id), []);
});
