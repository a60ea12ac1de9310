import assert from "node:assert/strict";
import {
	countReference,
	dropReferee,
	nameReferee,
	readReference,
	remindReferee,
} from "@warmline/contract/applications/record-calls";
import { sendReferenceCheck } from "@warmline/contract/forms/calls";
import { test } from "vitest";
import { begins } from "../../../../test/applicant.ts";
import { linkIn, type ReadMail } from "../../../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { doneIn, resultOf, volunteers } from "../../../../test/volunteers.ts";

const cast = await volunteers();
const { dora, clock, newMember, newBrowser, record, names, hasSubmitted, mailTo } = cast;
const dara = await newMember("dara", "director");
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
const answer = { how_known: "We sing in a choir.", words: "Kind, and calm under fire.", recommends: true };

const tokenIn = (mail: ReadMail) => linkIn(mail).searchParams.get("token") ?? "";
const askedBy = async (person: MemberPerson, email: string) =>
	mailTo(email, `${person.user.first_name} ${person.user.last_name} named you as a reference`);
const looks = async (token: string) => {
	const { status, body } = await newBrowser().calls(readReference, undefined, { token });
	assert.equal(status, 200, JSON.stringify(body));
	return readReference.answer.parse(body).result;
};
const answers = (token: string, given: object = answer) =>
	newBrowser().send("POST", `/api/v1/references/${token}/`, given);
const named = (person: MemberPerson, name: string, email: string, by = person) =>
	by.calls(nameReferee, { name, email }, { user_id: person.id });

test("a referee who is named is asked by mail, answers once without an account, and is thanked", async () => {
	const ada = await hasSubmitted("ada");
	const grace = await names(ada, "Grace Hopper");
	assert.deepEqual([grace.answered_at, grace.reminded_at, grace.answer, grace.found_form], [null, null, null, null]);
	const mail = await askedBy(ada, grace.email);
	assert.ok(mail.text.includes("Hello Grace Hopper,"), mail.text);
	assert.equal(linkIn(mail).pathname, "/ReferenceCheckForm");
	const token = tokenIn(mail);
	assert.match(token, /^[\w-]{43}$/);
	assert.deepEqual(await looks(token), {
		applicant: "Ada Newman",
		referee: { name: "Grace Hopper", email: grace.email },
		answered: false,
	});

	for (const field of ["how_known", "words"]) {
		const { errors } = refusal(await answers(token, { ...answer, [field]: " " }), 400, `invalid_${field}`);
		assert.deepEqual(Object.keys(errors ?? {}), [field]);
	}
	refusal(await answers(token, { ...answer, recommends: "perhaps" }), 400, "invalid_recommends");
	const sent = await answers(token);
	assert.deepEqual([sent.status, sent.body], [201, { message: "Thank you. We’ve received your answers." }]);
	await mailTo(grace.email, "Thank you for your reference");
	const news = await mailTo(ada.user.email ?? "", "Grace Hopper has given you a reference");
	assert.ok(news.text.includes("Still to do, 8 of 9 steps: Application accepted, Second reference"), news.text);
	assert.ok(![news.text, news.html].join().includes("choir"));

	assert.equal((await looks(token)).answered, true);
	refusal(await answers(token), 409, "already_answered");
	const params = { user_id: ada.id, referee_id: grace.id };
	for (const call of [dropReferee, remindReferee])
		refusal(await ada.calls(call, undefined, params), 409, "already_answered");

	const [own, known] = [await record(ada, ada), await record(ada)];
	assert.deepEqual(doneIn(own), ["first_reference"]);
	assert.deepEqual([own.referees[0]?.answer, known.referees[0]?.answer], [null, answer]);
	assert.ok(own.referees[0]?.answered_at);
	const events = (await cast.history(ada)).slice(-2);
	assert.deepEqual(
		events.map(({ act, by, text, steps }) => [act, by, text, steps]),
		[
			["reference_asked", "Ada", "Grace Hopper", []],
			["reference_answered", null, "Grace Hopper", ["first_reference"]],
		],
	);
	// What an applicant does themselves is not audited.
	assert.deepEqual(await cast.audited(ada, "change_record"), []);
});

test("two people speak for an applicant, each once, and not they themselves", async () => {
	const bea = await hasSubmitted("bea");
	const { errors } = refusal(await named(bea, "Me", "Bea@Society.example"), 409, "own_email");
	assert.deepEqual(Object.keys(errors ?? {}), ["email"]);
	refusal(await named(bea, " ", "x@mail.example"), 400, "invalid_name");
	refusal(await named(bea, "See https://spam.example", "x@mail.example"), 400, "invalid_name");
	refusal(await named(bea, "Ann", "nobody"), 400, "invalid_email");
	await names(bea, "Ann");
	refusal(await named(bea, "Anna", "ANN.bea@mail.example"), 409, "already_named");
	// One place is left, and two want it at once.
	const both = await Promise.all([named(bea, "Bob", "bob@mail.example"), named(bea, "Cid", "cid@mail.example", dora)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
	refusal(await named(bea, "Dan", "dan@mail.example"), 409, "enough_referees");
	assert.equal((await record(bea)).referees.length, 2);
});

test("references are for who has submitted an application and was not declined", async () => {
	const cleo = await newMember("cleo", "new_hire");
	refusal(await named(cleo, "Ann", "ann.cleo@mail.example"), 409, "not_submitted");
	await begins(cleo);
	refusal(await named(cleo, "Ann", "ann.cleo@mail.example"), 409, "not_submitted");
	const dee = await hasSubmitted("dee");
	const ann = await names(dee, "Ann");
	const token = tokenIn(await askedBy(dee, ann.email));
	assert.equal((await cast.decides(dee, "decline")).status, 200);
	// After a decline nothing more is asked of anybody.
	refusal(await newBrowser().calls(readReference, undefined, { token }), 404, "not_found");
	refusal(await answers(token), 404, "not_found");
	refusal(await named(dee, "Bob", "bob.dee@mail.example"), 409, "not_submitted");
});

test("a referee is taken back until they answer, and the link in their mail ends", async () => {
	const eve = await hasSubmitted("eve");
	const ann = await names(eve, "Ann", dora);
	const token = tokenIn(await askedBy(eve, ann.email));
	const { referees } = resultOf(await dara.calls(dropReferee, undefined, { user_id: eve.id, referee_id: ann.id }));
	assert.deepEqual(referees, []);
	refusal(await newBrowser().calls(readReference, undefined, { token }), 404, "not_found");
	refusal(await answers(token), 404, "not_found");
	refusal(await eve.calls(dropReferee, undefined, { user_id: eve.id, referee_id: ann.id }), 404, "not_found");
	assert.deepEqual(await cast.audited(eve, "change_record"), [
		{ by: "Dara", fields: ["reference_dropped"] },
		{ by: "Dora", fields: ["reference_asked"] },
	]);
	await names(eve, "Ann");
});

test("nobody lets us write to ever more people", async () => {
	const lou = await hasSubmitted("lou");
	for (const n of Array(10).keys()) {
		const { referees } = resultOf(await named(lou, "Ann", `ann${n}@mail.example`));
		await lou.calls(dropReferee, undefined, { user_id: lou.id, referee_id: referees[0]?.id ?? "" });
	}
	refusal(await named(lou, "Ann", "ann10@mail.example"), 429, "too_many_requests");
	const tries = await Promise.all(
		["max", "moe", "mia", "meg", "mel"].map(async (name) => named(await hasSubmitted(name), "Ann", "all@mail.example")),
	);
	assert.deepEqual(tries.map(({ status }) => status).sort(), [201, 201, 201, 201, 429]);
});

test("the form of the public page, sent by a referee after they were asked, is taken for their answer, for one person (N7)", async () => {
	const [fay, gil] = [await hasSubmitted("fay"), await hasSubmitted("gil")];
	const email = "choir@mail.example";
	const sends = async () => {
		const form = { first_name: "Ann", last_name: "Lee", email: email.toUpperCase(), date: "2026-03-01" };
		assert.equal((await newBrowser().calls(sendReferenceCheck, form)).status, 201);
	};
	await sends();
	for (const person of [fay, gil]) assert.equal((await named(person, "Ann Lee", email)).status, 201);
	const refereeOf = async (person: MemberPerson, reader = dora) => (await record(person, reader)).referees[0];
	const counts = async (person: MemberPerson) =>
		dora.calls(countReference, undefined, { user_id: person.id, referee_id: (await refereeOf(person))?.id ?? "" });
	assert.equal((await refereeOf(fay))?.found_form, null);
	refusal(await counts(fay), 409, "no_form");

	await sends();
	const found = (await refereeOf(fay))?.found_form;
	assert.ok(found);
	assert.deepEqual((await refereeOf(gil))?.found_form, found);
	assert.equal((await refereeOf(fay, fay))?.found_form, null);
	// Two directors count it at once, for two applicants.
	const both = await Promise.all([counts(fay), counts(gil)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
	const [winner, other] = both[0]?.status === 200 ? [fay, gil] : [gil, fay];
	const counted = await refereeOf(winner);
	assert.ok(counted?.answered_at);
	assert.deepEqual(counted.answer, { how_known: null, words: null, recommends: null });
	assert.equal((await refereeOf(other))?.found_form, null);
	refusal(await counts(winner), 409, "already_answered");
	refusal(await counts(other), 409, "no_form");
	await mailTo(winner.user.email ?? "", "Ann Lee has given you a reference");
	refusal(await fay.calls(countReference, undefined, { user_id: fay.id, referee_id: counted.id }), 403, "forbidden");
});

test("of two answers sent at once one is kept", async () => {
	const hal = await hasSubmitted("hal");
	const ann = await names(hal, "Ann");
	const token = tokenIn(await askedBy(hal, ann.email));
	const both = await Promise.all(["One.", "Two."].map((words) => answers(token, { ...answer, words })));
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
	const kept = both[0]?.status === 201 ? "One." : "Two.";
	assert.equal((await record(hal)).referees[0]?.answer?.words, kept);
	assert.equal((await record(hal)).left, 8);
});

test("references are for their applicant and directors, and a link that nobody sent opens nothing", async () => {
	const ida = await hasSubmitted("ida");
	const ann = await names(ida, "Ann");
	const params = { user_id: ida.id, referee_id: ann.id };
	for (const one of await cast.others()) {
		refusal(await named(ida, "Bob", "bob.ida@mail.example", one), 404, "not_found");
		for (const call of [dropReferee, remindReferee])
			refusal(await one.calls(call, undefined, params), 404, "not_found");
		refusal(await one.calls(countReference, undefined, params), 403, "forbidden");
	}
	for (const call of [dropReferee, remindReferee, countReference])
		for (const referee_id of ["x", nowhere])
			refusal(await dora.calls(call, undefined, { user_id: ida.id, referee_id }), 404, "not_found");
	const { rows } = await cast.pool.query("SELECT token_hash, id FROM referees WHERE id = $1", [ann.id]);
	for (const token of ["x", ann.id, rows[0].token_hash.toString("base64url"), "a".repeat(43)]) {
		refusal(await newBrowser().calls(readReference, undefined, { token }), 404, "not_found");
		refusal(await answers(token), 404, "not_found");
	}
	// No link lies in the database: not with the referee, and not with the job that mails it.
	const token = tokenIn(await askedBy(ida, ann.email));
	const { rows: jobs } = await cast.pool.query("SELECT data::text FROM jobs.job");
	assert.ok(jobs.some(({ data }) => data?.includes(ann.id)) && !jobs.some(({ data }) => data?.includes(token)));
});

test("a referee is reminded once a day at most, by a link that takes the first one's place", async () => {
	const jo = await hasSubmitted("jo");
	const ann = await names(jo, "Ann");
	const params = { user_id: jo.id, referee_id: ann.id };
	const before = tokenIn(await askedBy(jo, ann.email));
	const early = await jo.calls(remindReferee, undefined, params);
	refusal(early, 429, "too_many_requests");
	assert.ok(Number(early.headers.get("retry-after")) > 86_000);
	clock.passMinutes(24 * 60);
	const later = await logsIn(cast.address, "jo");
	const both = await Promise.all([later, later].map((one) => one.calls(remindReferee, undefined, params)));
	assert.deepEqual(both.map(({ status }) => status).sort(), [200, 429]);
	const mail = await mailTo(ann.email, "Reminder: Jo Newman named you as a reference");
	const token = tokenIn(mail);
	assert.notEqual(token, before);
	refusal(await answers(before), 404, "not_found");
	assert.equal((await answers(token)).status, 201);
	assert.ok((await record(jo, later)).referees[0]?.reminded_at);
});

test("a referee is asked and thanked in the language of the application", async () => {
	const kim = await newMember("kim", "new_hire");
	await cast.submitsInFrench(kim);
	const ann = await names(kim, "Ann");
	const mail = await mailTo(ann.email, "Kim Newman vous demande quelques mots");
	assert.equal(linkIn(mail).pathname, "/fr/ReferenceCheckForm");
	assert.ok(mail.text.includes("Warmline, société d’écoute"), mail.text);
	assert.equal((await answers(tokenIn(mail))).status, 201);
	await mailTo(ann.email, "Merci de votre réponse");
	await mailTo(kim.user.email ?? "", "Ann a répondu pour vous");
});
