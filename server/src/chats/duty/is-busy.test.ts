import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";
import { isBusy } from "../index.ts";

const { lina, tess, sam, takenBy, platform } = await society();

test("who is with a visitor is busy, also when they are away; who waits for one is not", async () => {
	const busy = ({ id }: { id: string }) => isBusy(platform.database.db, id);
	await lina.connects();
	assert.equal(await busy(lina), false);
	const { visitor } = await takenBy(lina);
	assert.equal(await busy(lina), true);
	lina.says("set_presence", { presence: "away" });
	await lina.hears("availability", { presence: "away" });
	assert.equal(await busy(lina), true);
	visitor.says("end_chat");
	await lina.hears("chat_ended");
	assert.equal(await busy(lina), false);
	for (const one of [sam, tess]) assert.equal(await busy(one), false);
});
