import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { finishTraining } from "@warmline/contract/applications/calls";
import { recordSteps } from "@warmline/contract/applications/record";
import { changeRecord, readRecord } from "@warmline/contract/applications/record-calls";
import { sendNda, sendReferenceCheck } from "@warmline/contract/forms/calls";
import { versionOfText } from "@warmline/site/text-version";
import { test } from "vitest";
import { linkIn } from "../../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { doneIn, volunteers } from "../../../test/volunteers.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";
import { society as content } from "../../platform/society.ts";

const cast = await volunteers();
const { dora, tess, lina, clock, newMember, newBrowser, record, changes, isAccepted, mailTo } = cast;
const dara = await newMember("dara", "director");
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
const today = () => dayIn(content().clock, clock.now());
const emailOf = ({ user }: MemberPerson) => user.email ?? "";

const agreement = await readFile(new URL("../../../../content/en/pages/nda.md", import.meta.url), "utf8");
const agrees = async (email: string) => {
	const place = { city: "Ottawa", province: "Ontario", date: today(), text_version: versionOfText(agreement) };
	const { status } = await newBrowser().calls(sendNda, { name: "Any One", email, agreed: true, ...place });
	assert.equal(status, 201);
};

test("a director writes into a record what was seen, and the person learns how much is left", async () => {
	const ada = await isAccepted("ada");
	const first = await record(ada, ada);
	assert.deepEqual(
		first.steps.map(({ step }) => step),
		[...recordSteps],
	);
	assert.deepEqual([doneIn(first), first.left, first.kind], [["application"], 8, "listener"]);
	assert.deepEqual(first.training, { hours: 0, needed: 12, due: daysAfter(today(), 14) });
	assert.deepEqual(first.observed_chats, { count: 0, needed: 2 });

	const date = daysAfter(today(), -5);
	const seen = await changes(ada, { police_check: { level: 2, date }, identity_seen: true });
	assert.deepEqual(doneIn(seen), ["application", "police_check", "identity"]);
	assert.deepEqual([seen.police_check?.seen.name, seen.identity?.name], ["Dora", "Dora"]);
	const mail = await mailTo(emailOf(ada), "You’re one step further");
	assert.ok(mail.text.includes("first chat: Police check and ID verified. Thank you!"), mail.text);
	assert.ok(mail.text.includes("Still to do, 6 of 9 steps: First reference, Second reference,"), mail.text);
	assert.equal(linkIn(mail).pathname, `/${ada.id}/my-record`);

	// Half of the training is no step: nothing is mailed.
	const before = await cast.mailCount();
	await changes(ada, { training_hours: 6.5, observed_chats: 1 });
	const trained = await changes(ada, { training_hours: 12 });
	assert.deepEqual(trained.training.hours, 12);
	const next = await mailTo(emailOf(ada), "You’re one step further");
	assert.ok(next.text.includes("first chat: Training."), next.text);
	assert.equal(await cast.mailCount(), before + 1);

	const taken = await changes(ada, { police_check: null, identity_seen: false, training_hours: 0 });
	assert.deepEqual([doneIn(taken), taken.police_check, taken.identity], [["application"], null, null]);
	assert.deepEqual((await cast.audited(ada, "change_record")).toReversed(), [
		{ by: "Dora", fields: ["police_check", "identity_seen"] },
		{ by: "Dora", fields: ["training_hours", "observed_chats"] },
		{ by: "Dora", fields: ["training_hours"] },
		{ by: "Dora", fields: ["police_check", "identity_seen", "training_hours"] },
	]);
	const steps = (await cast.history(ada)).filter(({ act }) => act === "record_changed").map((one) => one.steps);
	assert.deepEqual(steps, [["police_check", "identity"], [], ["training"], []]);
});

test("what stands in a record already is no change", async () => {
	const bea = await isAccepted("bea");
	const check = { level: 3 as const, date: today(), expires: daysAfter(today(), 300) };
	const change = { police_check: check, identity_seen: true, training_hours: 3 };
	const first = await changes(bea, change);
	assert.deepEqual(await changes(bea, change, dara), first);
	await changes(bea, {});
	assert.equal((await cast.audited(bea, "change_record")).length, 1);
});

test("an agreement that came from the person's email is found, and counts for one record (N8)", async () => {
	const dee = await isAccepted("dee");
	const eve = await isAccepted("eve");
	assert.equal((await record(dee)).found_nda, null);
	await agrees(emailOf(dee).toUpperCase());
	const { found_nda } = await record(dee);
	assert.ok(found_nda);
	const nda_form_id = found_nda.id;
	const { nda, found_nda: more, ...rest } = await changes(dee, { nda_form_id });
	assert.deepEqual([nda, more], [{ form_id: nda_form_id, at: found_nda.sent_at }, null]);
	assert.ok(doneIn({ ...rest, nda, found_nda: more }).includes("nda"));

	const refused = async (change: object) => dora.send("PATCH", `/api/v1/applications/${eve.id}/record/`, change);
	refusal(await refused({ nda_form_id }), 409, "form_taken");
	refusal(await refused({ nda_form_id: nowhere }), 400, "invalid_nda_form_id");
	const reference = { first_name: "Any", last_name: "One", email: emailOf(eve), date: today() };
	await newBrowser().calls(sendReferenceCheck, reference);
	const { rows } = await cast.pool.query("SELECT id FROM sent_forms WHERE kind = 'reference_check'");
	refusal(await refused({ nda_form_id: rows[0].id }), 400, "invalid_nda_form_id");
	assert.deepEqual(doneIn(await record(eve)), ["application"]);

	await changes(dee, { nda_form_id: null });
	assert.ok(doneIn(await changes(eve, { nda_form_id })).includes("nda"));
});

test("a record takes no nonsense", async () => {
	const fay = await isAccepted("fay");
	const refused = async (change: object, code: string) =>
		refusal(await dora.send("PATCH", `/api/v1/applications/${fay.id}/record/`, change), 400, code);
	const date = today();
	await refused({ police_check: { level: 1, date } }, "invalid_police_check");
	await refused({ police_check: { level: 2, date: "soon" } }, "invalid_police_check");
	await refused({ police_check: { level: 2, date, expires: date } }, "invalid_police_check");
	await refused({ police_check: { level: 2, date: daysAfter(date, 3) } }, "invalid_police_check");
	for (const training_hours of [-1, 101, "12", null]) await refused({ training_hours }, "invalid_training_hours");
	for (const observed_chats of [-1, 1.5, 101]) await refused({ observed_chats }, "invalid_observed_chats");
	const { status, body } = await dora.calls(changeRecord, { interview_held: true }, { user_id: fay.id });
	refusal({ status, body, headers: new Headers() }, 409, "no_interview");
	assert.deepEqual(await cast.audited(fay, "change_record"), []);
});

test("of two directors who write at once nothing is lost, and a step is told once", async () => {
	const gil = await isAccepted("gil");
	const before = await cast.mailCount();
	const change = { identity_seen: true, training_hours: 12 };
	const both = [dora, dara].map((director) => director.calls(changeRecord, change, { user_id: gil.id }));
	const other = dara.calls(changeRecord, { observed_chats: 2 }, { user_id: gil.id });
	for (const { status } of await Promise.all([...both, other])) assert.equal(status, 200);
	assert.deepEqual(doneIn(await record(gil)), ["application", "identity", "training", "observed_chats"]);
	assert.equal((await cast.audited(gil, "change_record")).length, 2);
	for (const _ of [1, 2]) await mailTo(emailOf(gil), "You’re one step further");
	assert.equal((await cast.mailCount()) - before, 2);
});

test("who is certified although something is missing, that and the reason are recorded", async () => {
	const hal = await isAccepted("hal");
	await changes(hal, { identity_seen: true, training_hours: 12 });
	const reason = "The second reference is on its way.";
	const certified = await dora.calls(finishTraining, { reason }, { user_id: hal.id });
	assert.equal(finishTraining.answer.parse(certified.body).result.role.role, "listener");
	const event = (await cast.history(hal)).at(-1);
	const missing = ["first_reference", "second_reference", "nda", "police_check", "interview", "observed_chats"];
	assert.deepEqual([event?.act, event?.text, event?.steps], ["training_done", reason, missing]);
	assert.deepEqual(await cast.audited(hal, "finish_training"), [{ by: "Dora", missing }]);
	const mail = await mailTo(emailOf(hal), "You can take chats now");
	assert.ok(!mail.text.includes(reason), mail.text);
	const after = await record(hal, hal);
	assert.deepEqual([after.certified_at, after.left], [event?.at, 6]);
	// A listener's record goes on.
	assert.equal((await changes(hal, { observed_chats: 2 })).left, 5);
});

test("a record is its person's and the directors', and for nobody else it is not there", async () => {
	const ida = await isAccepted("ida");
	const user_id = ida.id;
	const others = [...(await cast.others()), tess, lina];
	for (const one of others) {
		refusal(await one.calls(readRecord, undefined, { user_id }), 404, "not_found");
		refusal(await one.calls(changeRecord, { identity_seen: true }, { user_id }), 403, "forbidden");
		assert.equal((await one.calls(readRecord, undefined, { user_id: one.id })).status, 200);
	}
	refusal(await ida.calls(changeRecord, { identity_seen: true }, { user_id }), 403, "forbidden");
	for (const [call, change] of [
		[readRecord, undefined],
		[changeRecord, {}],
	] as const) {
		refusal(await newBrowser().calls(call, change, { user_id }), 401, "not_logged_in");
		for (const unknown of ["x", nowhere])
			refusal(await dora.calls(call, change, { user_id: unknown }), 404, "not_found");
	}
	assert.deepEqual(await record(ida, ida), await record(ida));
	// Somebody who was added by hand has a record, too.
	const added = await changes(lina, { identity_seen: true });
	assert.deepEqual([added.kind, doneIn(added)], ["listener", ["identity"]]);
});

test("a record's mails are in the language of the application", async () => {
	const jo = await newMember("jo", "new_hire");
	await cast.submitsInFrench(jo);
	await changes(jo, { identity_seen: true });
	const mail = await mailTo(emailOf(jo), "Vous avez franchi une étape");
	assert.ok(mail.text.includes("est faite\u00a0: Identité vérifiée. Merci\u00a0!"), mail.text);
	assert.ok(
		mail.text.includes("Encore à faire, 8 étapes sur 9\u00a0: Candidature acceptée, Première référence"),
		mail.text,
	);
	assert.equal(linkIn(mail).pathname, `/fr/${jo.id}/my-record`);
	assert.equal((await record(jo)).training.needed, 15);
});

test("a police check is good to the end of its last day, and not longer", async () => {
	const cleo = await isAccepted("cleo");
	const check = { level: 2 as const, date: daysAfter(today(), -300), expires: daysAfter(today(), 1) };
	assert.ok(doneIn(await changes(cleo, { police_check: check })).includes("police_check"));
	await mailTo(emailOf(cleo), "You’re one step further");
	const nextDay = async () => {
		clock.passMinutes(24 * 60);
		const later = await logsIn(cast.address, "dora");
		return { later, now: await record(cleo, later) };
	};
	assert.ok(doneIn((await nextDay()).now).includes("police_check"));
	const { later, now } = await nextDay();
	assert.deepEqual([doneIn(now), now.police_check?.expires, now.left], [["application"], check.expires, 8]);
	const renewed = { ...check, expires: daysAfter(today(), 300) };
	assert.equal((await changes(cleo, { police_check: renewed }, later)).left, 7);
	await mailTo(emailOf(cleo), "You’re one step further");
});
