import assert from "node:assert/strict";
import { listeners, logOut } from "@warmline/contract/accounts/calls";
import { changeMemberRole, deactivateMember } from "@warmline/contract/members/calls";
import { toMemberFrames } from "@warmline/contract/notifications/member-channel";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { TestChannel } from "../../test/channel.ts";
import { losesLine } from "../../test/duty.ts";
import { reads, tells } from "../../test/notices.ts";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { society } from "../../test/society.ts";
import { connectedMembers, tellMembers } from "./index.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, address, platform, pool, newMember, newVisitor } = cast;

const closeCodeOf = async (query: string) => {
	const line = await TestChannel.open(`${address.replace("http", "ws")}/ws/member/${query}`);
	const code = await line.closes();
	assert.deepEqual(line.heard, []);
	return code;
};

/** Opens a page; how much is unread is heard at once. */
const comesIn = async (member: MemberPerson) => {
	const line = await member.comesIn();
	return { line, unread: (await line.hears("notifications_read")).unread };
};
const like = (member: MemberPerson, actor: MemberPerson, post_id: string) =>
	({ member_id: member.id, actor_id: actor.id, kind: "like", post_id }) as const;
const post = "0190a0a0-0000-7000-8000-00000000aaaa";

test("without a living session the channel closes with 4401, and for who meets nobody yet with 4403 (D13)", async () => {
	assert.equal(await closeCodeOf(""), 4401);
	assert.equal(await closeCodeOf("?token="), 4401);
	assert.equal(await closeCodeOf("?token=dead"), 4401);
	assert.equal(await closeCodeOf(`?token=${(await newVisitor().asksForSupport()).visitor_token}`), 4401);
	assert.equal(await closeCodeOf(`?token=${noor.token}`), 4403);
	const una = await newMember("una", "listener");
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [una.id]);
	assert.equal(await closeCodeOf(`?token=${una.token}`), 4403);
	for (const member of [tess, lina, sam, dora]) (await comesIn(member)).line.close();
});

test("nothing can be said on it, and it stays open", async () => {
	const { line } = await comesIn(tess);
	for (const action of ["send_message", "fetch_all_chats", "typing"]) {
		line.says(action, {});
		await line.hears("error", { code: "unknown_action" });
	}
	line.raw("{");
	await line.hears("error", { code: "invalid_json" });
	line.close();
});

test("a page that opens hears how much is unread, and then each new notice once, on every page of the member's", async () => {
	const [one, other] = [await comesIn(tess), await comesIn(await logsIn(address, "tess"))];
	assert.deepEqual([one.unread, other.unread], [0, 0]);
	await tells(platform, like(tess, lina, post), { ...like(omar, lina, post) });
	for (const { line } of [one, other]) {
		const frame = toMemberFrames.notification.parse(await line.hears("notification"));
		assert.equal(frame.unread, 1);
		assert.equal(frame.held, false);
		const { kind, actor, target, others, read_at } = frame.notification;
		assert.deepEqual([kind, actor?.id, actor?.name, others, read_at], ["like", lina.id, "Lina", 0, null]);
		assert.deepEqual(target, { post_id: post, comment_id: null, message: null, words: null, shift_at: null });
	}
	await tells(platform, like(tess, omar, post));
	for (const { line } of [one, other])
		await line.hears("notification", { unread: 1, notification: { others: 1, actor: { id: omar.id } } });
	const late = await comesIn(tess);
	assert.equal(late.unread, 1);
	late.line.close();
	for (const { line } of [one, other]) {
		assert.equal(line.heard.filter(({ action }) => action === "notification").length, 2);
		line.close();
	}
});

test("what is read on one page is read on the others", async () => {
	const member = await newMember("rita", "listener");
	await tells(platform, like(member, lina, post), { member_id: member.id, actor_id: lina.id, kind: "follow" });
	const { line, unread } = await comesIn(member);
	assert.equal(unread, 2);
	const newest = "ffffffff-ffff-7fff-bfff-ffffffffffff";
	assert.equal(await reads(member, { up_to: newest }), 0);
	await line.hears("notifications_read", { unread: 0 });
	line.close();
});

test("words of ours are said in the language of the page, and a moderator's stay as they are", async () => {
	const member = await newMember("fleur", "listener");
	const french = await TestChannel.open(`${address.replace("http", "ws")}/ws/member/?token=${member.token}&lang=fr`);
	await french.hears("notifications_read");
	const { line: english } = await comesIn(member);
	const notice = { member_id: member.id, actor_id: null, kind: "moderation" } as const;
	await tells(platform, { ...notice, kind: "application", message: "application_accepted" });
	const said = async (line: TestChannel) =>
		toMemberFrames.notification.parse(await line.hears("notification")).notification.target.words;
	assert.equal(await said(english), "Your application has been accepted.");
	assert.equal(await said(french), "Votre candidature est acceptée.");
	await tells(platform, { ...notice, message: "moderation_warned", params: { note: "Please be kind." } });
	assert.equal(await said(french), "L’équipe de modération vous écrit : Please be kind.");
	for (const line of [french, english]) line.close();
});

test("a page that checks its connection is answered with the unread count", async () => {
	const { line, unread } = await comesIn(omar);
	line.says("are_you_there");
	await line.hears("notifications_read", { unread });
	line.close();
});

test("who is with a visitor is told that the notice is held", async () => {
	const agent = await logsIn(address, "lina");
	const { line } = await comesIn(lina);
	await agent.connects();
	await tells(platform, like(lina, tess, post));
	await line.hears("notification", { held: false });
	const { visitor } = await cast.takenBy(agent);
	await tells(platform, like(lina, omar, post));
	await line.hears("notification", { held: true });
	visitor.says("end_chat");
	await agent.hears("chat_ended");
	await tells(platform, like(lina, sam, post));
	await line.hears("notification", { held: false });
	await losesLine(agent, cast);
	line.close();
});

test("the member channel makes nobody available for visitors, and others see them online (P5)", async () => {
	const before = (await dora.calls(listeners)).body;
	const { line } = await comesIn(omar);
	assert.deepEqual((await dora.calls(listeners)).body, before);
	assert.ok(connectedMembers(platform.hub).includes(omar.id));
	const waiting = await newVisitor().asksForSupport();
	await sam.connects();
	sam.says("assign_chat", { chat_id: waiting.chat_id, listener_id: omar.id });
	await sam.hears("error", { code: "not_available" });
	sam.line.close();
	line.close();
});

test("everybody connected hears that somebody came or went, and neither who, nor how many, nor of who hides (P5)", async () => {
	const [watcher, guest, shy] = [
		await newMember("wes", "listener"),
		await newMember("gil", "listener"),
		await newMember("shy", "listener"),
	];
	const { line } = await comesIn(watcher);
	// Nobody else is here by now.
	const alone = await line.hears("online");
	assert.equal((await shy.calls(changePreferences, { show_online: false })).status, 200);
	const { line: hidden } = await comesIn(shy);
	const { line: coming } = await comesIn(guest);
	await line.hears("online");
	coming.close();
	await line.hears("online");
	hidden.close();
	await guest.connects();
	await line.hears("online");
	const told = line.heard.slice(line.heard.indexOf(alone)).filter(({ action }) => action === "online");
	assert.ok(
		told.every((frame) => Object.keys(frame).length === 1),
		"a frame says more",
	);
	assert.equal(told.length, 4);
	guest.line.close();
	line.close();
});

test("who goes and is back at once is told all the same: somebody may have looked in between (P5)", async () => {
	const [watcher, guest] = [await newMember("wil", "listener"), await newMember("gwen", "listener")];
	const { line } = await comesIn(watcher);
	const { line: before } = await comesIn(guest);
	await line.hears("online");
	before.close();
	await before.closes();
	const { line: after } = await comesIn(guest);
	await line.hears("online");
	after.close();
	line.close();
});

test("what is told to some members others do not hear", async () => {
	const [{ line: hears }, { line: hearsNot }] = [await comesIn(omar), await comesIn(tess)];
	tellMembers(platform.hub, [omar.id], { action: "post_deleted", post_id: post });
	await hears.hears("post_deleted", { post_id: post });
	await hearsNot.isQuiet();
	assert.ok(!hearsNot.heard.some(({ action }) => action === "post_deleted"));
	for (const line of [hears, hearsNot]) line.close();
});

test("a logout, a new role and a deactivation close the channel at once", async () => {
	const elsewhere = await logsIn(address, "omar");
	const { line: stays } = await comesIn(omar);
	const { line } = await comesIn(elsewhere);
	await elsewhere.calls(logOut);
	assert.equal(await line.closes(), 4401);
	await stays.isQuiet();
	const member = await newMember("ned", "listener");
	const { line: changing } = await comesIn(member);
	assert.equal((await dora.calls(changeMemberRole, { role: "new_hire" }, { member_id: member.id })).status, 200);
	assert.equal(await changing.closes(), 1012);
	assert.equal(await closeCodeOf(`?token=${member.token}`), 4403);
	assert.equal((await dora.calls(changeMemberRole, { role: "listener" }, { member_id: member.id })).status, 200);
	const { line: ending } = await comesIn(member);
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: member.id })).status, 200);
	assert.equal(await ending.closes(), 4401);
	assert.equal(await closeCodeOf(`?token=${member.token}`), 4401);
	assert.ok(!connectedMembers(platform.hub).includes(member.id));
	stays.close();
});
