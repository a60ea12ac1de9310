import assert from "node:assert/strict";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eraseChat } from "@warmline/contract/chats/after-calls";
import pg from "pg";
import { test } from "vitest";
import { emptyPlace, ownFolder, warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { society } from "../../test/society.ts";
import { transcriptOf } from "../../test/transcript.ts";
import { unzip } from "../../test/unzip.ts";

const cast = await society();
const { config, databaseAddress, platform, lina, takenBy, newBrowser } = cast;
await lina.connects();
const folder = await ownFolder();
const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: urlOf(databaseAddress), LOG_LEVEL: "silent" };
const FILES_KEY = (await readFile(join(config.DATA_DIR, "files.key"), "utf8")).trim();
const canary = "zanzibarkanarie";

const had = async (words: string) => {
	const { visitor, ...chat } = await takenBy(lina);
	visitor.says("send_message", { message: words });
	await visitor.hears("new_message", { message: { message: words } });
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id: chat.chat_id });
	return chat;
};

const said = async (place: Awaited<ReturnType<typeof emptyPlace>>, chatId: string) => {
	const pool = new pg.Pool({ ...place.address, max: 2 });
	try {
		const words = (await transcriptOf(pool, platform.sealer, chatId)).map(({ message }) => message);
		return { words, found: await foundAnywhere(pool, [canary]) };
	} finally {
		await pool.end();
	}
};

/** All that is left of a chat, but what is never twice the same. */
const rowOf = async (address: pg.PoolConfig, chatId: string) => {
	const pool = new pg.Pool({ ...address, max: 1 });
	try {
		const { rows } = await pool.query(
			"SELECT to_jsonb(c) - 'visitor_token_hash' - 'erased_at' AS of FROM chats c WHERE id = $1",
			[chatId],
		);
		return rows;
	} finally {
		await pool.end();
	}
};

test("what was erased after a backup is erased in it, too: the keys lie apart, and only the newest are kept", {
	timeout: 180_000,
}, async () => {
	const [erased, kept] = [await had(`One ${canary}`), await had("Another")];
	const old = join(folder, "old.zip");
	const made = await warmline(["backup", old, "--verbose"], { settings });
	assert.equal(made.code, 0, made.said);
	const before = join(folder, "keys of then");
	await copyFile(join(folder, "chat-keys"), before);

	const browser = newBrowser();
	browser.token = erased.visitor_token;
	assert.equal((await browser.calls(eraseChat, undefined, { chat_id: erased.chat_id })).status, 204);
	assert.equal((await warmline(["backup", join(folder, "new.zip")], { settings })).code, 0);

	const row = await rowOf(databaseAddress, erased.chat_id);
	const everything = Buffer.concat([...(await unzip(await readFile(old))).values()]).toString();
	const key = (await readFile(before, "utf8")).split("\n").find((line) => line.includes(erased.chat_id));
	assert.ok(key && !everything.includes(key.slice(-60)), "a backup holds no key of a chat");
	assert.ok(!(await readFile(join(folder, "chat-keys"), "utf8")).includes(erased.chat_id));

	const place = await emptyPlace();
	const restored = await warmline(["restore", old], { settings: { ...place.settings, FILES_KEY } });
	assert.equal(restored.code, 0, restored.said);
	assert.match(restored.said, /^1 chats and messages had been erased since/m);
	assert.deepEqual(await said(place, erased.chat_id), { words: [], found: [] });
	assert.deepEqual(await rowOf(place.address, erased.chat_id), row, "and nothing more or less of it than where it was");
	assert.deepEqual((await said(place, kept.chat_id)).words.at(-1), "Another");

	const other = await emptyPlace();
	const back = await warmline(["restore", old, "--chat-keys", before], { settings: { ...other.settings, FILES_KEY } });
	assert.equal(back.code, 0, back.said);
	assert.ok((await said(other, erased.chat_id)).words.includes(`One ${canary}`), "while its key is kept it is there");
});

test("a restore without the keys of the chats, with damaged ones or with another organisation's says so and does nothing", {
	timeout: 180_000,
}, async () => {
	const { chat_id } = await had("Mine");
	const file = join(folder, "third.zip");
	const made = await warmline(["backup", file], { settings });
	assert.equal(made.code, 0, made.said);
	const keys = join(folder, "chat-keys");
	const whole = await readFile(keys, "utf8");
	const place = await emptyPlace();
	const tries = async (...words: string[]) =>
		warmline(["restore", file, ...words], { settings: { ...place.settings, FILES_KEY } });

	for (const [text, sentence] of [
		[whole.slice(0, -100), /holds no keys of chats, or not all of them/],
		[
			whole.replace(/\\\\x(..)/, (_, byte) => `\\\\x${byte === "ff" ? "00" : "ff"}`),
			/holds no keys of chats, or not all of them/,
		],
		[undefined, /The keys of the chats are not at hand: there is no .*chat-keys/],
	] as const) {
		if (text === undefined) await rm(keys);
		else await writeFile(keys, text);
		const { code, said } = await tries();
		assert.deepEqual([code, sentence.test(said)], [1, true], said);
	}
	const without = await tries("--without-chat-keys");
	assert.equal(without.code, 0, without.said);
	assert.deepEqual((await said(place, chat_id)).words, []);
});
