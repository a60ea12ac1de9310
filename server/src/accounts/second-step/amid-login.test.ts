import assert from "node:assert/strict";
import { forgotPassword, logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { beginSecondStep, confirmSecondStep } from "@warmline/contract/accounts/security-calls";
import { deactivateMember } from "@warmline/contract/members/calls";
import { resetSecondStep } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import type { Answer } from "../../../test/browser.ts";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { type MemberPerson, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { codeAt, secondStepOf } from "../../../test/second-step.ts";
import { society } from "../../../test/society.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";

const cast = await society();
const { clock, config, dora, newBrowser, newMember, pool } = cast;
const mailbox = await openMailbox(config.DATA_DIR);

/** Resolves when what was begun is done, or waits for somebody. */
const isUnderWay = async (begun: Promise<unknown>) => {
	const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
	let done = false;
	void begun.finally(() => {
		done = true;
	});
	while (!done && (await pool.query(waiting)).rowCount === 0);
};

/** Does in one transaction what these statements say, and `amid` before it is committed. */
const holding = async (
	statements: [sql: string, values: unknown[]][],
	amid: () => Promise<Answer>,
): Promise<Answer> => {
	const held = await pool.connect();
	try {
		await held.query("BEGIN");
		for (const [sql, values] of statements) await held.query(sql, values);
		const begun = amid();
		await isUnderWay(begun);
		await held.query("COMMIT");
		return await begun;
	} finally {
		held.release();
	}
};

const logsIn = (username: string) => () => newBrowser().calls(logInCall, { username, password });
const locked = (id: string): [string, unknown[]] => ["SELECT FROM members WHERE id = $1 FOR UPDATE", [id]];
const sessionsOf = async ({ id }: MemberPerson) =>
	(await pool.query("SELECT FROM sessions WHERE member_id = $1", [id])).rowCount;

test("a login waits for what ends all sessions, and knows then that its password is old, or the account closed", async () => {
	for (const [name, change] of [
		["una", "UPDATE members SET password_hash = 'another' WHERE id = $1"],
		["udo", "UPDATE members SET is_active = false WHERE id = $1"],
	] as const) {
		const member = await newMember(name, "listener");
		const over = "DELETE FROM sessions WHERE member_id = $1";
		const answer = await holding([locked(member.id), [change, [member.id]], [over, [member.id]]], logsIn(name));
		refusal(answer, 401, "invalid_credentials");
		assert.equal(await sessionsOf(member), 0, change);
	}
});

test("a login during which a second step was set up is asked for it", async () => {
	const member = await newMember("ula", "listener");
	const on = "INSERT INTO second_steps (member_id, secret, began_at, confirmed_at) VALUES ($1, '\\x00', now(), now())";
	const answer = await holding([locked(member.id), [on, [member.id]]], logsIn("ula"));
	refusal(answer, 401, "second_step_needed");
	assert.equal(await sessionsOf(member), 1);
});

/** A login that is not through yet, with the old password, while something ends all of them. */
const amidLogin = async (member: MemberPerson, status: number, ends: () => Promise<Answer>) => {
	const token = newToken();
	const begins = "INSERT INTO sessions (token_hash, member_id, created_at, used_at) VALUES ($1, $2, $3, $3)";
	const answer = await holding([[begins, [tokenHash(token), member.id, clock.now()]]], ends);
	assert.equal(answer.status, status, JSON.stringify(answer.body));
	const late = newBrowser();
	late.token = token;
	refusal(await late.calls(me), 401, "not_logged_in");
};

test("a new password ends a login with the old one that is still under way", async () => {
	const member = await newMember("vera", "listener");
	await newBrowser().calls(forgotPassword, { email: "vera@society.example" });
	const token = linkIn(await mailbox.next()).searchParams.get("token") ?? "";
	const word = "Another!2horse";
	await amidLogin(member, 200, () =>
		newBrowser().calls(resetPasswordCall, { token, password: word, confirm_password: word }),
	);
});

test("an account that is closed, or loses its second step, ends a login that is still under way", async () => {
	const [closed, reset] = [await newMember("vito", "listener"), await newMember("viva", "listener")];
	await amidLogin(closed, 200, () => dora.calls(deactivateMember, {}, { member_id: closed.id }));
	await secondStepOf(cast, reset);
	await amidLogin(reset, 200, () => dora.calls(resetSecondStep, {}, { member_id: reset.id }));
});

test("a second step ends a login by the password alone that is still under way", async () => {
	const member = await newMember("volker", "listener");
	const { secret } = beginSecondStep.answer.parse((await member.calls(beginSecondStep, { password })).body).result;
	await amidLogin(member, 200, () => member.calls(confirmSecondStep, { code: codeAt(secret, clock.now()) }));
	assert.equal((await member.calls(me)).status, 200);
});

test("who was logged out in this moment sets up no second step", async () => {
	const member = await newMember("wanda", "listener");
	const { secret } = beginSecondStep.answer.parse((await member.calls(beginSecondStep, { password })).body).result;
	const over: [string, unknown[]] = ["DELETE FROM sessions WHERE member_id = $1", [member.id]];
	const code = codeAt(secret, clock.now());
	refusal(await holding([over], () => member.calls(confirmSecondStep, { code })), 401, "not_logged_in");
	assert.equal((await logsIn("wanda")()).status, 200);
});
