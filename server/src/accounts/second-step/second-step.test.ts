import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import {
	beginSecondStep,
	confirmSecondStep,
	endSecondStep,
	logInSecondStep,
	readSecurity,
	renewRecoveryCodes,
} from "@warmline/contract/accounts/security-calls";
import { test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { logsIn as memberLogsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf, ticketOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, pool, lina } = cast;

const shown = async (who: Browser) => readSecurity.answer.parse((await who.calls(readSecurity)).body).result;
const logsIn = (username: string) => newBrowser().calls(logInCall, { username, password });

/**
 * To the first second of the next half-minute: what is a code of now stays one while it is tried. Not to its first
 * millisecond, for which parts of a minute are not exact enough.
 */
const halfMinuteBegins = () => clock.passMinutes((31_000 - (clock.now().getTime() % 30_000)) / 60_000);

test("who has no second step logs in as before, and their account says so", async () => {
	const { status, body } = await logsIn("lina");
	assert.equal(status, 200);
	assert.deepEqual(Object.keys(Object(body)).toSorted(), ["token", "user"]);
	const none = { passkeys: [], passkeys_off: null, needed_from: null, days_left: null };
	assert.deepEqual(await shown(lina), { second_step: null, ...none });
});

test("a second step is set up with the password and a code of the app, and answers ten recovery codes", async () => {
	const mina = await newMember("mina", "listener");
	refusal(await mina.calls(confirmSecondStep, { code: "123456" }), 409, "not_begun");
	assert.ok(refusal(await mina.calls(beginSecondStep, { password: "wrong" }), 400, "wrong_password").errors?.password);
	refusal(await mina.calls(beginSecondStep, { password: "" }), 400, "invalid_password");
	const { result } = beginSecondStep.answer.parse((await mina.calls(beginSecondStep, { password })).body);
	const uri = new URL(result.uri);
	assert.deepEqual([uri.protocol, uri.host, uri.searchParams.get("secret")], ["otpauth:", "totp", result.secret]);
	assert.match(result.secret, /^[A-Z2-7]{32}$/);
	assert.ok(decodeURIComponent(uri.pathname).endsWith("mina"));
	assert.equal((await shown(mina)).second_step, null, "not before it is confirmed");
	assert.equal((await logsIn("mina")).status, 200);

	refusal(await mina.calls(confirmSecondStep, { code: " " }), 400, "invalid_code");
	refusal(await mina.calls(confirmSecondStep, { code: "abc-def" }), 400, "wrong_code");
	const wrong = codeAt(result.secret, clock.now().getTime() - 5 * 60_000);
	assert.ok(refusal(await mina.calls(confirmSecondStep, { code: wrong }), 400, "wrong_code").errors?.code);
	const code = codeAt(result.secret, clock.now());
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	const { status, body } = await mina.calls(confirmSecondStep, { code: spaced });
	assert.equal(status, 200, JSON.stringify(body));
	const { recovery_codes } = confirmSecondStep.answer.parse(body);
	assert.equal(new Set(recovery_codes).size, 10);
	for (const one of recovery_codes) assert.match(one, /^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
	assert.equal((await shown(mina)).second_step?.recovery_codes, 10);
	assert.equal((await mina.calls(me)).status, 200, "the session goes on");
	refusal(await mina.calls(beginSecondStep, { password }), 409, "already_on");
	refusal(await mina.calls(confirmSecondStep, { code: codeAt(result.secret, clock.now()) }), 409, "already_on");
});

test("with the second step every session ends that was opened by the password alone, but this one", async () => {
	const own = await newMember("wynn", "listener");
	const elsewhere = await memberLogsIn(address, "wynn");
	const line = await elsewhere.connects();
	await secondStepOf(cast, own);
	assert.equal(await line.closes(), 4401);
	refusal(await elsewhere.calls(readSecurity), 401);
	assert.equal((await own.calls(readSecurity)).status, 200);
});

test("the newest secret is the one that is confirmed: an older one of another page is not", async () => {
	const nils = await newMember("nils", "listener");
	const begins = async () =>
		beginSecondStep.answer.parse((await nils.calls(beginSecondStep, { password })).body).result.secret;
	const [old, fresh] = [await begins(), await begins()];
	refusal(await nils.calls(confirmSecondStep, { code: codeAt(old, clock.now()) }), 400, "wrong_code");
	assert.equal((await nils.calls(confirmSecondStep, { code: codeAt(fresh, clock.now()) })).status, 200);
});

test("with a second step the password answers a ticket and no token; ticket and code log in", async () => {
	const step = await secondStepOf(cast, await newMember("rosa", "listener"));
	const answer = await logsIn("rosa");
	const { message, ticket } = refusal(answer, 401, "second_step_needed");
	assert.ok(message.length > 0 && ticket !== undefined);
	assert.ok(!JSON.stringify(answer.body).includes("token"));
	assert.deepEqual(
		answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("media_")),
		[],
	);
	refusal(
		await newBrowser().send("GET", "/api/v1/account/user/me/", undefined, { authorization: `Token ${ticket}` }),
		401,
	);

	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: "000-000-00" }), 400, "wrong_code");
	const { status, body } = await newBrowser().calls(logInSecondStep, { ticket, code: step.nextCode() });
	assert.equal(status, 200, JSON.stringify(body));
	const { token, user } = logInSecondStep.answer.parse(body);
	assert.equal(user.username, "rosa");
	const browser = newBrowser();
	browser.token = token;
	assert.equal((await browser.calls(me)).status, 200);
	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: step.nextCode() }), 401, "login_expired");
});

test("a ticket is good for five minutes, and one that was never given for none", async () => {
	const step = await secondStepOf(cast, await newMember("timo", "listener"));
	const ticket = await ticketOf(address, "timo");
	clock.passMinutes(5.1);
	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: step.nextCode() }), 401, "login_expired");
	refusal(await newBrowser().calls(logInSecondStep, { ticket: "no-ticket", code: "123456" }), 401, "login_expired");
	refusal(await newBrowser().calls(logInSecondStep, { ticket: "", code: "123456" }), 400, "invalid_ticket");
	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: "" }), 400, "invalid_code");
});

test("a code counts once, and none before it; one half-minute early or late is near enough", async () => {
	const step = await secondStepOf(cast, await newMember("uwe", "listener"));
	const enters = async (code: string) =>
		newBrowser().calls(logInSecondStep, { ticket: await ticketOf(address, "uwe"), code });
	clock.passMinutes(5);
	halfMinuteBegins();
	const at = (steps: number) => codeAt(step.secret, clock.now().getTime() + steps * 30_000);
	const [late, now, early, tooEarly] = [at(-1), at(0), at(1), at(2)];
	refusal(await enters(tooEarly), 400, "wrong_code");
	assert.equal((await enters(late)).status, 200);
	refusal(await enters(late), 400, "wrong_code");
	assert.equal((await enters(early)).status, 200);
	refusal(await enters(now), 400, "wrong_code");
	refusal(await enters(early), 400, "wrong_code");
});

test("of ten who show the same code at once one gets in", async () => {
	const step = await secondStepOf(cast, await newMember("vito", "listener"));
	clock.passMinutes(2);
	const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(address, "vito")));
	const code = codeAt(step.secret, clock.now());
	const answers = await Promise.all(tickets.map((ticket) => newBrowser().calls(logInSecondStep, { ticket, code })));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400, 400]);
});

test("a recovery code opens once, however it is typed, and is gone then", async () => {
	const wilma = await newMember("wilma", "listener");
	const step = await secondStepOf(cast, wilma);
	const [first = "", second = ""] = step.recovery_codes;
	const enters = async (code: string) =>
		newBrowser().calls(logInSecondStep, { ticket: await ticketOf(address, "wilma"), code });
	assert.equal((await enters(first.toUpperCase().replaceAll("-", " "))).status, 200);
	refusal(await enters(first), 400, "wrong_code");
	assert.equal((await shown(wilma)).second_step?.recovery_codes, 9);
	assert.equal((await enters(second)).status, 200);
	const { rows } = await pool.query("SELECT encode(code_hash, 'escape') AS hash FROM recovery_codes");
	assert.ok(rows.length > 0 && !rows.some(({ hash }) => step.recovery_codes.some((code) => hash.includes(code))));
});

test("it is turned off with the password and a code, and not with one of the two", async () => {
	const yara = await newMember("yara", "listener");
	const both = { password, code: "123456" };
	refusal(await yara.calls(endSecondStep, both), 409, "not_on");
	refusal(await yara.calls(renewRecoveryCodes, both), 409, "not_on");
	const step = await secondStepOf(cast, yara);
	refusal(await yara.calls(endSecondStep, { password: "wrong", code: step.nextCode() }), 400, "wrong_password");
	refusal(await yara.calls(endSecondStep, { password, code: "wrong" }), 400, "wrong_code");
	assert.equal((await yara.calls(endSecondStep, { password, code: step.nextCode() })).status, 204);
	assert.equal((await shown(yara)).second_step, null);
	assert.equal((await logsIn("yara")).status, 200);
});

test("new recovery codes take the place of the old ones", async () => {
	const zora = await newMember("zora", "listener");
	const step = await secondStepOf(cast, zora);
	refusal(await zora.calls(renewRecoveryCodes, { password: "wrong", code: step.nextCode() }), 400, "wrong_password");
	refusal(await zora.calls(renewRecoveryCodes, { password, code: "wrong" }), 400, "wrong_code");
	const { status, body } = await zora.calls(renewRecoveryCodes, { password, code: step.nextCode() });
	assert.equal(status, 200, JSON.stringify(body));
	const [fresh = ""] = renewRecoveryCodes.answer.parse(body).recovery_codes;
	const ticket = await ticketOf(address, "zora");
	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: step.recovery_codes[0] ?? "" }), 400, "wrong_code");
	assert.equal((await newBrowser().calls(logInSecondStep, { ticket, code: fresh })).status, 200);
});

test("the secret lies in the database unreadable", async () => {
	const step = await secondStepOf(cast, await newMember("bert", "listener"));
	const { rows } = await pool.query(
		"SELECT encode(secret, 'hex') AS hex, encode(secret, 'escape') AS text FROM second_steps",
	);
	const plain = step.hex;
	assert.ok(rows.length > 0);
	for (const { hex, text } of rows) assert.ok(!hex.includes(plain) && !text.includes(step.secret));
});
