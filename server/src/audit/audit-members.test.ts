import assert from "node:assert/strict";
import { auditLog, auditMembers } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const { newBrowser, newMember, lina, omar, sam, dora, tess, noor, takenBy, pool } = await society();
await Promise.all([lina, sam].map((one) => one.connects()));

const known = async () => {
	const { status, body } = await dora.calls(auditMembers);
	assert.equal(status, 200, JSON.stringify(body));
	return auditMembers.answer.parse(body).results;
};

test("of a log in which nothing stands there is nobody to choose", async () => {
	assert.deepEqual(await known(), []);
});

test("everybody in the log is known once, by their latest name, however far back they stand", async () => {
	const anna = await newMember("anna", "listener");
	await anna.connects();
	const first = await takenBy(anna);
	sam.says("take_over_chat", { chat_id: first.chat_id });
	await first.visitor.hears("chat_assigned", { agent_name: "Sam" });
	const more = await takenBy(lina);
	for (let times = 0; times < 30; times++) {
		sam.says("take_over_chat", { chat_id: more.chat_id });
		await more.visitor.hears("chat_assigned", { agent_name: "Sam" });
		sam.says("hand_back_chat", { chat_id: more.chat_id });
		await more.visitor.hears("chat_assigned", { agent_name: "Lina" });
	}
	const page = auditLog.answer.parse((await dora.calls(auditLog)).body);
	assert.ok(page.next !== null && !page.results.some(({ about }) => about?.id === anna.id));
	const all = [
		{ id: anna.id, name: "Anna" },
		{ id: lina.id, name: "Lina" },
		{ id: sam.id, name: "Sam" },
	];
	assert.deepEqual(await known(), all);
	await pool.query("UPDATE members SET nickname = 'Zoe' WHERE id = $1", [sam.id]);
	await sam.connects();
	sam.says("take_over_chat", { chat_id: more.chat_id });
	await more.visitor.hears("chat_assigned", { agent_name: "Zoe" });
	assert.deepEqual(await known(), [...all.slice(0, 2), { id: sam.id, name: "Zoe" }]);
	for (const { visitor } of [first, more]) {
		visitor.says("end_chat");
		await visitor.hears("chat_ended");
	}
});

test("only a director sees who is in the log", async () => {
	for (const one of [lina, omar, sam, tess, noor]) refusal(await one.calls(auditMembers), 403, "forbidden");
	refusal(await newBrowser().calls(auditMembers), 401, "not_logged_in");
});
