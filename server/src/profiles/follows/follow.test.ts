import assert from "node:assert/strict";
import { listNotifications } from "@warmline/contract/notifications/calls";
import { follow, listFollows, oneMember } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { suspendFromCommunity } from "../index.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, newMember, clock, platform, address } = cast;

const follows = async (who: MemberPerson, other: { id: string }, following?: boolean) => {
	const answer = await who.calls(follow, { follow_id: other.id, ...(following === undefined ? {} : { following }) });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return follow.answer.parse(answer.body).following;
};
const profileOf = async (reader: MemberPerson, { id }: { id: string }) =>
	oneMember.answer.parse((await reader.calls(oneMember, undefined, { id })).body).result;
const listed = async (
	reader: MemberPerson,
	{ id }: { id: string },
	kind: "followers" | "following" | "friends",
	query: Record<string, string> = {},
) => listFollows.answer.parse((await reader.calls(listFollows, undefined, { id, kind, ...query })).body);
const names = ({ results }: { results: { username: string }[] }) => results.map(({ username }) => username);
const noticesOf = async (who: MemberPerson) =>
	listNotifications.answer
		.parse((await who.calls(listNotifications)).body)
		.results.filter(({ kind }) => kind === "follow")
		.map(({ actor }) => actor?.username);

test("the same call follows and follows no longer, and both profiles say so (P1)", async () => {
	const { body } = await lina.send("POST", "/api/v1/account/user/follow/", { user_id: lina.id, follow_id: omar.id });
	const { following, message } = follow.answer.parse(body);
	assert.deepEqual([following, message], [true, "You now follow this member."]);
	const seen = await profileOf(lina, omar);
	assert.deepEqual(
		[seen.you_follow, seen.following_you, seen.total_followers, seen.followers, seen.friends],
		[true, false, 1, [{ id: lina.id }], 0],
	);
	const own = await profileOf(lina, lina);
	assert.deepEqual([own.following, own.total_following, own.you_follow], [[{ id: omar.id }], 1, false]);
	assert.equal(await follows(lina, omar), false);
	assert.deepEqual((await profileOf(lina, omar)).followers, []);
});

test("who says which is followed once, however often they say it (P1)", async () => {
	for (const following of [true, true, false, false]) assert.equal(await follows(lina, omar, following), following);
	assert.equal((await profileOf(lina, omar)).total_followers, 0);
});

test("friends are those who follow each other (P1)", async () => {
	await follows(lina, tess, true);
	await follows(tess, lina, true);
	await follows(omar, tess, true);
	assert.deepEqual([(await profileOf(omar, lina)).friends, (await profileOf(omar, tess)).friends], [1, 1]);
	assert.deepEqual(names(await listed(omar, tess, "friends")), ["lina"]);
	assert.deepEqual(names(await listed(omar, tess, "following")), ["lina"]);
});

test("twenty presses at once toggle twenty times, and twenty wishes are one (P1)", async () => {
	const again = await logsIn(address, "omar");
	const press = (n: number, following?: boolean) => follows(n % 2 ? omar : again, sam, following);
	for (const presses of [20, 21]) {
		const before = (await profileOf(omar, sam)).you_follow;
		const said = await Promise.all(Array.from({ length: presses }, (_, n) => press(n)));
		assert.equal(Math.abs(said.filter(Boolean).length * 2 - presses), presses % 2, "every second one follows");
		assert.equal((await profileOf(omar, sam)).you_follow, presses % 2 ? !before : before);
	}
	await Promise.all(Array.from({ length: 20 }, (_, n) => press(n, true)));
	assert.deepEqual([(await profileOf(omar, sam)).you_follow, (await profileOf(omar, sam)).total_followers], [true, 1]);
});

test("who is followed is told once, and not again for a follow taken back and given anew (P1)", async () => {
	const nina = await newMember("nina", "listener");
	for (const following of [true, false, true]) await follows(nina, dora, following);
	assert.deepEqual(await noticesOf(dora), ["nina"]);
	assert.deepEqual(await noticesOf(nina), []);
});

test("nobody follows themselves, somebody new, somebody gone, or in another's name (P7)", async () => {
	const gone = await newMember("gone", "listener");
	await follows(lina, gone, true);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	const { errors, message } = refusal(await lina.calls(follow, { follow_id: lina.id }), 400, "yourself");
	assert.deepEqual(errors, { follow_id: message });
	for (const who of [omar, dora])
		for (const other of [noor, gone]) refusal(await who.calls(follow, { follow_id: other.id }), 404, "not_found");
	const nobody = "0190a0a0-0000-7000-8000-00000000dead";
	const unknown = refusal(await omar.calls(follow, { follow_id: nobody }), 404, "not_found");
	const inactive = refusal(await omar.calls(follow, { follow_id: gone.id }), 404, "not_found");
	assert.deepEqual(inactive, unknown);
	refusal(await omar.calls(follow, { follow_id: "x" }), 400, "invalid_follow_id");
	refusal(await omar.calls(follow, { user_id: lina.id, follow_id: sam.id }), 403, "forbidden");
	refusal(await noor.calls(follow, { follow_id: lina.id }), 403, "forbidden");
	assert.equal(await follows(lina, gone), false, "to follow no longer always works");
	assert.equal(await follows(lina, { id: nobody }, false), false);
});

test("who is suspended from the community follows nobody new, and can let go (P1)", async () => {
	const until = new Date(clock.now().getTime() + 86_400_000);
	const suna = await newMember("suna", "listener");
	await follows(suna, lina, true);
	await suspendFromCommunity(platform.database.db, { member_id: suna.id, until, by: sam.id });
	const { message } = refusal(await suna.calls(follow, { follow_id: omar.id }), 403, "suspended");
	assert.match(
		message,
		/^For now you can read here, but not post\. You can post again from \d{4}-\d\d-\d\d, \d\d:\d\d\.$/,
	);
	assert.equal(await follows(suna, lina), false);
	assert.equal((await profileOf(suna, suna)).suspended_until, until.toISOString());
	assert.equal((await profileOf(sam, suna)).suspended_until, until.toISOString());
	assert.equal((await profileOf(lina, suna)).suspended_until, null);
	clock.passMinutes(24 * 60 + 1);
	const later = await logsIn(address, "suna");
	assert.equal(await follows(later, omar), true);
	assert.equal((await profileOf(later, suna)).suspended_until, null);
});

test("lists of followers go on page by page, the latest first, each once (P4)", async () => {
	const [reader, star] = [await logsIn(address, "tess"), await newMember("star", "supervisor")];
	const fans: string[] = [];
	for (let n = 0; n < 7; n++) {
		const fan = await newMember(`fan${n}`, "listener");
		// Some in the same moment.
		if (n % 2) clock.passMinutes(1);
		await follows(fan, star, true);
		fans.unshift(fan.user.username);
	}
	await follows(reader, { id: (await profileOf(reader, star)).followers[0]?.id ?? "" }, true);
	const found: string[] = [];
	let cursor: string | null = null;
	do {
		const page = await listed(reader, star, "followers", { limit: "3", ...(cursor ? { cursor } : {}) });
		assert.equal(page.total, 7);
		found.push(...names(page));
		cursor = page.next;
	} while (cursor);
	assert.deepEqual(found.toSorted(), fans.toSorted());
	assert.equal(found[0], "fan6");
	const [first] = (await listed(reader, star, "followers")).results;
	assert.deepEqual([first?.username, first?.you_follow, first?.role.role], ["fan6", true, "listener"]);
	const at = (time: string) => Buffer.from(JSON.stringify([time, star.id])).toString("base64url");
	const times = ["now", "0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z", `2026-01-01T00:00:00.${"0".repeat(150)}Z`];
	for (const bad of ["x", "W10", Buffer.from('["now","then"]').toString("base64url"), ...times.map(at)]) {
		refusal(await reader.calls(listFollows, undefined, { id: star.id, cursor: bad }), 400, "invalid_cursor");
	}
	const nobody = { id: "0190a0a0-0000-7000-8000-00000000dead" };
	refusal(await reader.calls(listFollows, undefined, nobody), 404, "not_found");
	refusal(await reader.calls(listFollows, undefined, { id: star.id, kind: "haters" }), 400, "invalid_kind");
});
