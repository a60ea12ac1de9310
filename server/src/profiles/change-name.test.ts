import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { transcriptOf } from "../../test/transcript.ts";

const cast = await society();
const { dora, lina, noor, pool, platform, takenBy } = cast;

const changes = async (who: MemberPerson, body: object) => {
	const answer = await who.send("PATCH", `/api/v1/account/user/${who.id}/`, body);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
};
const recorded = async ({ id }: MemberPerson) => {
	const { body } = await dora.calls(auditLog, undefined, { member: id, act: "change_name" });
	return auditLog.answer.parse(body).results.map(({ member, about, params }) => [member.name, about?.id, params]);
};

test("a changed legal name is in the audit log, a chosen name or the same one is not", async () => {
	await changes(lina, { first_name: "Lina", nickname: "Li" });
	assert.deepEqual(await recorded(lina), []);
	await changes(lina, { last_name: "Tremblay" });
	assert.deepEqual(await recorded(lina), [["Li", lina.id, { before: "Lina Moreau", after: "Lina Tremblay" }]]);
	await changes(noor, { last_name: "Roy" });
	assert.deepEqual(await recorded(noor), [], "who has only registered is not known by a name yet");
});

test("in a chat that is over the name stays as it was", async () => {
	await changes(lina, { nickname: null });
	await lina.connects();
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("send_message", { chat_id, message: "I am here." });
	await visitor.hears("new_message");
	visitor.says("end_chat");
	await lina.hears("chat_ended");
	await changes(lina, { first_name: "Aline" });
	const said = (await transcriptOf(pool, platform.sealer, chat_id)).filter(({ sender }) => sender === "agent");
	assert.deepEqual(
		said.map(({ sender_name }) => sender_name),
		["Lina"],
	);
});
