import assert from "node:assert/strict";
import { decideApplication, readApplication } from "@warmline/contract/applications/calls";
import {
	answerReference,
	changeRecord,
	nameReferee,
	readReference,
} from "@warmline/contract/applications/record-calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { v7 } from "uuid";
import { test } from "vitest";
import { begins, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import { linkIn, openMailbox, type ReadMail } from "../../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";
import { society as content } from "../../platform/society.ts";
import { remind } from "./remind.ts";

const cast = await society();
const { address, pool, noor, newMember, clock, platform } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);
const shifts = await shiftTimesIn(pool, noor);
const dara = await newMember("dara", "director");

/** A session ends when nobody uses it for so long as passes here. */
const director = () => logsIn(address, "dora");
const passDays = (days: number) => clock.passMinutes(days * 24 * 60);
const decides = async (applicant: MemberPerson, decision: "accept" | "decline" | "ask", reason?: string) => {
	const answer = await (await director()).calls(decideApplication, { decision, reason }, { user_id: applicant.id });
	assert.equal(answer.status, 200);
	await mailbox.next();
};
const reminders = async (): Promise<number> =>
	(await pool.query("SELECT count(*)::int FROM application_events WHERE act = 'reminded'")).rows[0].count;
const referees = async () => (await pool.query("SELECT * FROM referees ORDER BY id")).rows;
const remindedOf = async (person: MemberPerson) => {
	const { body } = await (await director()).calls(readApplication, undefined, { user_id: person.id });
	const { history } = readApplication.answer.parse(body);
	return history.filter(({ act }) => act === "reminded").map(({ by, steps }) => [by, ...steps]);
};
/** The next mails, by to whom they go. */
const nextMails = async (count: number) => {
	const mails = new Map<string, ReadMail>();
	for (let one = 0; one < count; one++) {
		const mail = await mailbox.next();
		assert.ok(!mails.has(mail.to), `${mail.to} gets two`);
		mails.set(mail.to, mail);
	}
	return (person: Pick<MemberPerson, "user">) => {
		const mail = mails.get(person.user.email ?? "");
		assert.ok(mail, `no mail to ${person.user.email}, but to ${[...mails.keys()]}`);
		return mail;
	};
};
const hasSubmitted = async (name: string) => {
	const person = await newMember(name, "new_hire");
	await submits(person, shifts);
	await mailbox.next();
	return person;
};
const rests = async () => {
	const [events, mails] = [await reminders(), await mailbox.count()];
	await remind(platform);
	assert.deepEqual([await reminders(), await mailbox.count()], [events, mails]);
};

const dora = await director();

test("after two weeks without a decision the applicant hears it honestly, and the directors how many wait (O5, S7)", async () => {
	const ada = await hasSubmitted("ada");
	const bob = await hasSubmitted("bob");
	passDays(13.9);
	await rests();
	passDays(0.2);
	// Two servers, at the same time.
	await Promise.all([remind(platform), remind(platform)]);
	const to = await nextMails(4);
	for (const person of [ada, bob]) {
		const { subject, text } = to(person);
		assert.equal(subject, "We have not forgotten you");
		assert.ok(text.includes("We haven’t kept to that, and we’re sorry."), text);
		assert.equal(linkIn(to(person)).pathname, `/${person.id}/chat-dashboard`);
		assert.deepEqual(await remindedOf(person), [[null]]);
	}
	for (const person of [dora, dara]) {
		const { subject, text } = to(person);
		assert.equal(subject, "Applications waiting for a director");
		assert.ok(text.includes("2 applications have been waiting for a decision for more than two weeks."), text);
		assert.ok(!/Ada|Bob|training|police/.test(text), text);
		assert.equal(linkIn(to(person)).pathname, `/${person.id}/applications`);
	}
	passDays(20);
	await rests();
	await decides(bob, "decline", "No place.");
});

test("what was asked for is asked for again after two weeks, in the applicant's language, and once (O5, S7)", async () => {
	const eli = await newMember("eli", "new_hire");
	await submitsAsSupervisor(eli, shifts, pool, "fr");
	await mailbox.next();
	await decides(eli, "ask", "Please send the second page.");
	passDays(15);
	await remind(platform);
	const mail = (await nextMails(1))(eli);
	assert.equal(mail.subject, "Votre candidature vous attend");
	assert.ok(mail.text.includes("> Please send the second page."), mail.text);
	assert.equal(linkIn(mail).pathname, `/fr/${eli.id}/supervisor-onboarding`);
	await rests();
	// Who is asked for something else waits anew.
	await submitsAsSupervisor(await logsIn(address, "eli"), shifts, pool, "fr");
	await mailbox.next();
	await decides(eli, "ask", "And the third.");
	passDays(15);
	await remind(platform);
	assert.ok((await nextMails(1))(eli).text.includes("> And the third."));
	assert.equal((await remindedOf(eli)).length, 2);
});

test("a draft that nobody has touched for a month brings one gentle mail, and what has moved on none (O5)", async () => {
	const cy = await newMember("cy", "new_hire");
	await begins(cy);
	passDays(31);
	await remind(platform);
	const mail = (await nextMails(1))(cy);
	assert.equal(mail.subject, "Your application is still here");
	assert.ok(mail.text.includes("12 months"), mail.text);
	assert.equal(linkIn(mail).pathname, `/${cy.id}/onboarding`);
	passDays(40);
	await rests();
});

test("directors hear of a training that has not begun and of police checks that end, together and once (O5, S7)", async () => {
	const dee = await hasSubmitted("dee");
	const eva = await hasSubmitted("eva");
	await decides(dee, "accept");
	await decides(eva, "accept");
	const day = (later: number) => daysAfter(dayIn(content().clock, clock.now()), later);
	const isSeen = async (expires: string) => {
		const body = { training_hours: 3, police_check: { level: 2, date: day(-300), expires } } as const;
		const { status } = await (await director()).calls(changeRecord, body, { user_id: eva.id });
		assert.equal(status, 200);
	};
	await isSeen(day(40));
	await mailbox.next();
	// Added by hand: they have no application, and a police check as everybody.
	const sam = { user: cast.sam.user, id: cast.sam.id };
	await pool.query(
		"INSERT INTO volunteer_records (member_id, police_level, police_date, police_expires, police_at) VALUES ($1, 2, $2, $3, $4)",
		[sam.id, day(-300), day(40), clock.now()],
	);
	passDays(16);
	await pool.query("UPDATE members SET is_active = false WHERE role = 'director'");
	await rests();
	await pool.query("UPDATE members SET is_active = true WHERE role = 'director'");
	await (await logsIn(address, "dara")).calls(changePreferences, { language: "fr" });
	await Promise.all([remind(platform), remind(platform)]);
	const to = await nextMails(4);
	for (const person of [eva, sam]) {
		const { subject, text } = to(person);
		assert.equal(subject, "Your police check expires soon");
		assert.ok(text.includes("A new one can take some weeks"), text);
		assert.equal(linkIn(to(person)).pathname, `/${person.id}/my-record`);
	}
	const english = to(dora).text;
	assert.ok(english.includes("1 application has been waiting"), english);
	assert.ok(english.includes("1 person was accepted more than two weeks ago and has no training hours yet."), english);
	assert.ok(english.includes("2 police checks expire within 30 days, or have expired."), english);
	const french = to(dara).text;
	assert.ok(french.includes("1 candidature attend une décision depuis plus de deux semaines."), french);
	assert.ok(french.includes("2 vérifications policières expirent d’ici 30 jours, ou ont expiré."), french);
	assert.equal(linkIn(to(dara)).pathname, `/fr/${dara.id}/applications`);
	assert.deepEqual([await remindedOf(dee), await remindedOf(eva)], [[[null, "training"]], [[null, "police_check"]]]);
	passDays(23);
	await rests();
	passDays(2);
	await remind(platform);
	const late = await nextMails(4);
	for (const person of [eva, sam]) assert.equal(late(person).subject, "Your police check has expired");
	passDays(30);
	await rests();
	await isSeen(day(20));
	await mailbox.next();
	await remind(platform);
	const anew = await nextMails(3);
	assert.equal(anew(eva).subject, "Your police check expires soon");
	assert.ok(anew(dora).text.includes("2 police checks"));
	await isSeen(day(900));
});

test("who has no account that works any more is not reminded, and brings nobody a mail (O5)", async () => {
	const fay = await hasSubmitted("fay");
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [fay.id]);
	passDays(20);
	await rests();
});

test("a referee who has answered nothing for a week, by the public form either, is reminded once by itself (O5)", async () => {
	const gil = await hasSubmitted("gil");
	const hal = await hasSubmitted("hal");
	const names = async (email: string, person = gil) => {
		const body = { name: "Rae Friend", email };
		const { status } = await person.calls(nameReferee, body, { user_id: person.id });
		assert.equal(status, 201);
		const mail = await mailbox.next();
		assert.equal(mail.to, email);
		return linkIn(mail).searchParams.get("token") ?? "";
	};
	await names("silent@mail.example");
	const token = await names("done@mail.example");
	await names("form@mail.example", hal);
	const form = [v7(), "reference_check", "Rae Friend", "Form@mail.example", clock.now()];
	await pool.query(
		"INSERT INTO sent_forms (id, kind, name, email, date, sent_at) VALUES ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz)",
		form,
	);
	const answer = { how_known: "A neighbour.", words: "Warm and calm.", recommends: true };
	assert.equal((await cast.newBrowser().calls(answerReference, answer, { token })).status, 201);
	await nextMails(2);
	passDays(6);
	await rests();
	passDays(1.1);
	await Promise.all([remind(platform), remind(platform)]);
	const again = await mailbox.next();
	assert.equal(again.to, "silent@mail.example");
	const fresh = linkIn(again).searchParams.get("token") ?? "";
	assert.equal((await cast.newBrowser().calls(readReference, undefined, { token: fresh })).status, 200);
	assert.deepEqual(
		(await referees()).map(({ reminded_at }) => reminded_at !== null),
		[true, false, false],
	);
	await decides(gil, "decline", "No place.");
	await decides(hal, "decline", "No place.");
	passDays(8);
	await rests();
});
