import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { closeCodes } from "@warmline/contract/frames";
import { activateMember, changeMemberRole, deactivateMember, eraseMember } from "@warmline/contract/members/calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import { logsIn, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const { address, dora, newMember, newBrowser, pool } = await society();

/** Both channels of one member, on two pages. */
const withBothOpen = async (username: string) => {
	const atDesk = await newMember(username, "supervisor");
	const inCommunity = await logsIn(address, username);
	await atDesk.connects();
	await inCommunity.comesIn();
	return { atDesk, inCommunity };
};

const closesWithin = async (person: MemberPerson, milliseconds: number) => {
	const began = performance.now();
	const code = await person.line.closes();
	assert.ok(performance.now() - began < milliseconds, "within a second");
	return code;
};

test("who is a new hire again loses both channels within a second, and neither opens again", async () => {
	const { atDesk, inCommunity } = await withBothOpen("rita");
	const { status } = await dora.calls(changeMemberRole, { role: "new_hire" }, { member_id: atDesk.id });
	assert.equal(status, 200);
	assert.equal(await closesWithin(atDesk, 1000), closeCodes.restart);
	assert.equal(await closesWithin(inCommunity, 1000), closeCodes.restart);
	await atDesk.connects();
	assert.equal(await atDesk.line.closes(), closeCodes.forbidden);
	await inCommunity.comesIn();
	assert.equal(await inCommunity.line.closes(), closeCodes.forbidden);
	assert.equal((await atDesk.calls(me)).status, 200, "the session goes on, with the rights of now");
	refusal(await atDesk.calls(onlineMembers), 403, "forbidden");
	const { body } = await newBrowser().calls(logInCall, { username: "rita", password });
	assert.equal(logInCall.answer.parse(body).user.role.role, "new_hire");
});

test("who is deactivated loses both channels within a second, and no session and no login opens any", async () => {
	const { atDesk, inCommunity } = await withBothOpen("dean");
	assert.equal((await dora.calls(deactivateMember, undefined, { member_id: atDesk.id })).status, 200);
	assert.equal(await closesWithin(atDesk, 1000), closeCodes.notLoggedIn);
	assert.equal(await closesWithin(inCommunity, 1000), closeCodes.notLoggedIn);
	await atDesk.connects();
	assert.equal(await atDesk.line.closes(), closeCodes.notLoggedIn);
	refusal(await atDesk.calls(me), 401, "not_logged_in");
	refusal(await newBrowser().calls(logInCall, { username: "dean", password }), 401, "invalid_credentials");
	await dora.calls(activateMember, undefined, { member_id: atDesk.id });
	refusal(await inCommunity.calls(me), 401, "not_logged_in");
	assert.equal((await newBrowser().calls(logInCall, { username: "dean", password })).status, 200);
});

test("of two directors who end each other's rights in different ways at once, one stays a director who can act", async () => {
	const demotes = (by: MemberPerson, to: MemberPerson) =>
		by.calls(changeMemberRole, { role: "listener" }, { member_id: to.id });
	const deactivates = (by: MemberPerson, to: MemberPerson) =>
		by.calls(deactivateMember, undefined, { member_id: to.id });
	const erases = (by: MemberPerson, to: MemberPerson) =>
		by.calls(eraseMember, { username: to.user.username }, { member_id: to.id });
	let first = dora;
	for (const [round, [one, other]] of [
		[demotes, deactivates],
		[demotes, erases],
		[deactivates, erases],
	].entries()) {
		const second = await newMember(`second${round}`, "director");
		assert.ok(one && other);
		await Promise.all([one(first, second), other(second, first)]);
		const { rows } = await pool.query("SELECT id FROM members WHERE role = 'director' AND is_active AND is_verified");
		assert.equal(rows.length, 1);
		first = rows[0].id === first.id ? first : second;
		assert.equal((await first.calls(me)).status, 200);
	}
});
