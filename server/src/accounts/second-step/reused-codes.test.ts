import assert from "node:assert/strict";
import { endSecondStep, logInSecondStep, renewRecoveryCodes } from "@warmline/contract/accounts/security-calls";
import { test } from "vitest";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf, ticketOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, newBrowser, newMember } = cast;

const opens = (ticket: string, code: string) => newBrowser().calls(logInSecondStep, { ticket, code });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test("of several who show the same recovery code at once one gets in", async () => {
	const own = await newMember("rhea", "listener");
	const { recovery_codes } = await secondStepOf(cast, own);
	const [code = ""] = recovery_codes;
	const tickets = [];
	for (let n = 0; n < 4; n++) tickets.push(await ticketOf(address, "rhea"));
	const answers = await Promise.all(tickets.map((ticket) => opens(ticket, code)));
	assert.deepEqual(statusesOf(answers), [200, 400, 400, 400]);
});

test("a code of the app opens one thing: a login and what it guards do not both count it, one after the other or at once", async () => {
	const own = await newMember("cora", "listener");
	const step = await secondStepOf(cast, own);
	const code = step.nextCode();
	assert.equal((await opens(await ticketOf(address, "cora"), code)).status, 200);
	refusal(await own.calls(renewRecoveryCodes, { password, code }), 400, "wrong_code");
	refusal(await own.calls(endSecondStep, { password, code }), 400, "wrong_code");

	const next = step.nextCode();
	const ticket = await ticketOf(address, "cora");
	const answers = await Promise.all([opens(ticket, next), own.calls(renewRecoveryCodes, { password, code: next })]);
	assert.deepEqual(statusesOf(answers), [200, 400]);
});

test("after a code no earlier one counts, though it is still of now", async () => {
	const own = await newMember("otto", "listener");
	const step = await secondStepOf(cast, own);
	const code = step.nextCode();
	assert.equal((await opens(await ticketOf(address, "otto"), code)).status, 200);
	const before = codeAt(step.secret, clock.now().getTime() - 30_000);
	refusal(await opens(await ticketOf(address, "otto"), before), 400, "wrong_code");
});

test("a ticket is good for one login, whoever else has it at the same moment", async () => {
	const own = await newMember("tim", "listener");
	const { recovery_codes } = await secondStepOf(cast, own);
	const ticket = await ticketOf(address, "tim");
	const [one = "", other = ""] = recovery_codes;
	const answers = await Promise.all([opens(ticket, one), opens(ticket, other)]);
	assert.deepEqual(statusesOf(answers), [200, 401]);
});
