import assert from "node:assert/strict";
import { logInCall } from "@warmline/contract/accounts/calls";
import { beginSecondStep, logInSecondStep } from "@warmline/contract/accounts/security-calls";
import { test } from "vitest";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf, ticketOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, pool } = cast;

/** Digits that are no code of now, of before or of after. */
const wrongDigits = (secret: string) => {
	const near = [-1, 0, 1, 2, 3, 4, 5, 6].map((steps) => codeAt(secret, clock.now().getTime() + steps * 30_000));
	return near.includes("000000") ? "111111" : "000000";
};
const entersAs = (username: string) => async (code: string) =>
	newBrowser().calls(logInSecondStep, { ticket: await ticketOf(address, username), code });

test("after five wrong codes there is a wait that grows, from wherever they come, and a right one forgets them", async () => {
	const step = await secondStepOf(cast, await newMember("xeno", "listener"));
	const enters = entersAs("xeno");
	const wrong = wrongDigits(step.secret);
	for (let n = 0; n < 5; n++) refusal(await enters(wrong), 400, "wrong_code");
	// Right ones, which are not looked at.
	const early = () => codeAt(step.secret, clock.now().getTime() + 30_000);
	const closed = await enters(early());
	refusal(closed, 429, "too_many_requests");
	const wait = Number(closed.headers.get("retry-after"));
	assert.ok(wait > 0 && wait <= 30, String(wait));
	clock.passMinutes(0.6);
	refusal(await enters(wrong), 400, "wrong_code");
	const longer = Number((await enters(early())).headers.get("retry-after"));
	assert.ok(longer > 30 && longer <= 60, String(longer));
	clock.passMinutes(1.1);
	assert.equal((await enters(step.nextCode())).status, 200);
	for (let n = 0; n < 4; n++) refusal(await enters(wrong), 400, "wrong_code");
	assert.equal((await enters(step.nextCode())).status, 200);
});

test("wrong recovery codes do not shut out who has the app, and wrong codes of the app not who has the paper", async () => {
	const step = await secondStepOf(cast, await newMember("yves", "listener"));
	const enters = entersAs("yves");
	for (let n = 0; n < 5; n++) refusal(await enters("not-on-my-paper"), 400, "wrong_code");
	refusal(await enters(step.recovery_codes[0] ?? ""), 429);
	assert.equal((await enters(step.nextCode())).status, 200);
	clock.passMinutes(16);
	const wrong = wrongDigits(step.secret);
	for (let n = 0; n < 5; n++) refusal(await enters(wrong), 400, "wrong_code");
	const early = () => codeAt(step.secret, clock.now().getTime() + 30_000);
	refusal(await enters(early()), 429);
	assert.equal((await enters(step.recovery_codes[0] ?? "")).status, 200);
	refusal(await enters(early()), 429);
});

test("whoever guesses the password in somebody's open page has to wait after five tries", async () => {
	const anke = await newMember("anke", "listener");
	for (let n = 0; n < 5; n++) refusal(await anke.calls(beginSecondStep, { password: "wrong" }), 400, "wrong_password");
	const closed = await anke.calls(beginSecondStep, { password });
	refusal(closed, 429, "too_many_requests");
	assert.ok(Number(closed.headers.get("retry-after")) > 0);
});

test("nobody asks for tickets of a login, or of channels, without end, and nobody who works here meets the limit", async () => {
	const zeno = await newMember("zeno", "listener");
	await secondStepOf(cast, zeno);
	const socket = () => zeno.send("POST", "/api/v1/account/user/socket-ticket/");
	for (let n = 0; n < 100; n++) await ticketOf(address, "zeno");
	refusal(await newBrowser().calls(logInCall, { username: "zeno", password }), 429, "too_many_requests");
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM login_tickets WHERE member_id = $1", [zeno.id]);
	assert.equal(rows[0].n, 100);
	// As many as a screen full of tabs asks for that find no line.
	for (let n = 0; n < 600; n++) assert.equal((await socket()).status, 200);
	for (let n = 0; n < 60; n++) await Promise.all(Array.from({ length: 10 }, socket));
	refusal(await socket(), 429, "too_many_requests");
	clock.passMinutes(10.1);
	assert.equal((await socket()).status, 200);
});
