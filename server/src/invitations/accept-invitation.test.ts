import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { readRecord } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { listForms, readForm } from "@warmline/contract/forms/calls";
import { openInvitation } from "@warmline/contract/invitations/calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { changeSecuritySettings } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import { invitationsOf } from "../../test/invitations.ts";
import { logsIn } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { until } from "../../test/until.ts";
import { societyDay } from "../platform/society.ts";

const cast = await society();
const { address, clock, dora, newBrowser, newMember, pool } = cast;
const { accepts, invites, mailbox, opens, resends, revokes, stateOf, list } = await invitationsOf(cast);

const memberNamed = async (username: string) =>
	(await pool.query("SELECT * FROM members WHERE username = $1", [username])).rows[0];

test("who is invited becomes a verified member with that role, logs in, and has a record", async () => {
	const email = "ada@mail.example";
	const police_check = { level: 2, date: "2025-03-01", expires: "2028-03-01" } as const;
	const known = { certified_since: "2024-06-15", earlier_hours: 120.5, police_check, languages: ["en", "fr"] };
	const { id, token } = await invites({ email, ...known });
	await until(async () => (await stateOf(id)) === "sent");
	const opened = openInvitation.answer.parse((await opens(token)).body).result;
	assert.deepEqual(
		{ name: opened.name, email: opened.email, role: opened.role },
		{ name: "Ada Newman", email, role: "listener" },
	);
	assert.equal(await stateOf(id), "opened");
	assert.equal((await accepts(token, "ada")).status, 201);
	assert.equal(await stateOf(id), "accepted");

	const ada = await logsIn(address, "ada");
	assert.deepEqual([ada.user.role.role, ada.user.is_verified, ada.user.email], ["listener", true, email]);
	const { result } = readRecord.answer.parse((await dora.calls(readRecord, undefined, { user_id: ada.id })).body);
	assert.equal(result.certified_at && societyDay(new Date(result.certified_at)), "2024-06-15");
	assert.deepEqual({ ...result.police_check, seen: result.police_check?.seen.name }, { ...police_check, seen: "Dora" });
	assert.equal(
		result.nda?.form_id,
		(await pool.query("SELECT nda_form_id FROM volunteer_records WHERE member_id = $1", [ada.id])).rows[0].nda_form_id,
	);
	const form = readForm.answer.parse(
		(await dora.calls(readForm, undefined, { form_id: result.nda?.form_id ?? "" })).body,
	).result;
	assert.deepEqual([form.name, form.email, form.agreed_to?.language], ["Ada Newman", email, "en"]);
	const { results } = listForms.answer.parse((await dora.calls(listForms)).body);
	assert.notEqual(results[0]?.done, null, "nobody has to deal with it");

	const log = auditLog.answer.parse((await dora.calls(auditLog)).body).results;
	const told = log.filter(({ act }) => act === "invite_member" || act === "accept_invitation");
	assert.deepEqual(
		told.map(({ act, member, about, params }) => ({ act, by: member.name, about: about?.name, params })),
		[
			{ act: "accept_invitation", by: "Ada", about: "Dora", params: { role: "listener" } },
			{ act: "invite_member", by: "Dora", about: undefined, params: { role: "listener" } },
		],
	);
});

test("an invitation opens nothing twice", async () => {
	const { token } = await invites({ email: "bea@mail.example" });
	assert.equal((await accepts(token, "bea")).status, 201);
	refusal(await opens(token), 400, "invalid_token");
	refusal(await accepts(token, "bea2"), 400, "invalid_token");
	assert.equal(await memberNamed("bea2"), undefined);
});

test("of many browsers that accept it at once, one makes one member", async () => {
	const { token } = await invites({ email: "cleo@mail.example" });
	const answers = await Promise.all([1, 2, 3, 4].map((n) => accepts(token, `cleo${n}`)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400, 400]);
	const { rows } = await pool.query("SELECT username FROM members WHERE lower(email) = 'cleo@mail.example'");
	assert.equal(rows.length, 1);
});

test("an invitation that was revoked opens nothing, and is neither sent again nor revoked twice", async () => {
	const { id, token } = await invites({ email: "dan@mail.example" });
	assert.equal((await revokes(id)).status, 200);
	assert.equal(await stateOf(id), "revoked");
	refusal(await opens(token), 400, "invalid_token");
	refusal(await accepts(token, "dan"), 400, "invalid_token");
	refusal(await revokes(id), 409, "not_open");
	refusal(await resends(id), 409, "not_open");
	assert.equal(await memberNamed("dan"), undefined);
});

test("who revokes and who accepts at once: one of the two comes first, and the other is told", async () => {
	for (const n of [1, 2, 3]) {
		const { id, token } = await invites({ email: `race${n}@mail.example` });
		const [accepted, revoked] = await Promise.all([accepts(token, `race${n}`), revokes(id)]);
		const came = (await memberNamed(`race${n}`)) !== undefined;
		assert.deepEqual([accepted.status === 201, revoked.status === 200], [came, !came]);
	}
});

test("sent again it has another link, and the one before opens nothing", async () => {
	const email = "eve@mail.example";
	const { id, token } = await invites({ email });
	assert.equal((await resends(id)).status, 200);
	const mail = await mailbox.next();
	assert.equal(mail.to, email);
	refusal(await opens(token), 400, "invalid_token");
	const fresh = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "").searchParams.get("invitation") ?? "";
	assert.notEqual(fresh, token);
	assert.equal((await accepts(fresh, "eve")).status, 201);
});

test("a supervisor who was invited has to set up two-factor authentication where the organisation asks for one", async () => {
	const { token } = await invites({ email: "sue@mail.example", role: "supervisor" });
	assert.equal((await accepts(token, "sue")).status, 201);
	await dora.calls(changeSecuritySettings, { second_step_from: societyDay(clock.now()) });
	const sue = await logsIn(address, "sue");
	refusal(await sue.calls(listForms), 403);
	const { body } = await newBrowser().calls(logInCall, { username: "sue", password: "Correct!1horse" });
	assert.equal(logInCall.answer.parse(body).second_step_due, true);
	await pool.query("UPDATE account_settings SET second_step_from = NULL");
});

test("whoever is no director any more has invited nobody, until another director sends it again", async () => {
	const dina = await newMember("dina", "director");
	const { id, token } = await invites({ email: "finn@mail.example", role: "director" }, dina);
	await dora.calls(changeMemberRole, { role: "listener" }, { member_id: dina.id });
	assert.equal((await mailbox.next()).subject, "You have a new role");
	assert.equal(await stateOf(id), "inactive");
	refusal(await opens(token), 400, "invalid_token");
	refusal(await accepts(token, "finn"), 400, "invalid_token");
	assert.equal(await memberNamed("finn"), undefined);
	assert.equal((await resends(id)).status, 200);
	assert.equal((await mailbox.next()).to, "finn@mail.example");
	assert.equal((await list()).find((one) => one.id === id)?.invited_by, "Dora");
});

test("the password keeps the rules, the username is nobody's, and the agreement is read as it is: else nothing is used up", async () => {
	const { token } = await invites({ email: "gil@mail.example" });
	const common = { password: "Password1!", confirm_password: "Password1!" };
	refusal(await accepts(token, "gil", common), 400, "invalid_password");
	refusal(await accepts(token, "gil", { confirm_password: "Other!1horse" }), 400, "invalid_confirm_password");
	assert.ok(refusal(await accepts(token, "LINA"), 409, "username_taken").errors?.username);
	refusal(await accepts(token, "gil", { text_version: "b".repeat(64) }), 409, "text_changed");
	refusal(await accepts(token, "gil", { text_version: undefined }), 400, "invalid_text_version");
	assert.equal(await memberNamed("gil"), undefined);
	assert.equal((await accepts(token, "gil")).status, 201);
	assert.equal(me.answer.parse((await (await logsIn(address, "gil")).calls(me)).body).result.email, "gil@mail.example");
});

test("an invitation is over after 14 days", async () => {
	const { id, token } = await invites({ email: "old@mail.example" });
	clock.passMinutes(14 * 24 * 60 - 1);
	assert.equal((await opens(token)).status, 200);
	clock.passMinutes(1);
	const head = await newMember("hana", "director");
	assert.equal(await stateOf(id, head), "expired");
	refusal(await opens(token), 400, "invalid_token");
	refusal(await accepts(token, "old"), 400, "invalid_token");
	assert.equal((await resends(id, head)).status, 200);
	assert.equal((await mailbox.next()).to, "old@mail.example");
});
