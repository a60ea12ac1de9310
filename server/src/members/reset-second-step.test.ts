import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { logInSecondStep } from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { readMember } from "@warmline/contract/members/calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import { openMailbox } from "../../test/mailbox.ts";
import { password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { secondStepOf, ticketOf } from "../../test/second-step.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { address, config, newBrowser, newMember, dora, sam, lina } = cast;

const resets = (member_id: string, reason?: string) =>
	dora.calls(resetSecondStep, reason === undefined ? {} : { reason }, { member_id });
const written = async () =>
	auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "reset_second_step" })).body).results;

test("a director turns somebody's second step off: all sessions end, a mail says so, the password alone opens", async () => {
	const mailbox = await openMailbox(config.DATA_DIR);
	const mona = await newMember("mona", "supervisor");
	const step = await secondStepOf(cast, mona);
	const hasOne = async () =>
		readMember.answer.parse((await dora.calls(readMember, undefined, { member_id: mona.id })).body).result.second_step;
	assert.equal(await hasOne(), true);
	assert.equal((await mailbox.next()).subject, "Two-step verification is on");
	await mona.comesIn();
	const ticket = await ticketOf(address, "mona");
	const { status, body } = await resets(mona.id, "The phone is lost.");
	assert.equal(status, 200, JSON.stringify(body));
	assert.equal(resetSecondStep.answer.parse(body).result.second_step, false);
	assert.equal(await mona.line.closes(), 4401);
	refusal(await mona.calls(me), 401, "not_logged_in");
	refusal(await newBrowser().calls(logInSecondStep, { ticket, code: step.nextCode() }), 401, "login_expired");
	assert.equal((await newBrowser().calls(logInCall, { username: "mona", password })).status, 200);
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], ["mona@society.example", "Your two-step verification was reset"]);
	const [line] = await written();
	assert.deepEqual(
		[line?.member.name, line?.about?.name, line?.params],
		["Dora", "Mona", { reason: "The phone is lost." }],
	);
});

test("where there is none nothing happens: no session ends, and nothing is recorded", async () => {
	const before = (await written()).length;
	assert.equal((await resets(lina.id)).status, 200);
	assert.equal((await lina.calls(me)).status, 200);
	assert.equal((await written()).length, before);
});

test("nobody resets their own, and only directors reset at all", async () => {
	refusal(await resets(dora.id), 409, "yourself");
	refusal(await sam.calls(resetSecondStep, {}, { member_id: lina.id }), 403, "forbidden");
	refusal(await resets("0190a0a0-0000-7000-8000-00000000dead"), 404, "not_found");
});
