import assert from "node:assert/strict";
import { languages } from "@warmline/contract/content/words";
import { notificationMessages } from "@warmline/contract/notifications/messages";
import { v7 } from "uuid";
import { test } from "vitest";
import { society } from "../../test/society.ts";
import { knownMigrations } from "../platform/db/known-migrations.ts";
import { withLanguage } from "../platform/language.ts";
import { messageText } from "./messages.ts";

test("each message is in each language, with a moderator's note as it was written and a day as that language writes it", () => {
	const note = "Please: be kind.\nUntil {day} $& 2026";
	for (const message of notificationMessages)
		for (const params of [{ until: "2026-12-01" }, { until: "2026-12-01", note }]) {
			const [english, ...others] = languages.map((one) => withLanguage(one, () => messageText(message, params)));
			assert.ok(english);
			for (const other of others) assert.notEqual(other, english);
			if (/suspended$/.test(message) && message.startsWith("moderation"))
				assert.match(english, /until December 1, 2026/);
			for (const text of [english, ...others])
				if (params.note && text.includes("Please:")) assert.ok(text.endsWith(note), text);
		}
	assert.equal(
		withLanguage("fr", () => messageText("moderation_warned", { note })),
		`L’équipe de modération vous écrit : ${note}`,
	);
});

test("what was stored as a sentence becomes a code, with the note and the day that were in it", async () => {
	const { pool, lina } = await society();
	const note = "Please: be kind.\nAnd call me.";
	const stored = [
		["shift", "Your shift was called off.", "shift_cancelled", null],
		["moderation", `A moderator wrote to you: ${note}`, "moderation_warned", { note }],
		[
			"moderation",
			"Until 2026-12-01 you can read in the community, and not write.",
			"moderation_suspended",
			{ until: "2026-12-01" },
		],
		[
			"moderation",
			`A moderator has hidden something that you wrote. Until 2026-12-01 you can read in the community, and not write. The moderator wrote to you: ${note}`,
			"moderation_hidden_and_suspended",
			{ until: "2026-12-01", note },
		],
		["moderation", "Something nobody of us has said.", null, null],
	] as const;
	for (const [kind, words] of stored)
		await pool.query("INSERT INTO notifications (id, member_id, kind, words, at) VALUES ($1, $2, $3, $4, now())", [
			v7(),
			lina.id,
			kind,
			words,
		]);
	const statements = knownMigrations().flatMap(({ sql }) => sql);
	for (const one of statements.filter((text) => text.includes('UPDATE "notifications" SET'))) await pool.query(one);
	const { rows } = await pool.query("SELECT words, message, params FROM notifications ORDER BY id");
	assert.deepEqual(
		rows,
		stored.map(([, words, message, params]) => ({ words: message === null ? words : null, message, params })),
	);
});
