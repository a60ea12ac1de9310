import assert from "node:assert/strict";
import { listeners } from "@warmline/contract/accounts/calls";
import { toMemberFrames } from "@warmline/contract/notifications/member-channel";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { changeProfile, follow, listFollows, oneMember, onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { TestChannel } from "../../test/channel.ts";
import type { MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";

const { lina, omar, sam, dora, tess, newMember } = await society();

const profileOf = async (reader: MemberPerson, { id }: { id: string }) =>
	oneMember.answer.parse((await reader.calls(oneMember, undefined, { id })).body).result;
const followsOf = async (reader: MemberPerson, { id }: { id: string }) => {
	const pages = [];
	for (const kind of ["followers", "following", "friends"]) {
		const page = listFollows.answer.parse((await reader.calls(listFollows, undefined, { id, kind })).body);
		pages.push([page.results.length, page.total]);
	}
	return pages;
};

test("a profile for followers shows others the name, the picture and the counts, and followers and moderators all of it (P1, P3, P4)", async () => {
	const secrets = {
		about: "For my friends.",
		website: "https://lina.example",
		location: "CA",
		gender: "Female",
	} as const;
	await lina.calls(changeProfile, { ...secrets, birth_date: "1990-01-01" }, { id: lina.id });
	await tess.calls(follow, { follow_id: lina.id });
	await lina.calls(follow, { follow_id: tess.id });
	await lina.calls(changePreferences, { profile_for: "followers" });

	const seen = await profileOf(omar, lina);
	assert.deepEqual(
		[seen.is_closed, seen.about, seen.website, seen.location, seen.gender, seen.followers, seen.following],
		[true, null, null, null, null, [], []],
	);
	assert.deepEqual([seen.name, seen.total_followers, seen.total_following, seen.friends], ["Lina", 1, 1, 1]);
	assert.deepEqual(await followsOf(omar, lina), [
		[0, 1],
		[0, 1],
		[0, 1],
	]);
	assert.ok(!JSON.stringify(seen).includes("friends."));

	for (const reader of [lina, tess, sam, dora]) {
		const { is_closed, about, website, location, gender, followers } = await profileOf(reader, lina);
		assert.deepEqual({ about, website, location, gender }, secrets, reader.user.username);
		assert.deepEqual([is_closed, followers], [false, [{ id: tess.id }]]);
		assert.deepEqual(await followsOf(reader, lina), [
			[1, 1],
			[1, 1],
			[1, 1],
		]);
	}
	await omar.calls(follow, { follow_id: lina.id });
	assert.equal((await profileOf(omar, lina)).about, "For my friends.");
	await omar.calls(follow, { follow_id: lina.id });
	assert.equal((await profileOf(omar, lina)).about, null);
	await lina.calls(changePreferences, { profile_for: "members" });
	assert.equal((await profileOf(omar, lina)).about, "For my friends.");
});

const onlineFrame = async (line: TestChannel) => toMemberFrames.online.parse(await line.hears("online"));

const online = async (reader: MemberPerson) =>
	onlineMembers.answer.parse((await reader.calls(onlineMembers)).body).result.map(({ username }) => username);

test("who is on any page of the member area is online, with the name and no email (P5)", async () => {
	const olga = await newMember("olga", "trainee_listener");
	assert.ok(!(await online(lina)).includes("olga"));
	const line = await olga.comesIn();
	const { result } = onlineMembers.answer.parse((await lina.calls(onlineMembers)).body);
	assert.deepEqual(
		result.find(({ id }) => id === olga.id),
		{
			...{ id: olga.id, username: "olga", first_name: "Olga", last_name: "Newman", name: "Olga" },
			...{ role: olga.user.role, avatar: null, you_follow: false },
		},
	);
	assert.equal((await profileOf(lina, olga)).is_online, true);
	// With a second page open, closing the one is not going.
	const second = await olga.comesIn();
	line.close();
	assert.ok((await online(lina)).includes("olga"));
	const watcher = await lina.comesIn();
	second.close();
	while ((await online(lina)).includes("olga")) await watcher.hears("online");
	watcher.close();
});

test("a listener who only reads in the community is online for members, and not there for visitors (P5)", async () => {
	const line = await omar.comesIn();
	assert.ok((await online(tess)).includes("omar"));
	const { results } = listeners.answer.parse((await dora.calls(listeners)).body);
	assert.deepEqual(results, []);
	line.close();
});

test("who wants to be hidden is online for nobody, moderators or not, and the others are told at once (P4, P5)", async () => {
	const pat = await newMember("pat", "listener");
	await pat.connects();
	const watcher = await tess.comesIn();
	assert.ok((await online(tess)).includes("pat"));
	await onlineFrame(watcher);
	await pat.calls(changePreferences, { show_online: false });
	assert.deepEqual(await onlineFrame(watcher), { action: "online" });
	for (const reader of [tess, sam, dora, pat]) assert.ok(!(await online(reader)).includes("pat"));
	assert.equal((await profileOf(tess, pat)).is_online, false);
	assert.equal((await profileOf(pat, pat)).is_online, true, "they themselves are told the truth");
	await pat.calls(changePreferences, { show_online: true });
	assert.deepEqual(await onlineFrame(watcher), { action: "online" });
	assert.ok((await online(tess)).includes("pat"));
	watcher.close();
});
