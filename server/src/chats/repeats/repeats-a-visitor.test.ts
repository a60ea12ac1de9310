import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";
import { repeatsAVisitor } from "../index.ts";

const { lina, omar, sam, takenBy, newVisitor, platform, pool, clock } = await society();
await Promise.all([lina, omar, sam].map((one) => one.connects()));

const repeats = ({ id }: { id: string }, text: string) => repeatsAVisitor(platform, id, text);

/** Everything that a visitor says is stored when it is heard. */
const tells = async (visitor: ReturnType<typeof newVisitor>, message: string) => {
	visitor.says("send_message", { message, sender: "user" });
	await visitor.hears("new_message", { message: { message } });
};

test("a text repeats what a visitor wrote to this member, and not what they wrote to another", async () => {
	const said = "My sister sold the farm near Moncton without asking me.";
	const { visitor } = await takenBy(lina);
	await tells(visitor, said);
	assert.equal(await repeats(lina, "Today somebody's sister sold the farm near Moncton!"), true);
	assert.equal(await repeats(omar, said), false);
	assert.equal(await repeats(lina, "My brother painted the boat near Moncton without telling me."), false);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.equal(await repeats(lina, said), true);
});

test("a chat that went to somebody else counts for all who had it", async () => {
	const said = "Our neighbour burned every letter grandfather sent us.";
	const { visitor, chat_id } = await takenBy(omar);
	await tells(visitor, said);
	omar.says("send_message", { chat_id, message: "That must hurt.", sender: "agent" });
	await visitor.hears("new_message", { message: { message: "That must hurt." } });
	sam.says("take_over_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	for (const one of [omar, sam]) assert.equal(await repeats(one, said), true);
	assert.equal(await repeats(lina, said), false);
	await pool.query("UPDATE chats SET assigned_agent = $1, taken_over_from = NULL WHERE id = $2", [lina.id, chat_id]);
	assert.equal(await repeats(omar, said), true);
});

test("what a listener wrote themselves, and what the organisation says, is not a visitor's", async () => {
	const said = "Breathe slowly while counting every window upstairs.";
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("send_message", { chat_id, message: said, sender: "agent" });
	await visitor.hears("new_message", { message: { message: said } });
	assert.equal(await repeats(lina, said), false);
});

test("after ninety days nobody is known by it any more", async () => {
	const said = "Grandmother hid the golden ring beneath kitchen tiles.";
	const { visitor } = await takenBy(lina);
	await tells(visitor, said);
	clock.passMinutes(89 * 24 * 60);
	assert.equal(await repeats(lina, said), true);
	clock.passMinutes(2 * 24 * 60);
	assert.equal(await repeats(lina, said), false);
});
