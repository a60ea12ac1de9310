import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import {
	beginListenerApplication,
	decideApplication,
	finishTraining,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { test } from "vitest";
import { begins, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import { linkIn, openMailbox, type ReadMail } from "../../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { dayIn, monthsAfter, startOfDay } from "../../platform/days.ts";
import { society as content } from "../../platform/society.ts";

const cast = await society();
const { dora, noor, pool, newMember, newVisitor, clock } = cast;
const dara = await newMember("dara", "director");
const mailbox = await openMailbox(cast.config.DATA_DIR);
const shifts = await shiftTimesIn(pool, dora);

const decides = async (
	who: MemberPerson,
	applicant: MemberPerson,
	decision: "accept" | "decline" | "ask",
	reason = "",
) => who.calls(decideApplication, { decision, reason }, { user_id: applicant.id });
const decided = async (...asked: Parameters<typeof decides>) => {
	const { status, body } = await decides(...asked);
	assert.equal(status, 200, JSON.stringify(body));
	return decideApplication.answer.parse(body).result;
};
const isTrained = async (applicant: MemberPerson) => {
	const { status, body } = await dora.calls(finishTraining, undefined, { user_id: applicant.id });
	assert.equal(status, 200, JSON.stringify(body));
	return finishTraining.answer.parse(body).result;
};
const roleOf = async (person: MemberPerson) => me.answer.parse((await person.calls(me)).body).result.role.role;
const own = async (person: MemberPerson) => {
	const { body } = await person.calls(readListenerApplication, undefined, { user_id: person.id });
	return readListenerApplication.answer.parse(body).result;
};
const nextMail = async (to: MemberPerson, subject: string): Promise<ReadMail> => {
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], [to.user.email, subject]);
	return mail;
};
const hasSubmitted = async (name: string) => {
	const person = await newMember(name, "new_hire");
	await submits(person, shifts);
	await nextMail(person, "We have your application");
	return person;
};

test("an application is submitted, asked about, submitted again and accepted, and after the training its applicant takes chats (O5, D11)", async () => {
	await submits(noor, shifts);
	assert.equal(await roleOf(noor), "trainee_listener");
	await nextMail(noor, "We have your application");

	const reason = "Could you tell us more?\nWe <b>liked</b> your answers.";
	const open = await decided(dora, noor, "ask", reason);
	assert.deepEqual([open.status, open.completed, open.reason], ["asked", false, reason]);
	const question = await nextMail(noor, "We need more information for your application");
	assert.ok(question.text.includes("> Could you tell us more?\n> We <b>liked</b> your answers."), question.text);
	assert.ok(question.html.includes("We &lt;b&gt;liked&lt;/b&gt; your answers."), question.html);
	assert.equal(linkIn(question).pathname, `/${noor.id}/onboarding`);
	assert.deepEqual([(await own(noor))?.reason, await roleOf(noor)], [reason, "trainee_listener"]);

	const again = await submits(noor, shifts);
	assert.deepEqual([again.status, again.reason, again.decided_at], ["submitted", null, null]);
	await nextMail(noor, "We have your application");

	const accepted = await decided(dora, noor, "accept");
	assert.deepEqual([accepted.status, accepted.reason, accepted.reapply_from], ["accepted", null, null]);
	assert.ok(accepted.decided_at);
	const welcome = await nextMail(noor, "Your application has been accepted");
	assert.ok(welcome.text.includes("Your training starts within two weeks."), welcome.text);
	assert.equal(linkIn(welcome).pathname, `/${noor.id}/chat-dashboard`);
	assert.equal(await roleOf(noor), "trainee_listener");
	assert.equal((await noor.connects()).closeCode, 4403);

	const trained = await isTrained(noor);
	assert.deepEqual([trained.id, trained.email, trained.role.role], [noor.id, noor.user.email, "listener"]);
	assert.deepEqual(trained, me.answer.parse((await noor.calls(me)).body).result);
	const ready = await nextMail(noor, "You can take chats now");
	assert.equal(linkIn(ready).pathname, `/${noor.id}/chat-dashboard`);
	// The session from before is a listener's from now on.
	await noor.connects();
	const { chat_id } = await newVisitor().asksForSupport();
	noor.says("accept_chat", { chat_id });
	await noor.hears("chat_assigned", { chat_id, agent_id: noor.id });
});

test("a supervisor's application leads to a supervisor, with mails in the applicant's language (S7, D11)", async () => {
	const suzie = await newMember("suzie", "new_hire");
	await submitsAsSupervisor(suzie, shifts, pool, "fr");
	assert.equal(await roleOf(suzie), "trainee_supervisor");
	await mailbox.next();
	await decided(dora, suzie, "ask", "Please send the second page.");
	const question = await nextMail(suzie, "Il manque quelque chose à votre candidature");
	assert.equal(linkIn(question).pathname, `/fr/${suzie.id}/supervisor-onboarding`);
	assert.ok(question.text.includes("> Please send the second page."), question.text);
	await submitsAsSupervisor(suzie, shifts, pool, "fr");
	await mailbox.next();
	await decided(dora, suzie, "accept");
	const welcome = await nextMail(suzie, "Votre candidature est acceptée");
	assert.ok(welcome.text.includes("Warmline, société d’écoute"), welcome.text);
	assert.ok(welcome.text.includes("environ 15 heures"), welcome.text);
	assert.equal((await isTrained(suzie)).role.role, "supervisor");
	await nextMail(suzie, "Vous pouvez maintenant prendre des conversations");
	await suzie.connects();
	suzie.says("fetch_all_chats");
	await suzie.hears("fetch_all_chats");
});

test("of two directors who decide at once one is heard, and the other learns what it is now (O5, S7)", async () => {
	for (const n of [1, 2, 3]) {
		const person = await hasSubmitted(`racer${n}`);
		const answers = await Promise.all([decides(dora, person, "accept"), decides(dara, person, "decline", "No place.")]);
		const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
		assert.ok(won && lost);
		const { status } = decideApplication.answer.parse(won.body).result;
		const { message } = refusal(lost, 409, "not_submitted");
		assert.equal(message, `This application has already been ${status}.`);
		const accepted = status === "accepted";
		await nextMail(person, accepted ? "Your application has been accepted" : "Our decision on your application");
		assert.equal(await roleOf(person), accepted ? "trainee_listener" : "new_hire");
	}
	const before = await mailbox.count();
	const kim = await hasSubmitted("kim");
	await decided(dora, kim, "accept");
	await nextMail(kim, "Your application has been accepted");
	const trained = await Promise.all(
		[dora, dara].map((who) => who.calls(finishTraining, undefined, { user_id: kim.id })),
	);
	assert.deepEqual(trained.map(({ status }) => status).sort(), [200, 409]);
	await nextMail(kim, "You can take chats now");
	assert.equal((await mailbox.count()) - before, 3);
});

test("what is not submitted cannot be decided on, and what is not accepted cannot be trained for (O5, S7)", async () => {
	const dan = await newMember("dan", "new_hire");
	const notNow = async (sentence: string) => {
		for (const decision of ["accept", "decline", "ask"] as const) {
			const { message } = refusal(await decides(dora, dan, decision, "Because."), 409, "not_submitted");
			assert.equal(message, sentence);
		}
	};
	const notTrained = async (sentence: string) => {
		const { message } = refusal(await dora.calls(finishTraining, undefined, { user_id: dan.id }), 409, "not_accepted");
		assert.equal(message, sentence);
	};
	refusal(await decides(dora, dan, "accept"), 404, "not_found");
	refusal(await dora.calls(finishTraining, undefined, { user_id: dan.id }), 404, "not_found");
	await begins(dan);
	await notNow("This application has not been submitted yet.");
	await notTrained("This application hasn’t been accepted yet.");
	await submits(dan, shifts);
	await notTrained("This application hasn’t been accepted yet.");
	for (const decision of ["decline", "ask"] as const) {
		const { errors } = refusal(await decides(dora, dan, decision, "  "), 400, "invalid_reason");
		assert.deepEqual(errors, { reason: "Please give a reason." });
		refusal(await decides(dora, dan, decision, "x".repeat(2001)), 400, "invalid_reason");
	}
	refusal(await dora.send("POST", `/api/v1/applications/${dan.id}/decision/`, { decision: "maybe" }), 400);
	await decided(dora, dan, "ask", "One more thing.");
	await notNow("The applicant was asked for more information and hasn’t resubmitted yet.");
	await submits(dan, shifts);
	await decided(dora, dan, "accept", "A good one.");
	await notNow("This application has already been accepted.");
	await isTrained(dan);
	await notTrained("This training is already marked as done.");
	refusal(await dan.calls(beginListenerApplication, {}), 409, "not_an_applicant");
	for (const _ of [1, 2, 3, 4, 5]) assert.ok(!(await mailbox.next()).text.includes("A good one."));
});

test("what was accepted is declined until its applicant is certified, by who knows that it is accepted (O5, S7)", async () => {
	const ends = (applicant: MemberPerson, decision: "accept" | "decline" | "ask", reason?: string) =>
		dora.calls(decideApplication, { decision, reason, status: "accepted" }, { user_id: applicant.id });
	const ivy = await hasSubmitted("ivy");
	const reason = "The references\nsay otherwise.";
	const early = refusal(await ends(ivy, "decline", reason), 409, "not_submitted");
	assert.equal(
		early.message,
		"This application has been resubmitted and is waiting for a decision again. Please read it first.",
	);
	await decided(dora, ivy, "accept", "Fine.");
	await nextMail(ivy, "Your application has been accepted");
	refusal(await decides(dora, ivy, "decline", reason), 409, "not_submitted");
	for (const decision of ["accept", "ask"] as const)
		refusal(await ends(ivy, decision, "Because."), 409, "not_submitted");
	refusal(await ends(ivy, "decline"), 400, "invalid_reason");
	const { status, body } = await ends(ivy, "decline", reason);
	assert.equal(status, 200, JSON.stringify(body));
	const { result } = decideApplication.answer.parse(body);
	const from = monthsAfter(dayIn(content().clock, clock.now()), 6);
	assert.deepEqual([result.status, result.reason, result.reapply_from], ["declined", reason, from]);
	assert.equal(await roleOf(ivy), "new_hire");
	const mail = await nextMail(ivy, "We can’t continue with your application");
	assert.ok(mail.text.includes("> The references\n> say otherwise."), mail.text);
	refusal(await ivy.calls(beginListenerApplication, {}), 409, "too_early");

	const joy = await hasSubmitted("joy");
	await decided(dora, joy, "accept");
	await nextMail(joy, "Your application has been accepted");
	await isTrained(joy);
	await nextMail(joy, "You can take chats now");
	const { message } = refusal(await ends(joy, "decline", reason), 409, "not_submitted");
	assert.match(message, /^This person is already certified\./);
	assert.equal(await roleOf(joy), "listener");

	const lea = await hasSubmitted("lea");
	await decided(dora, lea, "accept");
	await nextMail(lea, "Your application has been accepted");
	const both = await Promise.all([
		ends(lea, "decline", reason),
		dara.calls(finishTraining, undefined, { user_id: lea.id }),
	]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
	await mailbox.next();
});

test("a decision leaves alone who has become something else in the meantime (O5, S7)", async () => {
	const max = await hasSubmitted("max");
	await pool.query("UPDATE members SET role = 'director' WHERE id = $1", [max.id]);
	assert.equal((await decided(dora, max, "decline", "You are one of us.")).status, "declined");
	assert.equal(await roleOf(max), "director");
	await nextMail(max, "Our decision on your application");
});

test("who was declined learns why, and applies again six months later and not before (O5, S7)", async () => {
	const ray = await hasSubmitted("ray");
	const declined = await decided(dora, ray, "decline", "We have no room this season.");
	const from = monthsAfter(dayIn(content().clock, clock.now()), 6);
	assert.deepEqual([declined.status, declined.reapply_from], ["declined", from]);
	const mail = await nextMail(ray, "Our decision on your application");
	assert.ok(mail.text.includes("> We have no room this season."), mail.text);
	const inWords = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(from));
	assert.ok(mail.text.includes(`You may apply again from ${inWords}.`), mail.text);
	assert.equal(await roleOf(ray), "new_hire");
	const details_id = declined.id;
	refusal(await ray.calls(saveListenerApplication, { completed: true }, { details_id }), 409, "already_submitted");
	refusal(await ray.calls(beginListenerApplication, {}), 409, "too_early");

	const midnight = startOfDay(content().clock, from).getTime();
	clock.passMinutes((midnight - clock.now().getTime()) / 60_000 - 2);
	const dayBefore = await logsIn(cast.address, "ray");
	const { message } = refusal(await dayBefore.calls(beginListenerApplication, {}), 409, "too_early");
	assert.ok(message.includes(from), message);
	clock.passMinutes(2);
	const later = await logsIn(cast.address, "ray");
	assert.notEqual(await begins(later), details_id);
	await submits(later, shifts);
	assert.equal(await roleOf(later), "trainee_listener");
	await nextMail(later, "We have your application");
	const doraLater = await logsIn(cast.address, "dora");
	assert.equal((await decided(doraLater, later, "accept")).status, "accepted");
});
