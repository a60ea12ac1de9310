import assert from "node:assert/strict";
import { logInCall, logOut, me } from "@warmline/contract/accounts/calls";
import {
	beginSecondStep,
	confirmSecondStep,
	endOtherSessions,
	endSecondStep,
	listSessions,
	readSecurity,
} from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { chatMessages, initiateChat } from "@warmline/contract/chats/calls";
import { changeSecuritySettings, readSecuritySettings } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { logsIn, MemberPerson, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";
import { daysAfter } from "../../platform/days.ts";
import { societyDay } from "../../platform/society.ts";
import { tendSessions } from "../sessions/sessions.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, newVisitor, lina, sam, dora, tess, noor } = cast;

const today = () => societyDay(clock.now());
const shown = async (who: Browser) => readSecurity.answer.parse((await who.calls(readSecurity)).body).result;
const settings = async () => readSecuritySettings.answer.parse((await sam.calls(readSecuritySettings)).body).result;
const needFrom = async (second_step_from: string | null) => {
	const answer = await dora.calls(changeSecuritySettings, { second_step_from });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return changeSecuritySettings.answer.parse(answer.body).result;
};

test("a society begins without the duty; a director sets a day, and who it concerns sees how many are left", async () => {
	assert.deepEqual(await settings(), { second_step_from: null, concerned: 2, ready: 0 });
	const day = daysAfter(today(), 14);
	assert.equal((await needFrom(day)).second_step_from, day);
	const { second_step, needed_from, days_left } = await shown(sam);
	assert.deepEqual([second_step, needed_from, days_left], [null, day, 14]);
	assert.equal((await shown(dora)).days_left, 14);
	for (const who of [lina, tess, noor]) assert.deepEqual((await shown(who)).needed_from, null);
	clock.passMinutes(24 * 60);
	assert.equal((await shown(await logsIn(address, "sam"))).days_left, 13);
});

test("only a director sets it, supervisors read it, and a day that is past or none is refused", async () => {
	const [director, supervisor] = [await logsIn(address, "dora"), await logsIn(address, "sam")];
	for (const second_step_from of [daysAfter(today(), -1), "soon", "2026-02-30"])
		refusal(await director.calls(changeSecuritySettings, { second_step_from }), 400, "invalid_second_step_from");
	refusal(await director.send("PATCH", "/api/v1/security/settings/", {}), 400, "invalid_second_step_from");
	refusal(await supervisor.calls(changeSecuritySettings, { second_step_from: null }), 403, "forbidden");
	assert.equal((await supervisor.calls(readSecuritySettings)).status, 200);
	for (const name of ["lina", "tess", "noor"])
		refusal(await (await logsIn(address, name)).calls(readSecuritySettings), 403, "forbidden");
	refusal(await newBrowser().calls(readSecuritySettings), 401, "not_logged_in");
	const { body } = await director.calls(auditLog, undefined, { act: "change_security" });
	assert.equal(auditLog.answer.parse(body).results.length, 1);
});

test("from the day on, whom it concerns and who has none logs in and can do nothing but set one up", async () => {
	const director = await logsIn(address, "dora");
	const before = await logsIn(address, "sam");
	await before.connects();
	await before.hears("settings");
	const step = await secondStepOf(cast, director);
	assert.equal((await director.calls(changeSecuritySettings, { second_step_from: today() })).status, 200);

	const listener = await newBrowser().calls(logInCall, { username: "lina", password });
	assert.deepEqual(Object.keys(Object(listener.body)).toSorted(), ["token", "user"]);
	const answer = await newBrowser().calls(logInCall, { username: "sam", password });
	const { token, user, second_step_due } = logInCall.answer.parse(answer.body);
	assert.deepEqual([second_step_due, user.role.role], [true, "supervisor"]);

	await logsIn(address, "lina");
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const held = newBrowser();
	held.token = token;
	for (const who of [held, before]) {
		for (const call of [readSecuritySettings, listSessions, endOtherSessions])
			refusal(await who.calls(call), 403, "second_step_required");
		refusal(await who.calls(chatMessages, undefined, { chat_id }), 403, "second_step_required");
		refusal(await who.calls(endSecondStep, { password, code: "123456" }), 403, "second_step_required");
		assert.equal((await who.calls(me)).status, 200);
		assert.deepEqual((await shown(who)).days_left, 0);
	}
	assert.equal(
		(await held.send("POST", `/api/v1${initiateChat.path}`, { message: "As anybody may.", accept_terms: true })).status,
		201,
	);
	const late = await logsIn(address, "sam");
	await late.connects();
	assert.equal(await late.line.closes(), 4401);
	await late.comesIn();
	assert.equal(await late.line.closes(), 4401);
	// A channel that was open when the day came.
	await tendSessions(cast.platform.database.db, clock, cast.platform.hub);
	assert.equal(await before.line.closes(), 4401);

	const begun = beginSecondStep.answer.parse((await held.calls(beginSecondStep, { password })).body).result;
	refusal(await held.calls(readSecuritySettings), 403, "second_step_required");
	assert.equal((await held.calls(confirmSecondStep, { code: codeAt(begun.secret, clock.now()) })).status, 200);
	assert.equal((await held.calls(readSecuritySettings)).status, 200);
	// Who came by the password alone is out; who has shown the second step is in.
	refusal(await late.calls(me), 401);
	const ready = new MemberPerson(address, user, token);
	await ready.connects();
	await ready.hears("settings");
	ready.line.close();
	assert.equal((await held.calls(logOut)).status, 204);
	assert.equal((await director.calls(endSecondStep, { password, code: step.nextCode() })).status, 204);
	refusal(await director.calls(readSecuritySettings), 403, "second_step_required");
});

test("who becomes a supervisor after the day needs one from then on, and who is one no more does not", async () => {
	const vera = await newMember("vera", "listener");
	assert.equal((await vera.calls(listSessions)).status, 200);
	await cast.pool.query("UPDATE members SET role = 'supervisor' WHERE id = $1", [vera.id]);
	refusal(await vera.calls(listSessions), 403, "second_step_required");
	await cast.pool.query("UPDATE members SET role = 'listener' WHERE id = $1", [vera.id]);
	assert.equal((await vera.calls(listSessions)).status, 200);
});
