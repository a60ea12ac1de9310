import assert from "node:assert/strict";
import { listNotifications } from "@warmline/contract/notifications/calls";
import {
	endSilence,
	findMembers,
	follow,
	listFollows,
	listSilenced,
	memberByUsername,
	oneMember,
	onlineMembers,
	type SilenceKind,
	silence,
} from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, sam, dora, tess, noor, newMember } = await society();

const silences = async (who: MemberPerson, other: MemberPerson, kind: SilenceKind | null) => {
	const params = { member_id: other.id };
	const answer = await (kind ? who.calls(silence, { kind }, params) : who.calls(endSilence, undefined, params));
	assert.equal(answer.status, kind ? 200 : 204, JSON.stringify(answer.body));
};

type Listed = { id: string };
const has = (list: readonly Listed[], { id }: Listed) => list.some((one) => one.id === id);

/** Every way on which one member may come across another. `third` follows and is followed by both. */
const sees = async (reader: MemberPerson, other: MemberPerson, third: MemberPerson) => {
	const byId = await reader.calls(oneMember, undefined, { id: other.id });
	const { username } = other.user;
	const byName = await reader.calls(memberByUsername, undefined, { username });
	const follows = await reader.calls(listFollows, undefined, { id: other.id });
	const lists = [];
	for (const kind of ["followers", "following", "friends"] as const) {
		const { body } = await reader.calls(listFollows, undefined, { id: third.id, kind });
		lists.push(has(listFollows.answer.parse(body).results, other));
	}
	const around = oneMember.answer.parse((await reader.calls(oneMember, undefined, { id: third.id })).body).result;
	const found = findMembers.answer.parse((await reader.calls(findMembers, undefined, { query: username })).body);
	const online = onlineMembers.answer.parse((await reader.calls(onlineMembers)).body).result;
	const all = [
		byId.status === 200,
		byName.status === 200,
		follows.status === 200,
		...lists,
		has(around.followers, other),
		has(around.following, other),
		around.total_followers === 2,
		around.total_following === 2,
		around.friends === 2,
		has(found.results, other),
		has(online, other),
	];
	assert.deepEqual(all, Array(all.length).fill(all[0]), `${reader.user.username} sees ${username} in all ways or none`);
	return all[0];
};

let pairs = 0;
/** Two who follow each other, and a third who is friends with both; all of them are on line. */
const friends = async () => {
	const names = ["ann", "ben", "cleo"].map((name) => `${name}${++pairs}`);
	const three = await Promise.all(names.map((name) => newMember(name, "listener")));
	const [a, b, c] = three;
	assert.ok(a && b && c);
	for (const one of three) {
		await one.connects();
		for (const other of three) if (one !== other) await one.calls(follow, { follow_id: other.id, following: true });
	}
	return [a, b, c] as const;
};

const you = async (reader: MemberPerson, { id }: Listed) => {
	const answer = await reader.calls(oneMember, undefined, { id });
	if (answer.status !== 200) return answer.status;
	const { you_follow, following_you, silenced } = oneMember.answer.parse(answer.body).result;
	return { you_follow, following_you, silenced };
};

test("a mute hides nobody's profile and is known to nobody else; a block hides both from each other (P1, P5)", async () => {
	for (const [kind, seesOther, other] of [
		["mute", true, { you_follow: true, following_you: true, silenced: "mute" }],
		["block", false, 404],
	] as const) {
		const [a, b, c] = await friends();
		assert.deepEqual([await sees(a, b, c), await sees(b, a, c)], [true, true]);
		await silences(a, b, kind);
		assert.deepEqual([await sees(a, b, c), await sees(b, a, c)], [seesOther, seesOther], kind);
		assert.deepEqual(await you(a, b), other);
		assert.deepEqual(await you(b, a), kind === "mute" ? { ...other, silenced: null } : 404);
		assert.deepEqual(await you(c, a), { you_follow: true, following_you: true, silenced: null });
		await silences(a, b, null);
		assert.deepEqual([await sees(a, b, c), await sees(b, a, c)], [true, true], `${kind} has ended`);
		const follows = kind === "mute";
		assert.deepEqual(await you(a, b), { you_follow: follows, following_you: follows, silenced: null });
	}
});

test("who is blocked is answered as if the other were not there, whatever they try (P7)", async () => {
	const [a, b] = await friends();
	await silences(a, b, "block");
	const nobody = { id: "0190a0a0-0000-7000-8000-00000000dead" };
	const tries = (who: MemberPerson, { id }: Listed) => [
		who.calls(oneMember, undefined, { id }),
		who.calls(listFollows, undefined, { id }),
		who.calls(follow, { follow_id: id }),
		who.calls(follow, { follow_id: id, following: true }),
		who.calls(follow, { follow_id: id, following: false }),
	];
	for (const who of [a, b]) {
		const other = who === a ? b : a;
		const answers = async (whom: Listed) =>
			(await Promise.all(tries(who, whom))).map(({ status, body }) => [status, body]);
		assert.deepEqual(await answers(other), await answers(nobody));
	}
	const silencing = (id: string, kind: SilenceKind) => b.calls(silence, { kind }, { member_id: id });
	for (const kind of ["mute", "block"] as const)
		assert.deepEqual((await silencing(a.id, kind)).body, (await silencing(nobody.id, kind)).body);
});

test("a block and a follow at once leave nobody following (P1)", async () => {
	for (let round = 0; round < 10; round++) {
		const [a, b] = [await newMember(`race-a${round}`, "listener"), await newMember(`race-b${round}`, "listener")];
		await Promise.all([
			b.calls(follow, { follow_id: a.id }),
			silences(a, b, "block"),
			a.calls(follow, { follow_id: b.id }),
		]);
		await silences(a, b, null);
		assert.deepEqual(await you(a, b), { you_follow: false, following_you: false, silenced: null });
	}
});

test("who muted is not told of a follow, and what the other did before is not listed any more (P1)", async () => {
	const [a, b] = [await newMember("quiet-a", "listener"), await newMember("quiet-b", "listener")];
	const notices = async () => listNotifications.answer.parse((await a.calls(listNotifications)).body).results.length;
	await b.calls(follow, { follow_id: a.id });
	assert.equal(await notices(), 1);
	await silences(a, b, "mute");
	assert.equal(await notices(), 0);
	await b.calls(follow, { follow_id: a.id, following: false });
	await b.calls(follow, { follow_id: a.id, following: true });
	assert.equal(await notices(), 0);
});

test("one reads whom one has muted or blocked, with the kind that was said last, and nobody else reads it (P4)", async () => {
	const silenced = async (who: MemberPerson) =>
		listSilenced.answer
			.parse((await who.calls(listSilenced)).body)
			.results.map(({ member, kind }) => [member.username, kind]);
	await silences(tess, omar, "mute");
	await silences(tess, lina, "block");
	assert.deepEqual(
		new Map(await silenced(tess).then((rows) => rows.map(([a = "", b = ""]) => [a, b]))),
		new Map([
			["omar", "mute"],
			["lina", "block"],
		]),
	);
	await silences(tess, lina, "mute");
	await silences(tess, omar, "block");
	assert.deepEqual((await silenced(tess)).toSorted(), [
		["lina", "mute"],
		["omar", "block"],
	]);
	assert.deepEqual([await silenced(omar), await silenced(dora)], [[], []]);
	// She muted Lina; when Lina blocks her, Lina is not there for her, and the list does not say so.
	await silences(lina, tess, "block");
	assert.deepEqual(await silenced(tess), [["omar", "block"]]);
	for (const [who, other] of [
		[tess, omar],
		[tess, lina],
		[lina, tess],
	] as const)
		await silences(who, other, null);
	assert.deepEqual(await silenced(tess), []);
});

test("moderators can be blocked like others; nobody silences themselves, a stranger to the community, or nobody", async () => {
	await silences(lina, sam, "block");
	assert.deepEqual([await you(lina, sam), await you(sam, lina)], [404, 404]);
	await silences(lina, sam, null);
	refusal(await lina.calls(silence, { kind: "mute" }, { member_id: lina.id }), 400, "yourself");
	for (const id of [noor.id, "0190a0a0-0000-7000-8000-00000000dead", "x"])
		refusal(await lina.calls(silence, { kind: "block" }, { member_id: id }), 404, "not_found");
	refusal(await lina.send("POST", `/api/v1/members/${omar.id}/silence/`, { kind: "erase" }), 400, "invalid_kind");
	refusal(await noor.calls(silence, { kind: "mute" }, { member_id: lina.id }), 403, "forbidden");
	await silences(lina, omar, null);
});
