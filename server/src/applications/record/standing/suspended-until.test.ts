import assert from "node:assert/strict";
import { reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { readMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { invitationsOf } from "../../../../test/invitations.ts";
import { logsIn } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { society } from "../../../../test/society.ts";
import { daysAfter } from "../../../platform/days.ts";
import { societyDay } from "../../../platform/society.ts";
import { reinstateAfterLastDay } from "./reinstate-volunteer.ts";

const cast = await society();
const { address, clock, dora, platform } = cast;
const { accepts, invites, mailbox } = await invitationsOf(cast);
const { token } = await invites({ email: "vera@mail.example", role: "supervisor", certified_since: "2023-01-01" });
assert.equal((await accepts(token, "vera")).status, 201);
const vera = await logsIn(address, "vera");
const user = { user_id: vera.id };

const kept = async (by = dora) =>
	readMember.answer.parse((await by.calls(readMember, undefined, { member_id: vera.id })).body).result;
const mailWith = async (subject: string) => {
	let mail = await mailbox.next();
	while (mail.subject !== subject) mail = await mailbox.next();
	return mail;
};

test("who never applied is suspended until a day, and reinstated by themselves after it, as who they were", async () => {
	const today = societyDay(clock.now());
	const until = daysAfter(today, 2);
	const answer = await dora.calls(suspendVolunteer, { reason: "A long illness.", until }, user);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	const { suspended } = suspendVolunteer.answer.parse(answer.body).result;
	assert.deepEqual([suspended?.reason, suspended?.until], ["A long illness.", until]);
	assert.deepEqual([(await kept()).role, (await kept()).suspended], ["trainee_supervisor", true]);
	const mail = await mailWith("Your role has been suspended");
	assert.equal(mail.to, "vera@mail.example");
	assert.match(mail.text, /suspended your role until [A-Z]/);

	clock.passMinutes(2 * 24 * 60);
	await reinstateAfterLastDay(platform);
	assert.equal((await kept(await cast.newMember("hana", "director"))).suspended, true, "the last day is not over");
	clock.passMinutes(24 * 60);
	await Promise.all([reinstateAfterLastDay(platform), reinstateAfterLastDay(platform)]);
	const head = await logsIn(address, "hana");
	assert.deepEqual([(await kept(head)).role, (await kept(head)).suspended], ["supervisor", false]);
	assert.equal((await mailWith("You can take chats again")).to, "vera@mail.example");
	const { body } = await head.calls(auditLog, undefined, { member: vera.id, act: "reinstate_member" });
	const lines = auditLog.answer.parse(body).results;
	assert.deepEqual(
		lines.map(({ member }) => member.name),
		["Dora"],
		"once, in the name of who set the day",
	);
});

test("the reason and the last day of a suspension can be changed, and are mailed anew", async () => {
	const head = await logsIn(address, "hana");
	const today = societyDay(clock.now());
	const suspends = (reason: string, until: string | null) => head.calls(suspendVolunteer, { reason, until }, user);
	assert.equal((await suspends("A move.", daysAfter(today, 1))).status, 200);
	await mailWith("Your role has been suspended");
	const { body } = await suspends("A long move.", daysAfter(today, 9));
	const { suspended } = suspendVolunteer.answer.parse(body).result;
	assert.deepEqual([suspended?.reason, suspended?.until], ["A long move.", daysAfter(today, 9)]);
	assert.match((await mailWith("Your role has been suspended")).text, /A long move/);
	clock.passMinutes(3 * 24 * 60);
	await reinstateAfterLastDay(platform);
	const later = await logsIn(address, "hana");
	assert.equal((await kept(later)).suspended, true, "the day before counts no more");
	assert.equal(
		(await later.calls(suspendVolunteer, { reason: "Back.", until: societyDay(clock.now()) }, user)).status,
		200,
	);
	assert.match((await mailWith("Your role has been suspended")).text, /> Back/);
	clock.passMinutes(24 * 60);
	await reinstateAfterLastDay(platform);
	assert.deepEqual([(await kept(await logsIn(address, "hana"))).role], ["supervisor"], "as who they were");
	await mailWith("You can take chats again");
});

test("until further notice nobody is reinstated but by a director, and a day that is past is refused", async () => {
	const head = await logsIn(address, "hana");
	const today = societyDay(clock.now());
	const past = await head.calls(suspendVolunteer, { reason: "Away.", until: daysAfter(today, -1) }, user);
	assert.ok(refusal(past, 400, "invalid_until").errors?.until);
	assert.equal((await head.calls(suspendVolunteer, { reason: "Away." }, user)).status, 200);
	assert.match((await mailWith("Your role has been suspended")).text, /until further notice/);
	clock.passMinutes(400 * 24 * 60);
	await reinstateAfterLastDay(platform);
	const later = await logsIn(address, "hana");
	assert.equal((await kept(later)).suspended, true);
	assert.equal((await later.calls(reinstateVolunteer, undefined, user)).status, 200);
	assert.equal((await kept(later)).role, "supervisor");
});
