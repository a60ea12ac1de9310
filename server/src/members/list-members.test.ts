import assert from "node:assert/strict";
import {
	activateMember,
	changeMemberRole,
	deactivateMember,
	eraseMember,
	exportMember,
	listMembers,
	readMember,
} from "@warmline/contract/members/calls";
import { v7 } from "uuid";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { newBrowser, newMember, lina, omar, sam, dora, tess, noor, pool, clock } = cast;

const list = async (query: Record<string, string> = {}) => {
	const { status, body } = await dora.calls(listMembers, undefined, query);
	assert.equal(status, 200, JSON.stringify(body));
	return listMembers.answer.parse(body);
};
const usernames = async (query: Record<string, string> = {}) =>
	(await list(query)).results.map(({ username }) => username);
const one = async (member_id: string) =>
	readMember.answer.parse((await dora.calls(readMember, undefined, { member_id })).body).result;

test("only a director manages members, and nobody else sees who they are", async () => {
	const member_id = lina.id;
	const asked = [
		[listMembers, undefined],
		[readMember, undefined],
		[changeMemberRole, { role: "director" }],
		[deactivateMember, {}],
		[activateMember, undefined],
		[eraseMember, { username: "lina" }],
	] as const;
	for (const person of [omar, lina, sam, tess, noor]) {
		for (const [call, body] of asked) refusal(await person.calls(call, body, { member_id }), 403, "forbidden");
	}
	for (const [call, body] of asked) refusal(await newBrowser().calls(call, body, { member_id }), 401, "not_logged_in");
	for (const person of [omar, sam, tess, noor])
		refusal(await person.calls(exportMember, undefined, { member_id }), 404, "not_found");
	refusal(await newBrowser().calls(exportMember, undefined, { member_id }), 401, "not_logged_in");
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [noor.id]);
	refusal(await noor.calls(exportMember, undefined, { member_id: noor.id }), 403, "not_verified");
	await pool.query("UPDATE members SET is_verified = true WHERE id = $1", [noor.id]);
	const { role, is_active } = await one(lina.id);
	assert.deepEqual({ role, is_active }, { role: "listener", is_active: true });
});

test("a member who is not there is not found by any call", async () => {
	for (const member_id of [v7(), "somebody"]) {
		refusal(await dora.calls(readMember, undefined, { member_id }), 404, "not_found");
		refusal(await dora.calls(changeMemberRole, { role: "listener" }, { member_id }), 404, "not_found");
		refusal(await dora.calls(deactivateMember, {}, { member_id }), 404, "not_found");
		refusal(await dora.calls(activateMember, undefined, { member_id }), 404, "not_found");
		refusal(await dora.calls(exportMember, undefined, { member_id }), 404, "not_found");
		refusal(await dora.calls(eraseMember, { username: "x" }, { member_id }), 404, "not_found");
	}
});

test("members stand by name, and are found by role, by whether they may log in, and by words", async () => {
	assert.deepEqual(await usernames(), ["dora", "lina", "noor", "omar", "sam", "tess"]);
	assert.deepEqual(await usernames({ role: "listener" }), ["lina", "omar"]);
	await pool.query("UPDATE members SET is_active = false, nickname = 'Captain' WHERE id = $1", [omar.id]);
	assert.deepEqual(await usernames({ active: "false" }), ["omar"]);
	assert.deepEqual(await usernames({ active: "true", role: "listener" }), ["lina"]);
	for (const query of ["HADDAD", "omar had", "capt", "omar@soc", "OMAR"])
		assert.deepEqual(await usernames({ query }), ["omar"], query);
	assert.deepEqual(await usernames({ query: "%" }), []);
	await pool.query("UPDATE members SET is_active = true, nickname = NULL WHERE id = $1", [omar.id]);
});

test("pages of members follow each other without a hole, whatever comes between them", async () => {
	for (const name of ["zoe", "Zoe.2", "élodie", "anton", "z".repeat(60)]) await newMember(name, "new_hire");
	const all = await usernames();
	assert.equal(all.length, 11);
	const seen: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page: Awaited<ReturnType<typeof list>> = await list({ limit: "2", ...(cursor === "" ? {} : { cursor }) });
		seen.push(...page.results.map(({ username }) => username));
		cursor = page.next;
		if (seen.length === 4) await newMember("aaron", "new_hire");
	}
	assert.deepEqual(seen, all);
	for (const bad of ["x", v7(), "bnVsbA", Buffer.from('["a","b\\u0000","c"]').toString("base64url")])
		refusal(await dora.calls(listMembers, undefined, { cursor: bad }), 400, "invalid_cursor");
	refusal(await dora.calls(listMembers, undefined, { role: "boss" }), 400);
	refusal(await dora.calls(listMembers, undefined, { active: "perhaps" }), 400);
});

test("a director sees who is there now, and when somebody was there last", async () => {
	await lina.connects();
	const here = await one(lina.id);
	assert.equal(here.is_online, true);
	assert.ok(here.last_seen !== null && Date.parse(here.last_seen) <= clock.now().getTime());
	assert.deepEqual(
		{ ...here, joined_at: "", last_seen: "" },
		{
			id: lina.id,
			username: "lina",
			first_name: "Lina",
			last_name: "Moreau",
			name: "Lina",
			email: "lina@society.example",
			new_email: null,
			role: "listener",
			applicant_type: null,
			is_active: true,
			is_verified: true,
			is_online: true,
			suspended: false,
			second_step: false,
			joined_at: "",
			last_seen: "",
		},
	);
	await pool.query("DELETE FROM sessions WHERE member_id = $1", [tess.id]);
	assert.equal((await one(tess.id)).last_seen, null);
});
