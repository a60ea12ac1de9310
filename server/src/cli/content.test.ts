import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "vitest";
import { ownFolder, warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { society } from "../../test/society.ts";
import { publishedContent } from "../publishing/index.ts";

const { config, databaseAddress, platform } = await society();
const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: urlOf(databaseAddress), LOG_LEVEL: "silent" };
const runs = (...words: string[]) => warmline(["content", ...words], { settings });

test("texts are exported as files, changed and imported; what cannot be used is refused and changes nothing", {
	timeout: 60_000,
}, async () => {
	const folder = join(await ownFolder(), "texts");
	const exported = await runs("export", folder);
	assert.equal(exported.code, 0, exported.said);
	assert.equal((await runs("export", folder)).code, 1, "the folder is not empty");
	assert.match((await runs("import", folder)).said, /Nothing differs/);

	const file = join(folder, "en/society.json");
	const before = await readFile(file, "utf8");
	await writeFile(file, before.replace(/"name": ".*?"/, '"name": ""'));
	const refused = await runs("import", folder);
	assert.equal(refused.code, 1);
	assert.match(refused.said, /content\/en\/society\.json, line 2: "name" must not be empty\./);
	assert.equal((await publishedContent(platform.database.db)).versions.size, 0);

	await writeFile(file, before.replace(/"name": ".*?"/, '"name": "Ottawa Listeners"'));
	const imported = await runs("import", folder);
	assert.match(imported.said, /^Published: society\./);
	const { files, versions } = await publishedContent(platform.database.db);
	assert.match(files.get("en/society.json") ?? "", /Ottawa Listeners/);
	assert.deepEqual([...versions.keys()], ["society"]);
	await writeFile(join(folder, "secrets.json"), "{}");
	assert.equal((await runs("import", folder)).code, 1);
});
