import assert from "node:assert/strict";
import { wrapUp } from "@warmline/contract/chats/agent-calls";
import { debriefs, finishDebrief } from "@warmline/contract/chats/debrief-calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newVisitor, newBrowser, lina, omar, sam, dora, tess, noor } = await society();
await Promise.all([lina.connects(), omar.connects(), sam.connects(), dora.connects()]);

const takes = async (agent: MemberPerson) => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	agent.says("accept_chat", { chat_id });
	await agent.hears("chat_assigned", { chat_id });
	const ends = async () => {
		visitor.says("end_chat");
		await agent.hears("chat_ended", { chat_id });
	};
	return { chat_id, visitor, ends };
};
const had = async (agent: MemberPerson) => {
	const { chat_id, ends } = await takes(agent);
	await ends();
	return chat_id;
};
const says = async (who: MemberPerson, chat_id: string, said: { summary?: string; heavy?: boolean } = {}) =>
	assert.equal((await who.calls(wrapUp, said, { chat_id })).status, 204);
const open = async (who = sam) => debriefs.answer.parse((await who.calls(debriefs)).body).results;
const done = (who: MemberPerson, debrief_id: string) => who.calls(finishDebrief, undefined, { debrief_id });

test("who says that a chat was heavy is on the supervisors' list, the first to say so first, until somebody spoke with them", async () => {
	const [light, first, second] = [await had(lina), await had(lina), await had(omar)];
	await says(lina, light, { summary: "Exams." });
	await says(lina, first, { summary: "  A loss. ", heavy: true });
	await says(omar, second, { heavy: true });
	const list = await open();
	assert.deepEqual(
		list.map(({ chat_id, member, summary }) => [chat_id, member, summary]),
		[
			[first, { id: lina.id, name: "Lina" }, "A loss."],
			[second, { id: omar.id, name: "Omar" }, null],
		],
	);
	for (const { id } of list) assert.equal((await done(sam, id)).status, 204);
	assert.deepEqual(await open(dora), []);
	assert.equal((await done(dora, list[0]?.id ?? "")).status, 204);
});

test("a second wrap-up takes the place of the first", async () => {
	const chat = await had(lina);
	await says(lina, chat, { summary: "Heavy.", heavy: true });
	await says(lina, chat, { summary: "Not so heavy after all." });
	assert.deepEqual(await open(), []);
	await says(lina, chat, { heavy: true });
	const [one, ...others] = await open();
	assert.deepEqual([one?.chat_id, one?.summary, others], [chat, null, []]);
	assert.equal((await done(sam, one?.id ?? "")).status, 204);
	await says(lina, chat, { summary: "More to it.", heavy: true });
	assert.deepEqual(await open(), []);
});

test("a chat is wrapped up after it has ended", async () => {
	const { chat_id, ends } = await takes(lina);
	refusal(await lina.calls(wrapUp, { heavy: true }, { chat_id }), 409, "not_ended");
	await ends();
	await says(lina, chat_id);
});

test("a chat is wrapped up by who had it: for another listener it is not there, and who only watched it cannot", async () => {
	const chat_id = await had(lina);
	refusal(await omar.calls(wrapUp, { heavy: true }, { chat_id }), 404, "not_found");
	refusal(await sam.calls(wrapUp, { heavy: true }, { chat_id }), 409, "not_yours");
	for (const member of [tess, noor]) refusal(await member.calls(wrapUp, {}, { chat_id }), 403, "forbidden");
	refusal(await newBrowser().calls(wrapUp, {}, { chat_id }), 401, "not_logged_in");
	for (const id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		refusal(await lina.calls(wrapUp, {}, { chat_id: id }), 404, "not_found");
	}
	assert.deepEqual(await open(), []);
});

test("a supervisor who wrote in somebody's chat may say that it was heavy, and the listener too", async () => {
	const { chat_id, ends } = await takes(lina);
	sam.says("join_chat_room", { chat_id });
	sam.says("send_message", { chat_id, message: "I am here too." });
	await lina.hears("new_message", { message: { sender_name: "Sam" } });
	await ends();
	await says(sam, chat_id, { heavy: true });
	await says(lina, chat_id, { heavy: true });
	const list = await open();
	assert.deepEqual(
		list.map(({ member }) => member.name),
		["Sam", "Lina"],
	);
	const own = list.find(({ member }) => member.id === sam.id);
	refusal(await done(sam, own?.id ?? ""), 403, "forbidden");
	assert.equal((await open()).length, 2);
	for (const { id } of list) assert.equal((await done(dora, id)).status, 204);
});

test("a supervisor who took a chat over wraps it up, and a listener who got it from another", async () => {
	const taken = await takes(lina);
	sam.says("take_over_chat", { chat_id: taken.chat_id });
	await sam.hears("chat_assigned", { chat_id: taken.chat_id, agent_id: sam.id });
	taken.visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id: taken.chat_id });
	await says(sam, taken.chat_id);
	const given = await takes(lina);
	sam.says("transfer_chat", { chat_id: given.chat_id, listener_id: omar.id });
	await omar.hears("chat_assigned", { chat_id: given.chat_id, agent_id: omar.id });
	given.visitor.says("end_chat");
	await omar.hears("chat_ended", { chat_id: given.chat_id });
	await says(omar, given.chat_id);
	refusal(await lina.calls(wrapUp, {}, { chat_id: given.chat_id }), 404, "not_found");
});

test("the list of debriefs is for supervisors", async () => {
	const chat_id = await had(lina);
	await says(lina, chat_id, { heavy: true });
	const [one] = await open();
	for (const member of [lina, omar, tess, noor]) {
		refusal(await member.calls(debriefs), 403, "forbidden");
		refusal(await done(member, one?.id ?? ""), 403, "forbidden");
	}
	refusal(await newBrowser().calls(debriefs), 401, "not_logged_in");
	for (const id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) refusal(await done(sam, id), 404, "not_found");
	assert.equal((await open()).length, 1);
});

test("a wrap-up of the wrong kind is refused", async () => {
	const chat_id = await had(lina);
	const send = (body: unknown) => lina.send("POST", `/api/v1/chat/${chat_id}/wrap-up/`, body);
	refusal(await send({ heavy: "yes" }), 400, "invalid_heavy");
	refusal(await send({ summary: 7 }), 400, "invalid_summary");
	refusal(await send({ summary: "a".repeat(4001) }), 400, "invalid_summary");
});
