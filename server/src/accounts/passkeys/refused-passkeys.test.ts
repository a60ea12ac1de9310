import assert from "node:assert/strict";
import { forgotPassword, logInCall, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { addPasskey, challengePasskey, logInPasskey, readLoginSteps } from "@warmline/contract/accounts/passkey-calls";
import {
	confirmYourself,
	endSecondStep,
	logInSecondStep,
	readSecurity,
} from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { deactivateMember } from "@warmline/contract/members/calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import { linkIn, openMailbox, type ReadMail } from "../../../test/mailbox.ts";
import {
	Authenticator,
	beginsAdding,
	loginChallenge,
	logsInBy,
	originOf,
	ownChallenge,
	passkeyOf,
} from "../../../test/passkeys.ts";
import { type MemberPerson, logsIn as memberLogsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { ticketOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, config, dora, newBrowser, newMember, pool } = cast;
const mailbox = await openMailbox(config.DATA_DIR);
const stranger = newBrowser();

/** The next mail to them with this subject; what others are told meanwhile is let pass. */
const mailTo = async ({ user }: MemberPerson, subject: string): Promise<ReadMail> => {
	for (let mail = await mailbox.next(); ; mail = await mailbox.next())
		if (mail.to === user.email && mail.subject === subject) return mail;
};

const steps = async (ticket: string) => {
	const { passkey } = readLoginSteps.answer.parse((await newBrowser().calls(readLoginSteps, { ticket })).body);
	return passkey ?? assert.fail("no passkey");
};

test("a passkey that is made for another site, without its user checked, or for another challenge is not added", async () => {
	const ada = await newMember("ada", "listener");
	const wrongs = [
		{ origin: "https://warmline.example" },
		{ rpId: "warmline.example" },
		{ unverified: true },
		{ challenge: "AAAA" },
	];
	for (const wrong of wrongs) {
		const device = new Authenticator(originOf(cast));
		const { challenge_ticket, options } = await beginsAdding(ada);
		const form = { challenge_ticket, name: "Phone", credential: device.creates(options, wrong) };
		refusal(await ada.calls(addPasskey, form), 400, "passkey_refused");
		// It was answered, so what is right comes too late.
		refusal(await ada.calls(addPasskey, { ...form, credential: device.creates(options) }), 400, "passkey_expired");
	}
	const { challenge_ticket, options } = await beginsAdding(ada);
	const credential = new Authenticator(originOf(cast)).creates(options);
	const elsewhere = await memberLogsIn(address, "ada");
	refusal(await elsewhere.calls(addPasskey, { challenge_ticket, name: "P", credential }), 400, "passkey_expired");
	const { rowCount } = await pool.query("SELECT FROM passkeys");
	assert.equal(rowCount, 0);
});

test("a login by a passkey of another site, of another challenge, or that did not check its user is refused", async () => {
	const ben = await newMember("ben", "listener");
	const { device } = await passkeyOf(cast, ben);
	for (const wrong of [{ origin: "http://localhost.example" }, { rpId: "example" }, { challenge: "AAAA" }])
		refusal(await logsInBy(stranger, device, wrong), 400, "passkey_refused");
	refusal(await logsInBy(stranger, device, { unverified: true }), 400, "passkey_refused");
	clock.passMinutes(16);
	assert.equal((await logsInBy(stranger, device)).status, 200);
});

test("a signature counts once, until its challenge is over, and only beside the ticket of that challenge", async () => {
	const cleo = await newMember("cleo", "listener");
	const { device } = await passkeyOf(cast, cleo);
	const answer = device.answers(await loginChallenge(stranger));
	assert.equal((await stranger.calls(logInPasskey, answer)).status, 200);
	refusal(await stranger.calls(logInPasskey, answer), 400, "passkey_expired");

	const late = device.answers(await loginChallenge(stranger));
	clock.passMinutes(5.1);
	refusal(await stranger.calls(logInPasskey, late), 400, "passkey_expired");

	const { credential } = device.answers(await loginChallenge(stranger));
	const { challenge_ticket } = await loginChallenge(newBrowser());
	refusal(await stranger.calls(logInPasskey, { challenge_ticket, credential }), 400, "passkey_refused");
	refusal(await stranger.calls(logInPasskey, { challenge_ticket: "x".repeat(43), credential }), 400, "passkey_expired");
	clock.passMinutes(16);
	const both = device.answers(await loginChallenge(stranger));
	const answers = await Promise.all([1, 2].map(() => newBrowser().calls(logInPasskey, both)));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
});

test("somebody else's passkey opens nothing, and a challenge serves what it was asked for only", async () => {
	const dan = await newMember("dan", "listener");
	const eva = await newMember("eva", "listener");
	const of = { dan: await passkeyOf(cast, dan), eva: await passkeyOf(cast, eva) };
	const ticket = await ticketOf(address, "dan");
	const enters = async (passkey: ReturnType<Authenticator["answers"]>) =>
		newBrowser().calls(logInSecondStep, { ticket, passkey });
	refusal(await enters(of.eva.device.answers(await steps(ticket))), 400, "unknown_passkey");
	refusal(await enters(of.dan.device.answers(await loginChallenge(stranger))), 400, "passkey_expired");
	refusal(await enters(of.dan.device.answers(await steps(await ticketOf(address, "dan")))), 400, "passkey_expired");
	refusal(await stranger.calls(logInPasskey, of.dan.device.answers(await steps(ticket))), 400, "passkey_expired");
	clock.passMinutes(16);
	// Signed by her device, and said to be of his account.
	const { userHandle } = of.dan.device;
	refusal(await logsInBy(stranger, of.eva.device, { userHandle }), 400, "passkey_refused");

	const passkey = of.eva.device.answers(await ownChallenge(eva));
	refusal(await dan.calls(confirmYourself, { passkey }), 400, "passkey_expired");
	refusal(await dan.calls(endSecondStep, { password, passkey }), 400, "passkey_expired");
	refusal(await cast.lina.calls(challengePasskey), 409, "no_passkey");
});

test("a counter that goes back is refused as a copy, told once a day by mail, and written down", async () => {
	const finn = await newMember("finn", "listener");
	const { device } = await passkeyOf(cast, finn);
	assert.equal((await logsInBy(stranger, device, { counter: 7 })).status, 200);
	await mailTo(finn, "You have a new passkey");
	refusal(await logsInBy(stranger, device, { counter: 7 }), 400, "passkey_copied");
	refusal(await logsInBy(stranger, device, { counter: 3 }), 400, "passkey_copied");
	refusal(await logsInBy(stranger, device, { counter: 0 }), 400, "passkey_copied");
	const mail = await mailTo(finn, "A passkey was refused");
	assert.match(mail.text, /a copy of it may be in use/);
	const { body } = await dora.calls(auditLog, undefined, { member: finn.id });
	const acts = auditLog.answer.parse(body).results.map(({ act }) => act);
	assert.deepEqual(acts, ["refuse_passkey", "turn_on_second_step", "add_passkey"]);
	assert.equal((await logsInBy(stranger, device, { counter: 8 })).status, 200);
});

test("after five failed tries a passkey waits, while recovery codes do not", async () => {
	const gil = await newMember("gil", "listener");
	const { device, recovery_codes } = await passkeyOf(cast, gil);
	for (let n = 0; n < 5; n++) refusal(await logsInBy(stranger, device, { unverified: true }), 400, "passkey_refused");
	const { headers } = await logsInBy(stranger, device);
	assert.ok(Number(headers.get("retry-after")) > 0);
	refusal(await logsInBy(stranger, device), 429, "too_many_requests");
	const form = { ticket: await ticketOf(address, "gil"), code: recovery_codes[0] ?? "" };
	assert.equal((await stranger.calls(logInSecondStep, form)).status, 200);
});

test("a new password by mail leaves the passkeys: the login still asks for one", async () => {
	const hana = await newMember("hana", "listener");
	const { device } = await passkeyOf(cast, hana);
	await stranger.calls(forgotPassword, { email: hana.user.email ?? "" });
	const token = linkIn(await mailTo(hana, "Set a new password")).searchParams.get("token") ?? "";
	const fresh = "Another!2horse";
	const set = await stranger.calls(resetPasswordCall, { token, password: fresh, confirm_password: fresh });
	assert.equal(set.status, 200, JSON.stringify(set.body));
	refusal(await stranger.calls(logInCall, { username: "hana", password: fresh }), 401, "second_step_needed");
	assert.equal((await logsInBy(stranger, device)).status, 200);
});

test("a director's reset removes passkeys with the rest, and a closed account opens by none", async () => {
	const ines = await newMember("ines", "listener");
	const { device, recovery_codes } = await passkeyOf(cast, ines);
	// Much time has passed since she has shown her password.
	const director = await memberLogsIn(address, "dora");
	assert.equal((await director.calls(resetSecondStep, {}, { member_id: ines.id })).status, 200);
	refusal(await logsInBy(stranger, device), 400, "unknown_passkey");
	const again = await memberLogsIn(address, "ines");
	const { second_step, passkeys } = readSecurity.answer.parse((await again.calls(readSecurity)).body).result;
	assert.deepEqual([second_step, passkeys, recovery_codes.length], [null, [], 10]);

	const jan = await newMember("jan", "listener");
	const own = await passkeyOf(cast, jan);
	assert.equal((await director.calls(deactivateMember, {}, { member_id: jan.id })).status, 200);
	refusal(await logsInBy(stranger, own.device), 400, "unknown_passkey");
});
