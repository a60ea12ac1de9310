import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { revealCaller } from "@warmline/contract/chats/agent-calls";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { chatIn, chatsIn } from "../../../test/frames.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newBrowser, lina, omar, sam, dora, tess } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const details = async (caller_details: "full" | "masked") => {
	assert.equal((await dora.calls(changeChatSettings, { caller_details })).status, 200);
	await lina.hears("settings", { result: { caller_details } });
};
const rows = async (who: MemberPerson, ask: string, answer: string, query?: string) => {
	who.says(ask, query === undefined ? {} : { query });
	return chatsIn(await who.hears(answer));
};
const waiting = (who: MemberPerson, query?: string) => rows(who, "fetch_unassigned_chats", "unassigned_chats", query);

test("masked details are masked in every list and frame, for supervisors too, and in full again when a director says so", async () => {
	const before = await newVisitor().asksForSupport({ email: "jo.doe@example.org" });
	await details("masked");
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ email: "ada@example.org" });
	const masked = { email: "a***@e***", ip_address: "127.0.*.*" };
	for (const agent of [lina, sam]) {
		const told = chatIn(await agent.hears("new_unassigned_chat", { chat: { chat_id } }));
		assert.deepEqual([told.user.email, told.user.ip_address], [masked.email, masked.ip_address]);
		const [first, second] = await waiting(agent);
		assert.deepEqual([first?.user.email, second?.user.email], ["j***@e***", masked.email]);
		visitor.says("send_message", { message: "Hello" });
		await agent.hears("chat_update", { chat_id, user: masked });
	}
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	const [own] = await rows(lina, "fetch_my_assigned_chats", "assigned_chats");
	assert.equal(own?.user.email, masked.email);
	for (const chat of await rows(sam, "fetch_all_chats", "fetch_all_chats")) assert.match(chat.user.email ?? "", /\*/);
	const everything = JSON.stringify([lina.line.heard, sam.line.heard]);
	assert.ok(!everything.includes("ada@example.org"));
	await details("full");
	const [again] = await waiting(lina);
	assert.deepEqual([again?.chat_id, again?.user.email], [before.chat_id, "jo.doe@example.org"]);
	for (const id of [chat_id, before.chat_id]) sam.says("end_chat", { chat_id: id });
});

test("an email is found by the whole of it, and one that is masked not at all", async () => {
	const { chat_id } = await newVisitor().asksForSupport({ email: "findme@example.org" });
	assert.deepEqual(
		(await waiting(sam, "FindMe@example.org ")).map((chat) => chat.chat_id),
		[chat_id],
	);
	assert.deepEqual(await waiting(sam, "findme@"), []);
	await details("masked");
	for (const agent of [lina, sam]) assert.deepEqual(await waiting(agent, "findme@example.org"), []);
	await details("full");
	sam.says("end_chat", { chat_id });
});

test("a supervisor reveals a visitor's details, and each look is recorded", async () => {
	await details("masked");
	const { chat_id } = await newVisitor().asksForSupport({ email: "eve@example.org", age: "26-35" });
	const { body } = await sam.calls(revealCaller, undefined, { chat_id });
	const { result } = revealCaller.answer.parse(body);
	assert.deepEqual([result.email, result.ip_address, result.age], ["eve@example.org", "127.0.0.1", "26-35"]);
	await dora.calls(revealCaller, undefined, { chat_id });
	const log = await dora.calls(auditLog, undefined, { chat: chat_id });
	assert.deepEqual(
		auditLog.answer.parse(log.body).results.map(({ act, member }) => [act, member.name]),
		[
			["reveal_caller", "Dora"],
			["reveal_caller", "Sam"],
		],
	);
	await details("full");
	sam.says("end_chat", { chat_id });
});

test("nobody but a supervisor reveals, whoever has the chat, and a refused look is no look", async () => {
	const { chat_id } = await newVisitor().asksForSupport({ email: "eve@example.org" });
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	for (const member of [lina, omar, tess]) {
		refusal(await member.calls(revealCaller, undefined, { chat_id }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(revealCaller, undefined, { chat_id }), 401, "not_logged_in");
	for (const id of ["none", "0190a0a0-0000-7000-8000-00000000dead"]) {
		refusal(await sam.calls(revealCaller, undefined, { chat_id: id }), 404, "not_found");
	}
	const log = await dora.calls(auditLog, undefined, { chat: chat_id, act: "reveal_caller" });
	assert.deepEqual(auditLog.answer.parse(log.body).results, []);
});
