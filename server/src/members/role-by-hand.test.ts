import assert from "node:assert/strict";
import type { Role } from "@warmline/contract/accounts/roles";
import {
	beginListenerApplication,
	finishTraining,
	listApplications,
	readListenerApplication,
} from "@warmline/contract/applications/calls";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { changeMemberRole, deactivateMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { begins } from "../../test/applicant.ts";
import { logsIn, type MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { volunteers } from "../../test/volunteers.ts";
import { mailMemberNews } from "./mail-member-news.ts";

const cast = await volunteers();
const { address, dora, newMember, hasSubmitted, isAccepted, history, record, mailTo, mailCount, platform } = cast;

const gets = async ({ id }: MemberPerson, role: Role, reason?: string) => {
	const { status, body } = await dora.calls(changeMemberRole, { role, reason }, { member_id: id });
	assert.equal(status, 200, JSON.stringify(body));
};
const emailOf = ({ user }: MemberPerson) => user.email ?? "";
const own = async (person: MemberPerson) => {
	const { body } = await person.calls(readListenerApplication, undefined, { user_id: person.id });
	return readListenerApplication.answer.parse(body).result;
};
/** What stands last in a history. */
const last = async (person: MemberPerson, count: number) =>
	(await history(person)).slice(-count).map(({ act, by, text, steps }) => [act, by, text, steps.length]);
const onTheBoard = async (person: MemberPerson) => {
	const { body } = await dora.calls(listApplications, undefined, { query: person.user.username });
	return listApplications.answer
		.parse(body)
		.results.map(({ status, training_done, due }) => [status, training_done, due]);
};
const certifies = (person: MemberPerson) => dora.calls(finishTraining, undefined, { user_id: person.id });

test("who is made a listener by hand is certified, wherever the application was, and the board agrees", async () => {
	const waiting = await hasSubmitted("waiting");
	const training = await isAccepted("training");
	for (const person of [waiting, training]) {
		await gets(person, "listener", "Known for years.");
		await mailTo(emailOf(person), "You have a new role");
		assert.ok((await record(person)).certified_at);
		assert.deepEqual(await onTheBoard(person), [["accepted", true, null]]);
		assert.deepEqual(await last(person, 1), [["training_done", "Dora", "Known for years.", 8]]);
		refusal(await certifies(person), 409, "not_accepted");
	}
	assert.deepEqual((await last(waiting, 2))[0], ["accepted", "Dora", null, 0]);
	await gets(training, "supervisor");
	assert.equal((await last(training, 1))[0]?.[0], "training_done");
	assert.equal((await history(training)).filter(({ act }) => act === "training_done").length, 1);
});

test("a draft goes when its applicant is on the team", async () => {
	const drafting = await newMember("drafting", "new_hire");
	await begins(drafting);
	await gets(drafting, "listener");
	assert.equal(await own(drafting), null);
	assert.ok((await record(drafting)).certified_at);
	assert.deepEqual(await onTheBoard(drafting), []);
});

test("who is set back to a new member has applied in vain, hears from when on they may again, and nothing of the reason", async () => {
	const [accepted, certified, french] = [
		await isAccepted("setback"),
		await isAccepted("wascertified"),
		await newMember("enfrancais", "new_hire"),
	];
	assert.equal((await certifies(certified)).status, 200);
	await cast.submitsInFrench(french);
	for (const person of [accepted, certified, french]) {
		await gets(person, "new_hire", "Between us.");
		assert.deepEqual((await last(person, 1))[0], ["declined", "Dora", "Between us.", 0]);
		assert.deepEqual((await onTheBoard(person))[0]?.slice(0, 2), ["declined", false]);
		assert.equal((await record(person)).certified_at, null);
		refusal(await certifies(person), 409, "not_accepted");
	}
	const mail = await mailTo(emailOf(accepted), "You have a new role");
	const from = (await own(accepted))?.reapply_from;
	const day = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(from ?? ""));
	assert.ok(mail.text.includes(`Your application has ended. You may apply again from ${day}.`), mail.text);
	assert.ok(!mail.text.includes("Between us."), mail.text);
	const { text } = await mailTo(emailOf(french), "Vous avez un nouveau rôle");
	assert.ok(text.includes("Votre candidature a pris fin."), text);
	refusal(await accepted.calls(beginListenerApplication, {}), 409, "too_early");
});

test("a new member by hand who had no application, or a draft, applies as anybody", async () => {
	const byHand = await newMember("byhand", "listener");
	await gets(byHand, "new_hire");
	const mail = await mailTo(emailOf(byHand), "You have a new role");
	assert.ok(!mail.text.includes("You may apply again"), mail.text);
	assert.ok(await begins(byHand));
	await gets(byHand, "trainee_listener");
	await gets(byHand, "new_hire");
	assert.equal((await own(byHand))?.status, "draft");
});

test("who is made a trainee by hand is certified no more, and can be certified again", async () => {
	const again = await isAccepted("again");
	assert.equal((await certifies(again)).status, 200);
	await gets(again, "trainee_supervisor");
	assert.equal((await record(again)).certified_at, null);
	assert.deepEqual((await onTheBoard(again))[0]?.slice(0, 2), ["accepted", false]);
	const { status, body } = await certifies(again);
	assert.equal(status, 200, JSON.stringify(body));
	assert.equal(finishTraining.answer.parse(body).result.role.role, "supervisor");
	assert.deepEqual((await onTheBoard(again))[0]?.slice(0, 2), ["accepted", true]);
});

test("a role given by hand ends a suspension, and the history says so", async () => {
	const away = await isAccepted("away");
	assert.equal((await certifies(away)).status, 200);
	const suspended = await dora.calls(suspendVolunteer, { reason: "A talk first." }, { user_id: away.id });
	assert.equal(suspended.status, 200);
	await gets(away, "listener");
	assert.deepEqual(await last(away, 1), [["reinstated", "Dora", null, 0]]);
	assert.equal((await record(away)).suspended, null);
	await (await logsIn(address, "away")).connects();
});

test("news that is not true any more is not mailed", async () => {
	const gone = await newMember("gone", "listener");
	await gets(gone, "supervisor");
	await mailTo(emailOf(gone), "You have a new role");
	const mails = await mailCount();
	for (const news of ["listener", "deactivated"] as const)
		await mailMemberNews(platform, { member_id: gone.id, news }, "0190a0a0-0000-7000-8000-0000000000aa");
	assert.equal(await mailCount(), mails);
	await dora.calls(deactivateMember, undefined, { member_id: gone.id });
	await mailTo(emailOf(gone), "Your account has been deactivated");
	const after = await mailCount();
	for (const news of ["supervisor", "activated"] as const)
		await mailMemberNews(platform, { member_id: gone.id, news }, "0190a0a0-0000-7000-8000-0000000000ab");
	assert.equal(await mailCount(), after);
});
