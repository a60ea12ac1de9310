import assert from "node:assert/strict";
import { reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { activateMember, changeMemberRole, deactivateMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { checksIn, dutyOf, shiftWith } from "../../../../test/duty.ts";
import { invitationsOf } from "../../../../test/invitations.ts";
import { logsIn, type MemberPerson } from "../../../../test/person.ts";
import { society } from "../../../../test/society.ts";
import { until } from "../../../../test/until.ts";

const cast = await society();
const { address, clock, dora, omar, pool, sam } = cast;
const { accepts, invites } = await invitationsOf(cast);
const { token } = await invites({ email: "vera@mail.example", certified_since: "2023-01-01" });
assert.equal((await accepts(token, "vera")).status, 201);
const vera = await logsIn(address, "vera");

const presenceOf = async ({ id }: MemberPerson): Promise<string> =>
	(await pool.query("SELECT presence FROM members WHERE id = $1", [id])).rows[0]?.presence;
const placeOf = async ({ id }: MemberPerson) =>
	(await pool.query("SELECT minutes, attendance, checked_out_at FROM bookings WHERE member_id = $1", [id])).rows[0];

test("a suspension ends the duty, the time until then counts, and reinstated they check in again", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [vera] });
	clock.passMinutes(10);
	await checksIn(vera, shift);
	assert.equal(await presenceOf(vera), "available");
	clock.passMinutes(60);
	const user = { user_id: vera.id };
	assert.equal((await dora.calls(suspendVolunteer, { reason: "A long illness." }, user)).status, 200);
	assert.equal(await presenceOf(vera), "away");
	await until(async () => (await placeOf(vera)).checked_out_at !== null);
	assert.deepEqual(
		{ ...(await placeOf(vera)), checked_out_at: null },
		{ minutes: 60, attendance: "worked", checked_out_at: null },
	);
	assert.equal((await dora.calls(reinstateVolunteer, undefined, user)).status, 200);
	assert.equal(await presenceOf(vera), "away");
	assert.equal((await dutyOf(vera)).own, null);
});

test("who is a trainee for a while, or deactivated, is off duty when they come back", async () => {
	await dora.showsPassword();
	const becomes = (role: "listener" | "trainee_listener") =>
		dora.calls(changeMemberRole, { role }, { member_id: omar.id });
	assert.equal(await presenceOf(omar), "available");
	assert.equal((await becomes("trainee_listener")).status, 200);
	assert.equal((await becomes("listener")).status, 200);
	assert.equal(await presenceOf(omar), "away");
	await pool.query("UPDATE members SET presence = 'available' WHERE id = $1", [omar.id]);
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: omar.id })).status, 200);
	assert.equal((await dora.calls(activateMember, undefined, { member_id: omar.id })).status, 200);
	assert.equal(await presenceOf(omar), "away");
});
