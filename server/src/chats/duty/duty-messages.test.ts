import assert from "node:assert/strict";
import { type DutyMessage, toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { drizzle } from "drizzle-orm/node-postgres";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { forgetOldDutyMessages } from "./duty-messages.ts";

const cast = await society();
const { newMember, newVisitor, clock, lina, omar, sam } = cast;
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

const heard = async (who: MemberPerson, fields: Record<string, unknown> = {}) =>
	toAgentFrames.duty_message.parse(await who.hears("duty_message", fields));
const shown = async (who: MemberPerson): Promise<DutyMessage[]> => {
	who.says("fetch_duty_messages");
	return toAgentFrames.duty_messages.parse(await who.hears("duty_messages")).results;
};
const says = async (who: MemberPerson, message: string) => {
	who.says("duty_message", { message });
	await heard(who, { message: { message } });
};

test("words on the duty channel reach every agent who is on, and are there for who comes later", async () => {
	lina.says("duty_message", { message: "Is somebody free at nine?", client_id: "a" });
	const own = await heard(lina, { client_id: "a" });
	for (const agent of [omar, sam]) {
		const { message, client_id } = await heard(agent);
		assert.deepEqual([message, client_id], [own.message, undefined]);
	}
	assert.deepEqual([own.message.sender_id, own.message.sender_name], [lina.id, "Lina"]);
	const eva = await newMember("eva", "listener");
	await eva.connects();
	assert.deepEqual(await shown(eva), [own.message]);
});

test("words sent again under the same name are stored once, and only their sender hears them again", async () => {
	const before = (await shown(sam)).length;
	lina.says("duty_message", { message: "Once", client_id: "twice" });
	const first = await heard(lina, { client_id: "twice" });
	await heard(omar, { message: { message: "Once" } });
	lina.says("duty_message", { message: "Once, said otherwise", client_id: "twice" });
	assert.deepEqual(await heard(lina, { client_id: "twice" }), first);
	omar.says("duty_message", { message: "Mine", client_id: "twice" });
	await heard(omar, { message: { message: "Mine" } });
	assert.equal((await shown(sam)).length, before + 2);
	await omar.line.isQuiet();
	assert.equal(omar.line.heard.filter((frame) => JSON.stringify(frame).includes("otherwise")).length, 0);
});

test("blank words and words of more than 4,000 characters are refused", async () => {
	const before = (await shown(sam)).length;
	for (const message of ["", "  ", "🌻".repeat(4001), 7, null]) {
		lina.says("duty_message", { message, client_id: "bad" });
		await lina.hears("error", { code: "invalid_message", client_id: "bad" });
	}
	await says(lina, "🌻".repeat(4000));
	assert.equal((await shown(sam)).length, before + 1);
});

test("a visitor hears nothing of the duty channel and cannot speak on it", async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	visitor.says("duty_message", { message: "Hello?" });
	await visitor.hears("error", { code: "unknown_action" });
	visitor.says("fetch_duty_messages");
	await visitor.hears("error", { code: "unknown_action" });
	await says(sam, "For colleagues only");
	await visitor.line.isQuiet();
	assert.ok(!JSON.stringify(visitor.line.heard).includes("colleagues"));
	visitor.says("end_chat");
});

test("of the last 24 hours the last 50 are shown, oldest first", async () => {
	await says(lina, "yesterday");
	clock.passMinutes(24 * 60 - 1);
	assert.equal((await shown(sam)).at(-1)?.message, "yesterday");
	clock.passMinutes(2);
	assert.deepEqual(await shown(sam), []);
	const said = Array.from({ length: 52 }, (_, n) => `word ${n}`);
	for (const message of said) await says(sam, message);
	assert.deepEqual(
		(await shown(lina)).map(({ message }) => message),
		said.slice(2),
	);
});

test("what is older than 30 days is forgotten, and the rest is kept", async () => {
	await says(lina, "old");
	clock.passMinutes(2);
	await says(lina, "young");
	clock.passMinutes(30 * 24 * 60 - 1);
	await forgetOldDutyMessages(drizzle(cast.pool), clock);
	const { rows } = await cast.pool.query("SELECT message FROM duty_messages");
	assert.deepEqual(rows, [{ message: "young" }]);
});
