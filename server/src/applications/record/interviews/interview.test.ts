import assert from "node:assert/strict";
import { answerInterview, interviewCalendar, proposeInterview } from "@warmline/contract/applications/record-calls";
import { test } from "vitest";
import { linkIn } from "../../../../test/mailbox.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { doneIn, resultOf, volunteers } from "../../../../test/volunteers.ts";
import { society as content } from "../../../platform/society.ts";
import { interviewAnswerJob, mailInterviewAnswer } from "./mail-interview-answer.ts";

const cast = await volunteers();
const { dora, clock, newMember, newBrowser, record, changes, hasSubmitted, isAccepted, mailTo } = cast;
const dara = await newMember("dara", "director");

const minute = 60_000;
/** In so many minutes, to the second. */
const inMinutes = (minutes: number) =>
	new Date(Math.ceil(clock.now().getTime() / 1000) * 1000 + minutes * minute).toISOString();
const proposes = (person: MemberPerson, at: string, note = "", by = dora) =>
	by.calls(proposeInterview, { at, note }, { user_id: person.id });
/** Answers to the time that stands in the record, as the page shows it. */
const says = async (person: MemberPerson, accept: boolean, words = "", by = person) => {
	const at = (await record(person)).interview?.at ?? inMinutes(60);
	return by.calls(answerInterview, { at, accept, words }, { user_id: person.id });
};
const calendarOf = async (person: MemberPerson, reader = person) =>
	reader.send("GET", `/api/v1${interviewCalendar.path.replace(":user_id", person.id)}`);
const emailOf = ({ user }: MemberPerson) => user.email ?? "";

/** Lines of a calendar file, with folded ones put together. */
const linesOf = (file: unknown) =>
	String(file)
		.replace(/\r?\n /g, "")
		.split(/\r?\n/);
const inCalendar = (at: string) => at.replace(/[-:]|\.\d+/g, "");
const inWords = (at: string, language = "en") =>
	new Intl.DateTimeFormat(`${language}-CA`, {
		dateStyle: "long",
		timeZone: content().clock,
	}).format(new Date(at));

test("an interview is proposed, accepted and held, and lies in the calendar", async () => {
	const ada = await hasSubmitted("ada");
	const at = inMinutes(3 * 24 * 60);
	const proposed = resultOf(await proposes(ada, at, "By video; we mail a link.\nBring tea; milk, too."));
	const note = "By video; we mail a link.\nBring tea; milk, too.";
	assert.deepEqual(proposed.interview, { at, state: "proposed", note, answer: null });
	assert.ok(!doneIn(proposed).includes("interview"));

	const mail = await mailTo(emailOf(ada), "A time for our interview");
	assert.ok(mail.text.includes(inWords(at)) && /E[SD]T/.test(mail.text), mail.text);
	assert.ok(
		mail.text.includes("It takes up to 45 minutes") && mail.text.includes("> Bring tea; milk, too."),
		mail.text,
	);
	assert.equal(linkIn(mail).pathname, `/${ada.id}/my-record`);
	const [file] = mail.attached;
	assert.deepEqual([mail.attached.length, file?.name, file?.type], [1, "interview.ics", "text/calendar"]);
	const lines = linesOf(file?.text);
	const end = inCalendar(new Date(Date.parse(at) + 45 * minute).toISOString());
	for (const line of [
		"METHOD:PUBLISH",
		`UID:interview-${ada.id}@localhost`,
		"SEQUENCE:1",
		`DTSTART:${inCalendar(at)}`,
		`DTEND:${end}`,
		"STATUS:TENTATIVE",
		"SUMMARY:Interview with Warmline Listening Society",
		"DESCRIPTION:By video\\; we mail a link.\\nBring tea\\; milk\\, too.",
	])
		assert.ok(lines.includes(line), `${line} is not in ${lines.join("\n")}`);

	const accepted = resultOf(await says(ada, true, "With pleasure."));
	assert.deepEqual([accepted.interview?.state, accepted.interview?.answer], ["accepted", "With pleasure."]);
	const told = await mailTo(emailOf(dora), "Ada Newman is coming to the interview");
	assert.ok(told.text.includes("> With pleasure.") && told.text.includes(inWords(at)), told.text);
	assert.equal(linkIn(told).pathname, `/${dora.id}/applications/${ada.id}`);

	for (const reader of [ada, dara]) {
		const { status, headers, body } = await calendarOf(ada, reader);
		assert.equal(status, 200);
		assert.match(headers.get("content-type") ?? "", /^text\/calendar/);
		assert.match(headers.get("content-disposition") ?? "", /^attachment;.*interview\.ics$/);
		assert.ok(linesOf(body).includes("STATUS:CONFIRMED"), String(body));
		assert.ok(linesOf(body).includes("SEQUENCE:1"), String(body));
	}
	// By a press too many nobody is mailed again.
	const before = await cast.mailCount();
	assert.equal((await says(ada, true)).status, 200);
	assert.equal(doneIn(await changes(ada, { interview_held: true })).at(-1), "interview");
	await mailTo(emailOf(ada), "You’re one step further");
	assert.equal(await cast.mailCount(), before + 1);
	refusal(await says(ada, false), 409, "no_interview");
	assert.equal((await changes(ada, { interview_held: false })).interview?.state, "accepted");
	assert.deepEqual(
		(await cast.history(ada)).slice(-4).map(({ act, by, text }) => [act, by, text]),
		[
			["interview_proposed", "Dora", note],
			["interview_accepted", "Ada", "With pleasure."],
			["record_changed", "Dora", null],
			["record_changed", "Dora", null],
		],
	);
});

test("a time that does not fit is declined with words, and another one is proposed", async () => {
	const bea = await isAccepted("bea");
	const [first, second] = [inMinutes(24 * 60), inMinutes(48 * 60)];
	await proposes(bea, first);
	await mailTo(emailOf(bea), "A time for our interview");
	const declined = resultOf(await says(bea, false, "I work then. Evenings?"));
	assert.deepEqual(declined.interview, { at: first, state: "declined", note: null, answer: "I work then. Evenings?" });
	const told = await mailTo(emailOf(dora), "The interview time doesn’t suit Bea Newman");
	assert.ok(told.text.includes("> I work then. Evenings?"), told.text);
	refusal(await calendarOf(bea), 404, "not_found");
	refusal(await says(bea, true), 409, "no_interview");
	const held = () => dora.send("PATCH", `/api/v1/applications/${bea.id}/record/`, { interview_held: true });
	refusal(await held(), 409, "no_interview");

	const again = resultOf(await proposes(bea, second, "", dara));
	assert.deepEqual(again.interview, { at: second, state: "proposed", note: null, answer: null });
	const mail = await mailTo(emailOf(bea), "Another time for our interview");
	assert.ok(linesOf(mail.attached[0]?.text).includes("SEQUENCE:2"));
	// Who has accepted may still fall ill.
	await says(bea, true);
	await mailTo(emailOf(dara), "Bea Newman is coming to the interview");
	assert.equal(resultOf(await says(bea, false)).interview?.state, "declined");
	await mailTo(emailOf(dara), "The interview time doesn’t suit Bea Newman");
});

test("an answer is to the time that was shown, and not to one proposed meanwhile", async () => {
	const ivy = await hasSubmitted("ivy");
	const [shown, meanwhile] = [inMinutes(24 * 60), inMinutes(48 * 60)];
	await proposes(ivy, shown);
	await proposes(ivy, meanwhile);
	for (const subject of ["A time for our interview", "Another time for our interview"])
		await mailTo(emailOf(ivy), subject);
	const before = await cast.mailCount();
	for (const accept of [true, false])
		refusal(await ivy.calls(answerInterview, { at: shown, accept }, { user_id: ivy.id }), 409, "another_time");
	assert.deepEqual([(await record(ivy)).interview?.state, await cast.mailCount()], ["proposed", before]);
	assert.ok(!(await cast.history(ivy)).some(({ act }) => act.startsWith("interview_a")));
	for (const at of [undefined, "soon"]) {
		const path = `/api/v1${answerInterview.path.replace(":user_id", ivy.id)}`;
		refusal(await ivy.send("POST", path, { at, accept: true }), 400, "invalid_at");
	}
	const { interview } = resultOf(
		await ivy.calls(answerInterview, { at: meanwhile, accept: true }, { user_id: ivy.id }),
	);
	assert.deepEqual([interview?.at, interview?.state], [meanwhile, "accepted"]);
});

test("an interview that was not held after all is again what it was before", async () => {
	const jan = await isAccepted("jan");
	await proposes(jan, inMinutes(60));
	const states = [];
	for (const interview_held of [true, false]) states.push((await changes(jan, { interview_held })).interview?.state);
	assert.equal((await says(jan, true)).status, 200);
	for (const interview_held of [true, false]) states.push((await changes(jan, { interview_held })).interview?.state);
	assert.deepEqual(states, ["held", "proposed", "held", "accepted"]);
	await changes(jan, { interview_held: true });
	await proposes(jan, inMinutes(90));
	await changes(jan, { interview_held: true });
	assert.equal((await changes(jan, { interview_held: false })).interview?.state, "proposed");
});

test("a mail that goes out late tells the time that was answered, to who had proposed it", async () => {
	const kim = await hasSubmitted("kim");
	const [first, second] = [inMinutes(24 * 60), inMinutes(72 * 60)];
	await proposes(kim, first);
	await says(kim, true);
	await mailTo(emailOf(dora), "Kim Newman is coming to the interview");
	await proposes(kim, second, "", dara);
	const promised = "SELECT data FROM jobs.job WHERE name = $1 ORDER BY created_on DESC LIMIT 1";
	const [job] = (await cast.pool.query(promised, [interviewAnswerJob])).rows;
	await mailInterviewAnswer(cast.platform, job.data, "a try that took long");
	const late = await mailTo(emailOf(dora), "Kim Newman is coming to the interview");
	assert.ok(late.text.includes(inWords(first)) && !late.text.includes(inWords(second)), late.text);
});

test("when the director who proposed the time is gone, the organisation hears the answer", async () => {
	const cleo = await hasSubmitted("cleo");
	const dana = await newMember("dana", "director");
	await proposes(cleo, inMinutes(60), "", dana);
	await cast.pool.query("DELETE FROM members WHERE id = $1", [dana.id]);
	assert.equal((await says(cleo, true)).status, 200);
	const mail = await mailTo(content().applications_email, "Cleo Newman is coming to the interview");
	assert.ok(!/https?:/.test(mail.text), mail.text);
});

test("an interview lies ahead, for who has submitted an application", async () => {
	const dee = await newMember("dee", "new_hire");
	refusal(await proposes(dee, inMinutes(60)), 409, "not_submitted");
	refusal(await says(dee, true), 409, "no_interview");
	refusal(await calendarOf(dee), 404, "not_found");
	const eve = await hasSubmitted("eve");
	const { errors } = refusal(await proposes(eve, inMinutes(-1)), 409, "in_the_past");
	assert.deepEqual(Object.keys(errors ?? {}), ["at"]);
	for (const at of ["soon", "2030-01-01", ""]) refusal(await proposes(eve, at), 400, "invalid_at");
	assert.equal((await record(eve)).interview, null);
});

test("of two times proposed at once one stands, and an answer is to what stands", async () => {
	const fay = await hasSubmitted("fay");
	const times = [inMinutes(60), inMinutes(120)];
	const both = await Promise.all([proposes(fay, times[0] ?? ""), proposes(fay, times[1] ?? "", "", dara)]);
	assert.deepEqual(
		both.map(({ status }) => status),
		[200, 200],
	);
	const { interview } = await record(fay, fay);
	assert.ok(interview && times.includes(interview.at));
	assert.ok(linesOf((await calendarOf(fay)).body).includes("SEQUENCE:2"));
	const answers = await Promise.all([says(fay, true), says(fay, true)]);
	assert.deepEqual(
		answers.map(({ status }) => status),
		[200, 200],
	);
	assert.equal((await cast.history(fay)).filter(({ act }) => act === "interview_accepted").length, 1);
});

test("an interview is its applicant's and the directors' matter, and only the applicant answers", async () => {
	const gil = await hasSubmitted("gil");
	await proposes(gil, inMinutes(60));
	for (const one of [...(await cast.others()), gil])
		refusal(await proposes(gil, inMinutes(90), "", one), 403, "forbidden");
	for (const one of await Promise.all([cast.lina, cast.sam, cast.tess, cast.noor])) {
		refusal(await says(gil, true, "", one), 404, "not_found");
		refusal(await calendarOf(gil, one), 404, "not_found");
	}
	refusal(await says(gil, true, "", dora), 404, "not_found");
	for (const call of [answerInterview, interviewCalendar, proposeInterview])
		refusal(await newBrowser().send(call.method, `/api/v1${call.path.replace(":user_id", gil.id)}`), 401);
	assert.equal((await record(gil)).interview?.state, "proposed");
});

test("an interview is proposed in the language of the application", async () => {
	const hal = await newMember("hal", "new_hire");
	await cast.submitsInFrench(hal);
	const at = inMinutes(24 * 60);
	await proposes(hal, at, "Par téléphone.");
	const mail = await mailTo(emailOf(hal), "Une heure pour notre entrevue");
	assert.ok(mail.text.includes(inWords(at, "fr")) && mail.text.includes("> Par téléphone."), mail.text);
	assert.ok(linesOf(mail.attached[0]?.text).includes("SUMMARY:Entrevue avec Warmline\\, société d’écoute"));
});
