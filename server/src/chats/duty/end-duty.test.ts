import assert from "node:assert/strict";
import { listeners } from "@warmline/contract/accounts/calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { setsPresence } from "../../../test/duty.ts";
import { chatsIn } from "../../../test/frames.ts";
import { logsIn } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newMember, lina, omar, sam, dora, tess } = cast;

const written = async () => {
	const { body } = await dora.calls(auditLog, undefined, { act: "end_duty" });
	return auditLog.answer.parse(body).results.map(({ member, about }) => [member.name, about?.name]);
};

test("a supervisor ends a listener's duty: it is told on all pages with the name, and the chats stay", async () => {
	await sam.connects();
	await lina.connects();
	const page = await logsIn(cast.address, "lina");
	await page.connects();
	const { chat_id } = await newVisitor().asksForSupport();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	sam.says("end_duty", { member_id: lina.id });
	for (const one of [lina, page]) {
		await one.hears("duty_ended", { by: "Sam" });
		await one.hears("availability", { available: false, presence: "away", open_chats: 1 });
	}
	const { body } = await sam.calls(listeners);
	assert.ok(!listeners.answer.parse(body).results.some(({ id }) => id === lina.id));
	lina.says("fetch_my_assigned_chats");
	const own = chatsIn(await lina.hears("assigned_chats"));
	assert.deepEqual(
		own.map((chat) => chat.chat_id),
		[chat_id],
	);
	assert.deepEqual(await written(), [["Sam", "Lina"]]);
	await setsPresence(lina, "available");
});

test("nobody but them hears that a duty was ended", async () => {
	await Promise.all([lina.connects(), omar.connects(), dora.connects()]);
	dora.says("end_duty", { member_id: omar.id });
	await omar.hears("duty_ended", { by: "Dora" });
	await lina.line.isQuiet();
	assert.ok(!lina.line.heard.some(({ action }) => action === "duty_ended"));
});

test("a listener ends nobody's duty, and nobody their own", async () => {
	const before = await written();
	const eva = await newMember("eva", "listener");
	await Promise.all([eva.connects(), lina.connects(), sam.connects()]);
	lina.says("end_duty", { member_id: eva.id });
	await lina.hears("error", { code: "forbidden" });
	sam.says("end_duty", { member_id: sam.id });
	await sam.hears("error", { code: "own_duty" });
	await eva.line.isQuiet();
	assert.ok(!eva.line.heard.some(({ action }) => action === "duty_ended"));
	assert.deepEqual(await written(), before);
});

test("who is not on has no duty to end", async () => {
	const far = await newMember("far", "listener", "away");
	await sam.connects();
	for (const member_id of [far.id, tess.id, "0190a0a0-0000-7000-8000-00000000dead"]) {
		sam.says("end_duty", { member_id });
		await sam.hears("error", { code: "not_found" });
	}
	sam.says("end_duty", { member_id: "none" });
	await sam.hears("error", { code: "invalid_member_id" });
	await far.connects();
	await far.hears("availability", { presence: "away" });
	sam.says("end_duty", { member_id: far.id });
	await sam.hears("error", { code: "not_found" });
});
