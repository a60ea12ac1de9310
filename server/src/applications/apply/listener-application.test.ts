import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import {
	beginListenerApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import { listenerQuestions } from "@warmline/contract/applications/listener-application";
import { beginSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { test } from "vitest";
import { begins, listenerAnswers, shiftTimesIn, submits } from "../../../test/applicant.ts";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { reapplyFrom } from "./reapply-from.ts";

const cast = await society();
const { address, clock, pool, noor, tess, lina, sam, dora, newMember, config } = cast;
const shifts = await shiftTimesIn(pool, noor);
const mailbox = await openMailbox(config.DATA_DIR);
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

const saves = async (
	person: MemberPerson,
	details_id: string,
	answers: NonNullable<BodyInputOf<typeof saveListenerApplication>>,
) =>
	saveListenerApplication.answer.parse((await person.calls(saveListenerApplication, answers, { details_id })).body)
		.result;
const reads = async (reader: MemberPerson, user_id: string) =>
	readListenerApplication.answer.parse((await reader.calls(readListenerApplication, undefined, { user_id })).body)
		.result;
const roleOf = async (person: MemberPerson) => me.answer.parse((await person.calls(me)).body).result.role.role;

test("a new hire begins an application, and who has begun one gets that (O1, O7)", async () => {
	const ada = await newMember("ada", "new_hire");
	assert.equal(await reads(ada, ada.id), null);
	const [one, other] = await Promise.all([begins(ada), begins(ada)]);
	assert.equal(one, other);
	const begun = await reads(ada, ada.id);
	assert.equal(begun?.id, one);
	assert.deepEqual(begun?.user, { id: ada.id, first_name: "Ada", last_name: "Newman", email: "ada@society.example" });
	assert.deepEqual([begun?.status, begun?.completed, begun?.kind], ["draft", false, "listener"]);
	assert.deepEqual([begun?.phone_number, begun?.over_18, begun?.shift_selection], [null, null, null]);
});

test("the kind of an application is what somebody registered for (O1, S1)", async () => {
	const [placed, leading] = [await newMember("placed", "new_hire"), await newMember("leading", "new_hire")];
	await pool.query("UPDATE members SET applicant_type = 'placement' WHERE id = $1", [placed.id]);
	await pool.query("UPDATE members SET applicant_type = 'supervisor' WHERE id = $1", [leading.id]);
	await begins(placed);
	assert.equal((await reads(placed, placed.id))?.kind, "placement");
	refusal(await placed.calls(beginSupervisorApplication, {}), 409, "not_an_applicant");
	refusal(await leading.calls(beginListenerApplication, {}), 409, "not_an_applicant");
	assert.equal((await leading.calls(beginSupervisorApplication, { user: { id: leading.id } })).status, 200);
	refusal(await leading.calls(beginListenerApplication, {}), 409, "not_an_applicant");
	assert.equal((await leading.calls(beginListenerApplication, { instead: true })).status, 200);
	assert.equal((await reads(leading, leading.id))?.kind, "listener");
	refusal(await leading.calls(beginSupervisorApplication, {}), 409, "not_an_applicant");
});

test("nobody but a new hire begins an application (O1)", async () => {
	for (const person of [tess, lina, sam, dora]) {
		refusal(await person.calls(beginListenerApplication, { user: person.id }), 409, "not_an_applicant");
		refusal(await person.calls(beginSupervisorApplication, { user: person.id }), 409, "not_an_applicant");
	}
	refusal(await cast.newBrowser().calls(beginListenerApplication, {}), 401, "not_logged_in");
});

test("a draft keeps what was given as it was typed, and is there in another session (O2, O3, O4, O6)", async () => {
	const bo = await newMember("bo", "new_hire");
	const id = await begins(bo);
	await saves(bo, id, { phone_number: " 613 555 0100 ", country: "Canada", over_18: true });
	await saves(bo, id, {
		calm_under_challenges: "  I breathe.\n👩‍👩‍👧 ",
		technical_skill_rating: 7,
		shift_selection: shifts,
	});
	const elsewhere = await logsIn(address, "bo");
	const kept = await reads(elsewhere, bo.id);
	assert.equal(kept?.phone_number, " 613 555 0100 ");
	assert.equal(kept?.calm_under_challenges, "  I breathe.\n👩‍👩‍👧 ");
	assert.deepEqual([kept?.country, kept?.over_18, kept?.technical_skill_rating], ["Canada", true, 7]);
	assert.deepEqual(kept?.shift_selection, shifts);
	const cleared = await saves(elsewhere, id, { phone_number: null, country: null });
	assert.deepEqual([cleared.phone_number, cleared.country, cleared.over_18], [null, null, true]);
});

test("answers may come as a form has them: camelCase, commas, text for yes and numbers, nothing chosen (O4)", async () => {
	const cy = await newMember("cy", "new_hire");
	const id = await begins(cy);
	const path = `/api/v1/account/user-details/${id}/`;
	const given = { phoneNumber: "1", technical_skill_rate: "8", shift_selection: shifts.join(", "), commitment: "true" };
	assert.equal((await cy.send("PATCH", path, { ...given, country: "", over_18: "false" })).status, 200);
	const kept = await reads(cy, cy.id);
	assert.deepEqual([kept?.phone_number, kept?.technical_skill_rating, kept?.commitment], ["1", 8, true]);
	assert.deepEqual([kept?.country, kept?.over_18, kept?.shift_selection], [null, false, shifts]);
});

test("what cannot be an answer is refused, and the draft stays as it was (O2, O4)", async () => {
	const dee = await newMember("dee", "new_hire");
	const id = await begins(dee);
	await saves(dee, id, { address: "1 Main St" });
	const path = `/api/v1/account/user-details/${id}/`;
	for (const [field, value] of Object.entries({
		country: "x".repeat(1001),
		over_18: "perhaps",
		technical_skill_rating: 11,
		address: "x".repeat(20_001),
		shift_selection: [nowhere],
	})) {
		const { errors } = refusal(
			await dee.send("PATCH", path, { phone_number: "9", [field]: value }),
			400,
			`invalid_${field}`,
		);
		assert.ok(errors?.[field], field);
	}
	refusal(await dee.send("PATCH", path, { shift_selection: ["x"] }), 400, "invalid_shift_selection");
	const kept = await reads(dee, dee.id);
	assert.deepEqual([kept?.phone_number, kept?.address], [null, "1 Main St"]);
});

test("submitting says all that is missing, page by page, keeps what came with it, and changes no role (O2, O3, O4, O5)", async () => {
	const eli = await newMember("eli", "new_hire");
	const details_id = await begins(eli);
	const answer = await eli.calls(
		saveListenerApplication,
		{ address: " ", privacy: true, sensitive_topics: "x".repeat(2001), completed: true },
		{ details_id },
	);
	const { message, errors } = refusal(answer, 400, "incomplete");
	assert.equal(message, "Phone number is required.");
	const required = "This field is required.";
	assert.deepEqual(errors, {
		phone_number: "Phone number is required.",
		over_18: "You must be 18 years or older to proceed.",
		country: "Country is required.",
		address: "Address is required.",
		...Object.fromEntries(listenerQuestions.map((question) => [question, required])),
		sensitive_topics: "Please use at most 2000 characters.",
		distress_responder_experience: required,
		volunteer_reference: required,
		criminal_record_check: required,
		commitment: required,
		complete_training: required,
		technical_skill_rating: required,
		shift_selection: "Please select at least one shift.",
	});
	const kept = await reads(eli, eli.id);
	assert.deepEqual([kept?.status, kept?.privacy, await roleOf(eli)], ["draft", true, "new_hire"]);
});

test("who is not 18, and whose rating is 0, is not done (O2, O4)", async () => {
	const flo = await newMember("flo", "new_hire");
	const details_id = await begins(flo);
	const all = {
		...listenerAnswers,
		shift_selection: shifts,
		over_18: false,
		technical_skill_rating: 0,
		completed: true,
	};
	const { errors } = refusal(await flo.calls(saveListenerApplication, all, { details_id }), 400, "incomplete");
	assert.deepEqual(Object.keys(errors ?? {}), ["over_18", "technical_skill_rating"]);
});

test("a chosen shift time that is gone by then is chosen again before it is submitted (O4)", async () => {
	const gus = await newMember("gus", "new_hire");
	const details_id = await begins(gus);
	await pool.query("INSERT INTO shift_times VALUES ($1, '01:00', '02:00')", [nowhere]);
	await saves(gus, details_id, { ...listenerAnswers, shift_selection: [nowhere] });
	await pool.query("DELETE FROM shift_times WHERE id = $1", [nowhere]);
	const { errors } = refusal(
		await gus.calls(saveListenerApplication, { completed: true }, { details_id }),
		400,
		"incomplete",
	);
	assert.deepEqual(Object.keys(errors ?? {}), ["shift_selection"]);
});

test("a submitted application makes a trainee of a new hire, is mailed about, and changes no more (O5)", async () => {
	const before = await roleOf(noor);
	const result = await submits(noor, shifts);
	assert.deepEqual([before, await roleOf(noor)], ["new_hire", "trainee_listener"]);
	assert.deepEqual([result.status, result.completed, result.decided_at], ["submitted", true, null]);
	assert.ok(result.submitted_at);
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], ["noor@society.example", "We have your application"]);
	for (const fact of ["Hello Noor,", "five business days", "within two weeks"]) assert.ok(mail.text.includes(fact));
	assert.equal(linkIn(mail).pathname, `/${noor.id}/chat-dashboard`);
	for (const change of [{ address: "2 Main St" }, { completed: true }]) {
		refusal(await noor.calls(saveListenerApplication, change, { details_id: result.id }), 409, "already_submitted");
	}
	assert.deepEqual(await reads(noor, noor.id), result);
	assert.equal(await begins(noor), result.id);
});

test("an application that is submitted twice at once is submitted once (O5)", async () => {
	const hal = await newMember("hal", "new_hire");
	const details_id = await begins(hal);
	await saves(hal, details_id, { ...listenerAnswers, shift_selection: shifts });
	const answers = await Promise.all(
		[1, 2, 3].map(() => hal.calls(saveListenerApplication, { completed: true }, { details_id })),
	);
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
	assert.equal((await mailbox.next()).to, "hal@society.example");
	const { rows } = await pool.query("SELECT act FROM application_events WHERE application_id = $1", [details_id]);
	assert.deepEqual(rows.map(({ act }) => act).toSorted(), ["begun", "submitted"]);
});

test("who submits from a French page is written to in French (O5)", async () => {
	const ida = await newMember("ida", "new_hire");
	const id = await begins(ida);
	const all = { ...listenerAnswers, shift_selection: shifts, completed: true };
	const { status } = await ida.send("PATCH", `/api/v1/account/user-details/${id}/`, all, { "accept-language": "fr" });
	assert.equal(status, 200);
	const mail = await mailbox.next();
	assert.equal(mail.subject, "Nous avons reçu votre candidature");
	assert.match(mail.text, /cinq jours ouvrables/);
	assert.equal(linkIn(mail).pathname, `/fr/${ida.id}/chat-dashboard`);
});

test("after a decline one begins again from the day six months later on, and not before (O1, O5)", async () => {
	const jo = await newMember("jo", "new_hire");
	const declined = await begins(jo);
	const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
	const decline = "UPDATE applications SET status = 'declined', decided_at = $2 WHERE id = $1";
	await pool.query(decline, [declined, daysAgo(180)]);
	const day = reapplyFrom(daysAgo(180));
	assert.equal((await reads(jo, jo.id))?.reapply_from, day);
	refusal(
		await jo.calls(saveListenerApplication, { address: "x" }, { details_id: declined }),
		409,
		"already_submitted",
	);
	const { message } = refusal(await jo.calls(beginListenerApplication, { user: jo.id }), 409, "too_early");
	assert.equal(message, `You can apply again from ${day}.`);
	await pool.query(decline, [declined, daysAgo(185)]);
	const again = await begins(jo);
	assert.notEqual(again, declined);
	assert.equal((await reads(jo, jo.id))?.status, "draft");
});

test("an application is there for its applicant and for directors, and changed by its applicant (O6, O7)", async () => {
	const kim = await newMember("kim", "new_hire");
	const details_id = await begins(kim);
	const ofKim = { user_id: kim.id };
	for (const person of [noor, tess, lina, sam]) {
		refusal(await person.calls(readListenerApplication, undefined, ofKim), 404, "not_found");
		refusal(await person.calls(saveListenerApplication, { address: "x" }, { details_id }), 404, "not_found");
	}
	assert.equal((await reads(dora, kim.id))?.id, details_id);
	refusal(await dora.calls(saveListenerApplication, { address: "x" }, { details_id }), 404, "not_found");
	refusal(await dora.calls(readListenerApplication, undefined, { user_id: nowhere }), 404, "not_found");
	refusal(await kim.calls(readListenerApplication, undefined, { user_id: "me" }), 404, "not_found");
	for (const user of [dora.id, 5, { id: dora.id }])
		refusal(await kim.calls(beginListenerApplication, { user }), 403, "forbidden");
	assert.equal((await reads(kim, kim.id))?.address, null);
});
