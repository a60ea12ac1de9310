import assert from "node:assert/strict";
import { logInCall, me } from "@warmline/contract/accounts/calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { warmline } from "../../test/command.ts";
import { urlOf } from "../../test/database.ts";
import { logsIn, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { secondStepOf } from "../../test/second-step.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { address, config, databaseAddress, dora, newBrowser } = cast;
const settings = { DATA_DIR: config.DATA_DIR, DATABASE_URL: urlOf(databaseAddress), LOG_LEVEL: "silent" };
const turnsOff = (...words: string[]) => warmline(["member", "second-step-off", ...words], { settings });

test("who has lost everything gets in by the command line; their logins end, and the audit log says so", {
	timeout: 120_000,
}, async () => {
	await secondStepOf(cast, dora);
	const unknown = await turnsOff("nobody-here");
	assert.deepEqual([unknown.code, /no member with the username/.test(unknown.said)], [1, true], unknown.said);
	assert.equal((await turnsOff()).code, 1);
	refusal(await newBrowser().calls(logInCall, { username: "dora", password }), 401, "second_step_needed");
	const done = await turnsOff("DORA");
	assert.deepEqual(
		[done.code, done.said.trim()],
		[0, "dora has no second step any more, and is logged out everywhere."],
	);
	refusal(await dora.calls(me), 401, "not_logged_in");
	const again = await logsIn(address, "dora");
	const { body } = await again.calls(auditLog, undefined, { act: "reset_second_step" });
	const lines = auditLog.answer.parse(body).results.map(({ member, params }) => [member.name, params]);
	assert.deepEqual(lines, [["Dora", { reason: "warmline member second-step-off" }]]);
	assert.match((await turnsOff("dora")).said, /had no second step/);
	assert.equal((await again.calls(me)).status, 200);
});
