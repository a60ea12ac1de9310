import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import {
	addPasskey,
	beginPasskey,
	logInPasskey,
	readLoginSteps,
	removePasskey,
	renamePasskey,
} from "@warmline/contract/accounts/passkey-calls";
import {
	beginSecondStep,
	confirmSecondStep,
	confirmYourself,
	endSecondStep,
	logInSecondStep,
	readSecurity,
	renewRecoveryCodes,
} from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { beginsAdding, loginChallenge, logsInBy, ownChallenge, passkeyOf } from "../../../test/passkeys.ts";
import { logsIn as memberLogsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf, ticketOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, pool } = cast;

const shown = async (who: Browser) => readSecurity.answer.parse((await who.calls(readSecurity)).body).result;
const steps = async (ticket: string) =>
	readLoginSteps.answer.parse((await newBrowser().calls(readLoginSteps, { ticket })).body);

const actsOf = async (memberId: string) =>
	auditLog.answer
		.parse((await cast.dora.calls(auditLog, undefined, { member: memberId })).body)
		.results.map(({ act }) => act)
		.toReversed();

test("a passkey is added with the password, is a second step, and brings ten recovery codes", async () => {
	const mina = await newMember("mina", "listener");
	assert.ok(refusal(await mina.calls(beginPasskey, { password: "wrong" }), 400, "wrong_password").errors?.password);
	const { options } = await beginsAdding(mina);
	assert.deepEqual(options.rp.id, "localhost");
	assert.equal(options.user.name, "mina");
	assert.deepEqual((await shown(mina)).passkeys, [], "not before the browser made it");

	const { id, recovery_codes } = await passkeyOf(cast, mina, { name: " My phone ", wrong: { backedUp: true } });
	assert.equal(new Set(recovery_codes).size, 10);
	const { second_step, passkeys, passkeys_off } = await shown(mina);
	assert.equal(passkeys_off, null);
	assert.deepEqual([second_step?.recovery_codes, second_step?.app], [10, false]);
	assert.deepEqual(
		passkeys?.map((one) => [one.id, one.name, one.used_at, one.backed_up]),
		[[id, "My phone", null, true]],
	);
	assert.equal((await mina.calls(me)).status, 200, "the session goes on");
});

test("with the first passkey every session ends that was opened by the password alone, but this one", async () => {
	const own = await newMember("wynn", "listener");
	const elsewhere = await memberLogsIn(address, "wynn");
	const line = await elsewhere.connects();
	const { device } = await passkeyOf(cast, own);
	assert.equal(await line.closes(), 4401);
	const other = newBrowser();
	const { body } = await logsInBy(other, device);
	other.token = logInPasskey.answer.parse(body).token;
	const proof = { passkey: device.answers(await ownChallenge(own)) };
	assert.deepEqual((await passkeyOf(cast, own, { name: "Key", proof })).recovery_codes, [], "those there are stay");
	assert.equal((await other.calls(me)).status, 200);
});

test("a passkey alone logs in, and what may be done with a password that was shown may be done at once", async () => {
	const nils = await newMember("nils", "listener");
	const { device, id } = await passkeyOf(cast, nils);
	const browser = newBrowser();
	const challenge = await loginChallenge(browser);
	assert.deepEqual([challenge.options.allowCredentials, challenge.options.userVerification], [[], "required"]);
	const answered = await browser.calls(logInPasskey, device.answers(challenge, { backedUp: true }));
	assert.equal(answered.status, 200, JSON.stringify(answered.body));
	const { token, user } = logInPasskey.answer.parse(answered.body);
	assert.equal(user.username, "nils");
	browser.token = token;
	const [used] = (await shown(browser)).passkeys ?? [];
	assert.deepEqual([typeof used?.used_at, used?.backed_up], ["string", true], "as its device says by now");
	refusal(await browser.calls(removePasskey, undefined, { passkey_id: id }), 409, "last_second_step");
});

test("after the password a passkey does in place of a code, and a recovery code still does", async () => {
	const pia = await newMember("pia", "listener");
	const { device, recovery_codes } = await passkeyOf(cast, pia);
	const ticket = await ticketOf(address, "pia");
	const { app, passkey } = await steps(ticket);
	assert.equal(app, false);
	assert.ok(passkey);
	assert.deepEqual(
		passkey.options.allowCredentials.map(({ id }) => id),
		[device.id.toString("base64url")],
	);
	const log = await newBrowser().calls(logInSecondStep, {
		ticket,
		passkey: device.answers(passkey, { unverified: true }),
	});
	assert.equal(log.status, 200, "the password was the other factor");
	const again = await ticketOf(address, "pia");
	refusal(await newBrowser().calls(logInSecondStep, { ticket: again }), 400, "invalid_code");
	refusal(await newBrowser().calls(logInSecondStep, { ticket: again, code: "123456" }), 400, "wrong_code");
	const code = recovery_codes[0] ?? "";
	assert.equal((await newBrowser().calls(logInSecondStep, { ticket: again, code })).status, 200);
	refusal(await newBrowser().calls(readLoginSteps, { ticket: again }), 401, "login_expired");
});

test("who has a second step shows it before another one is added, of either kind", async () => {
	const otto = await newMember("otto", "listener");
	const step = await secondStepOf(cast, otto);
	assert.ok(refusal(await otto.calls(beginPasskey, { password }), 400, "code_needed").errors?.code);
	refusal(await otto.calls(beginPasskey, { password, code: "000000" }), 400, "wrong_code");
	await passkeyOf(cast, otto, { proof: { code: step.nextCode() } });
	const { app, passkey } = await steps(await ticketOf(address, "otto"));
	assert.deepEqual([app, passkey !== null], [true, true]);
	refusal(await otto.calls(beginSecondStep, { password }), 409, "already_on");

	const vera = await newMember("vera", "listener");
	const { device, recovery_codes } = await passkeyOf(cast, vera);
	refusal(await vera.calls(beginSecondStep, { password }), 400, "code_needed");
	const elsewhere = await logsInBy(newBrowser(), device);
	const other = newBrowser();
	other.token = logInPasskey.answer.parse(elsewhere.body).token;
	const begun = await vera.calls(beginSecondStep, { password, code: recovery_codes[0] ?? "" });
	const { secret } = beginSecondStep.answer.parse(begun.body).result;
	const confirmed = await vera.calls(confirmSecondStep, { code: codeAt(secret, clock.now()) });
	assert.deepEqual(confirmed.body, { recovery_codes: [] }, "those there are stay");
	assert.deepEqual([(await shown(vera)).second_step?.app, (await shown(vera)).second_step?.recovery_codes], [true, 9]);
	assert.equal((await other.calls(me)).status, 200);
	const ticket = await ticketOf(address, "vera");
	const code = recovery_codes[1] ?? "";
	assert.equal((await newBrowser().calls(logInSecondStep, { ticket, code })).status, 200);
	assert.deepEqual(await actsOf(vera.id), [
		"add_passkey",
		"turn_on_second_step",
		"add_authenticator_app",
		"use_recovery_code",
	]);
});

test("an app that was begun by the password alone is not confirmed once there is a passkey", async () => {
	const karl = await newMember("karl", "listener");
	const begun = await karl.calls(beginSecondStep, { password });
	const { secret } = beginSecondStep.answer.parse(begun.body).result;
	await passkeyOf(cast, karl);
	refusal(await karl.calls(confirmSecondStep, { code: codeAt(secret, clock.now()) }), 409, "not_begun");
});

test("a passkey is renamed and removed, and the last second step only by turning it off", async () => {
	const mo = await newMember("mo", "listener");
	const { device, id } = await passkeyOf(cast, mo);
	const proof = { passkey: device.answers(await ownChallenge(mo)) };
	const second = await passkeyOf(cast, mo, { name: "Key", proof });
	const renamed = await mo.calls(renamePasskey, { name: "Old phone" }, { passkey_id: id });
	assert.equal(renamePasskey.answer.parse(renamed.body).result.name, "Old phone");
	refusal(await mo.calls(renamePasskey, { name: " " }, { passkey_id: id }), 400, "invalid_name");
	clock.passMinutes(11);
	refusal(await mo.calls(removePasskey, undefined, { passkey_id: id }), 403, "confirm_yourself");
	assert.equal(
		(await mo.calls(confirmYourself, { passkey: second.device.answers(await ownChallenge(mo)) })).status,
		204,
	);
	assert.equal((await mo.calls(removePasskey, undefined, { passkey_id: id })).status, 204);
	refusal(await mo.calls(removePasskey, undefined, { passkey_id: id }), 404);
	refusal(await logsInBy(newBrowser(), device), 400, "unknown_passkey");
	refusal(await mo.calls(removePasskey, undefined, { passkey_id: second.id }), 409, "last_second_step");

	const renewed = await mo.calls(renewRecoveryCodes, {
		password,
		passkey: second.device.answers(await ownChallenge(mo)),
	});
	assert.equal(renewed.status, 200);
	refusal(await mo.calls(endSecondStep, { password }), 400, "invalid_code");
	const passkey = second.device.answers(await ownChallenge(mo));
	assert.equal((await mo.calls(endSecondStep, { password, passkey })).status, 204);
	assert.deepEqual([(await shown(mo)).second_step, (await shown(mo)).passkeys], [null, []]);
	assert.ok((await memberLogsIn(address, "mo")).token, "by the password alone");
	const left = await pool.query("SELECT FROM passkey_challenges WHERE member_id = $1", [mo.id]);
	assert.equal(left.rowCount, 0);
});

test("one passkey is added once, and at most ten are", async () => {
	const ida = await newMember("ida", "listener");
	const { device } = await passkeyOf(cast, ida);
	const adds = async () => {
		const passkey = device.answers(await ownChallenge(ida));
		return beginsAdding(ida, { passkey });
	};
	const { challenge_ticket, options } = await adds();
	assert.deepEqual(
		options.excludeCredentials.map(({ id }) => id),
		[device.id.toString("base64url")],
	);
	const twice = { challenge_ticket, name: "Again", credential: device.creates(options) };
	refusal(await ida.calls(addPasskey, twice), 409, "already_added");
	await pool.query(
		`INSERT INTO passkeys (member_id, credential_id, public_key, counter, transports, backed_up, name, created_at)
		SELECT $1, 'more' || n, '', 0, '{}', false, 'More', now() FROM generate_series(1, 9) AS n`,
		[ida.id],
	);
	const passkey = device.answers(await ownChallenge(ida));
	refusal(await ida.calls(beginPasskey, { password, passkey }), 409, "too_many_passkeys");
});
