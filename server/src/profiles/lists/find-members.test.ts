import assert from "node:assert/strict";
import { changeProfile, findMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, noor, pool, newMember, newBrowser } = await society();

const found = async (query: string, who: MemberPerson = lina) => {
	const { body } = await who.calls(findMembers, undefined, query === "" ? {} : { query });
	return findMembers.answer.parse(body).results.map(({ username }) => username);
};

const zoe = await newMember("zoe.m-d", "listener");
await zoe.calls(changeProfile, { first_name: "Zoé", last_name: "d'Été-Müller", nickname: "Ézra" }, { id: zoe.id });
await newMember("zora", "trainee_listener");

for (const [query, names] of [
	["zo", ["zoe.m-d", "zora"]],
	["ZOÉ", ["zoe.m-d"]],
	["zoe ete", ["zoe.m-d"]],
	["mull", ["zoe.m-d"]],
	["müller zoé", ["zoe.m-d"]],
	["d'Été", ["zoe.m-d"]],
	["ezr", ["zoe.m-d"]],
	["zoe.m-d", ["zoe.m-d"]],
	["@zora", ["zora"]],
	["had om", ["omar"]],
	["oe", []],
	["zoe zora", []],
	["society", []],
	["society.example", []],
	["lina@society.example", []],
	["%", []],
	["' OR true --", []],
	["zo:* | lina", []],
	["\\", []],
	["!!!", []],
	["noor", []],
] as const) {
	test(`members are found by the beginnings of words in their names, with and without accents: ${query}`, async () => {
		assert.deepEqual((await found(query)).toSorted(), [...names]);
	});
}

test("without words everybody who has a part is listed by name, page by page, each once, without emails", async () => {
	const all = await found("");
	assert.deepEqual(all.toSorted(), ["dora", "lina", "omar", "sam", "tess", "zoe.m-d", "zora"]);
	const paged: string[] = [];
	let cursor: string | null = null;
	do {
		const { body }: { body: unknown } = await lina.calls(findMembers, undefined, {
			limit: "2",
			...(cursor ? { cursor } : {}),
		});
		assert.ok(!JSON.stringify(body).includes("@"));
		const page = findMembers.answer.parse(body);
		paged.push(...page.results.map(({ username }) => username));
		cursor = page.next;
	} while (cursor);
	assert.deepEqual(paged, all);
	for (const bad of [
		"x",
		"W10",
		Buffer.from('["\\u0000","b","0190a0a0-0000-7000-8000-00000000dead"]').toString("base64url"),
	])
		refusal(await lina.calls(findMembers, undefined, { cursor: bad }), 400, "invalid_cursor");
});

test("who is gone is not found, and who has no part finds nobody", async () => {
	const gone = await newMember("gonewiththewind", "listener");
	assert.deepEqual(await found("gonewith", omar), ["gonewiththewind"]);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	assert.deepEqual(await found("gonewith", omar), []);
	refusal(await noor.calls(findMembers), 403, "forbidden");
	refusal(await newBrowser().calls(findMembers), 401, "not_logged_in");
});
