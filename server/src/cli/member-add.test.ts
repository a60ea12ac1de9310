import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "vitest";
import { ownFolder, warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { hoursSeenBy } from "../../test/hours.ts";
import { logsIn, password } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { content } from "../platform/content/content.ts";

const { address, config, databaseAddress } = await society();
const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: urlOf(databaseAddress), LOG_LEVEL: "silent" };
const adds = (username: string, words: string[], input?: string) => {
	const names = [
		"--email",
		`${username}@society.example`,
		"--username",
		username,
		"--first-name",
		"A",
		"--last-name",
		"B",
	];
	const how = { settings, ...(input === undefined ? {} : { input }) };
	return warmline(["member", "add", ...names, "--role", "listener", ...words], how);
};

test("a password comes from a file or from standard input, and is not repeated", { timeout: 60_000 }, async () => {
	const file = join(await ownFolder(), "password");
	await writeFile(file, `${password}\nmore\n`);
	for (const [username, words, input] of [
		["anna", ["--password-file", file], undefined],
		["bela", ["--password-file", "-"], `${password}\n`],
		["cara", ["--password", password], undefined],
	] as const) {
		const { code, said } = await adds(username, [...words], input);
		assert.equal(code, 0, said);
		assert.ok(!said.includes(password));
		assert.equal(/can see a password on the command line/.test(said), username === "cara", said);
		await logsIn(address, username);
	}
});

test("without a password, with two, or with a file that is not there nobody is added", {
	timeout: 60_000,
}, async () => {
	for (const words of [[], ["--password", password, "--password-file", "x"], ["--password-file", "/no/such/file"]]) {
		const { code, said } = await adds("dana", words);
		assert.equal(code, 1, said);
		assert.ok(!said.includes(password));
	}
	await assert.rejects(logsIn(address, "dana"));
});

test("who has volunteered before is added with the day and the hours, and owes no beginner's shifts", {
	timeout: 60_000,
}, async () => {
	const words = ["--password-file", "-", "--certified-since", "2024-02-03", "--hours", "90"];
	const { code, said } = await adds("elsa", words, `${password}\n`);
	assert.equal(code, 0, said);
	const elsa = await logsIn(address, "elsa");
	const { since, earlier_minutes, needed_minutes } = await hoursSeenBy(elsa);
	assert.deepEqual(
		[since, earlier_minutes, needed_minutes],
		["2024-02-03", 5400, content().obligations.afterwards.hours * 60],
	);
	assert.equal((await adds("fred", ["--password-file", "-", "--certified-since", "soon"], password)).code, 1);
});
