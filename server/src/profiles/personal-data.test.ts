import assert from "node:assert/strict";
import { eraseMember } from "@warmline/contract/members/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import {
	changeProfile,
	follow,
	listFollows,
	listSilenced,
	oneMember,
	silence,
} from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";

const cast = await society();
const { address, lina, omar, sam, dora, pool, newMember } = cast;

test("one's copy holds the profile, follows, silences and preferences; nobody reads whom another has silenced", async () => {
	await lina.calls(changeProfile, { about: "Lina on herself" }, { id: lina.id });
	await lina.calls(follow, { follow_id: omar.id });
	await sam.calls(follow, { follow_id: lina.id });
	await lina.calls(silence, { kind: "mute" }, { member_id: dora.id });
	await omar.calls(silence, { kind: "mute" }, { member_id: lina.id });
	await lina.calls(changePreferences, { theme: "dark" });
	const exported = async (id: string) => {
		const headers = { authorization: `Token ${lina.token}` };
		const response = await fetch(`${address}/api/v1/members/${id}/export/`, { headers });
		const files = unzip(Buffer.from(await response.arrayBuffer()));
		return JSON.parse(files.get("person.json")?.toString() ?? "");
	};
	const person = await exported(lina.id);
	assert.equal(person.account.about, "Lina on herself");
	const { following, followers, silenced, suspended_until } = person.profile;
	const names = (rows: { username: string; at: string; kind?: string }[]) =>
		rows.map(({ username, at, ...rest }) => [username, typeof at, ...Object.values(rest)]);
	assert.deepEqual([following, followers, silenced].map(names), [
		[["omar", "string"]],
		[["sam", "string"]],
		[["dora", "string", "mute"]],
	]);
	assert.equal(suspended_until, null);
	assert.deepEqual(person.preferences, { theme: "dark" });
});

test("of somebody erased nothing is left in others' lists, nor anywhere", async () => {
	const zeno = await newMember("zenobia", "listener");
	await zeno.calls(changeProfile, { nickname: "Zenobia", about: "Zenobia was here" }, { id: zeno.id });
	await zeno.calls(follow, { follow_id: omar.id });
	await omar.calls(follow, { follow_id: zeno.id });
	await zeno.calls(silence, { kind: "block" }, { member_id: sam.id });
	await lina.calls(silence, { kind: "mute" }, { member_id: zeno.id });
	await zeno.calls(changePreferences, { time_zone: "Asia/Damascus" });
	const erased = await dora.calls(eraseMember, { username: "zenobia" }, { member_id: zeno.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	assert.deepEqual(await foundAnywhere(pool, ["zenobia", "damascus"]), []);
	const { body } = await omar.calls(listFollows, undefined, { id: omar.id, kind: "friends" });
	assert.deepEqual(listFollows.answer.parse(body), { results: [], next: null, total: 0 });
	assert.equal((await lina.calls(oneMember, undefined, { id: zeno.id })).status, 404);
	const silenced = listSilenced.answer.parse((await lina.calls(listSilenced)).body).results;
	assert.ok(!silenced.some(({ member }) => member.id === zeno.id));
});
