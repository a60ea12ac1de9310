import assert from "node:assert/strict";
import { endSecondStep, logInSecondStep, renewRecoveryCodes } from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { openMailbox, type ReadMail } from "../../test/mailbox.ts";
import { type MemberPerson, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { secondStepOf, ticketOf } from "../../test/second-step.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { address, clock, config, dora, newBrowser, newMember } = cast;
const mailbox = await openMailbox(config.DATA_DIR);

const linesOf = async ({ id }: MemberPerson) =>
	auditLog.answer
		.parse((await dora.calls(auditLog, undefined, { member: id })).body)
		.results.map(({ act, member, about }) => [act, member.id === id, about?.id === id]);
const told = async (member: MemberPerson, subject: string): Promise<ReadMail> => {
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], [member.user.email, subject]);
	return mail;
};
const enters = async (member: MemberPerson, code: string) =>
	newBrowser().calls(logInSecondStep, { ticket: await ticketOf(address, member.user.username), code });

test("whoever turns two-factor authentication on or off, makes new codes or uses one is told by mail, and it is recorded", async () => {
	const mia = await newMember("mia", "listener");
	const step = await secondStepOf(cast, mia);
	const on = await told(mia, "Two-step verification is on");
	assert.match(on.text, /turned on for your account at .*: \w+day, .*\d{4}.*\d:\d\d.*\(.*Time\)\./);
	assert.match(on.text, /If this wasn’t you, someone else knows your password/);
	assert.match(on.text, /\/forgot-password\n/);

	assert.equal((await enters(mia, step.recovery_codes[0] ?? "")).status, 200);
	const used = await told(mia, "A recovery code was used");
	assert.equal((await enters(mia, step.nextCode())).status, 200, "a code of the app is nothing to tell of");

	const { body } = await mia.calls(renewRecoveryCodes, { password, code: step.nextCode() });
	const { recovery_codes } = renewRecoveryCodes.answer.parse(body);
	const renewed = await told(mia, "You have new recovery codes");
	assert.equal((await mia.calls(endSecondStep, { password, code: recovery_codes[0] ?? "" })).status, 204);
	const off = await told(mia, "Two-step verification is off");

	for (const { text, html } of [on, used, renewed, off])
		for (const secret of [...step.recovery_codes, ...recovery_codes, step.secret, password])
			assert.ok(!`${text}${html}`.includes(secret));
	assert.deepEqual(await linesOf(mia), [
		["turn_off_second_step", true, true],
		["renew_recovery_codes", true, true],
		["use_recovery_code", true, true],
		["turn_on_second_step", true, true],
	]);
});

test("codes that are guessed wrong are told once a day, at the login and in an open page, in the member's language", async () => {
	const remi = await newMember("remi", "listener");
	assert.equal((await remi.calls(changePreferences, { language: "fr" })).status, 200);
	const step = await secondStepOf(cast, remi);
	await told(remi, "Votre deuxième étape est activée");
	const before = await mailbox.count();
	for (let n = 0; n < 4; n++) refusal(await enters(remi, "not-one"), 400, "wrong_code");
	assert.equal((await linesOf(remi)).length, 1);
	refusal(await remi.calls(endSecondStep, { password, code: "not-one" }), 400, "wrong_code");
	const guessed = await told(remi, "Codes erronés à une connexion");
	assert.match(guessed.text, /\/fr\/forgot-password\n/);
	for (let n = 0; n < 3; n++) {
		clock.passMinutes(15.1);
		refusal(await enters(remi, "not-one"), 400, "wrong_code");
	}
	assert.deepEqual((await linesOf(remi))[0], ["guess_codes", true, true]);
	assert.equal((await linesOf(remi)).length, 2);
	clock.passMinutes(24 * 60);
	for (let n = 0; n < 5; n++) refusal(await enters(remi, "not-one"), 400, "wrong_code");
	await told(remi, "Codes erronés à une connexion");
	assert.equal(await mailbox.count(), before + 2);
	assert.equal((await enters(remi, step.nextCode())).status, 200);
});
