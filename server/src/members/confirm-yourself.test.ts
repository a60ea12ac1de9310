import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import { me } from "@warmline/contract/accounts/calls";
import { confirmYourself } from "@warmline/contract/accounts/security-calls";
import type { Call } from "@warmline/contract/calls";
import { readMember } from "@warmline/contract/members/calls";
import { readSecuritySettings } from "@warmline/contract/members/security-calls";
import { test } from "vitest";
import { logsIn, type MemberPerson, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const { address, clock, newMember, pool } = await society();

/** What these do is tried where invitations, webhooks and API tokens are. */
const elsewhereTried: Record<string, object | undefined> = {
	inviteMember: { name: "Ada Newman", email: "ada@mail.example", role: "director", language: "en" },
	resendInvitation: {},
	makeInvitationLink: { role: "trainee_listener", uses: 5, days: 7 },
	importMembers: { table: "name,email,role\nAda Newman,ada@mail.example,listener", language: "en", client_id: "one" },
	createApiToken: { name: "Dashboard", scopes: ["members:read"], days: 30 },
	createWebhook: { name: "Ledger", url: "https://hooks.example/in", events: ["member.joined"] },
	changeWebhook: { name: "Ledger", url: "https://hooks.example/in", events: ["member.joined"] },
	rotateWebhookSecret: undefined,
};

/** Each call that asks for the password, with what would be done by it. */
const bodies: Record<string, object | undefined> = {
	...elsewhereTried,
	changeSecuritySettings: { second_step_from: "2030-01-01" },
	resetSecondStep: {},
	correctMemberEmail: { email: "nils.right@mail.example", reason: "A typing error." },
	changeMemberRole: { role: "director" },
	deactivateMember: { reason: "Left us." },
	exportMember: undefined,
	eraseMember: { username: "nils" },
};
const all: Record<string, Call> = Object.assign({}, ...Object.values(calls));
/** One's own passkeys are tried where they are. */
const asking = Object.entries(all).filter(([, { asksPassword, who }]) => asksPassword && who !== "member");

const shows = (who: MemberPerson, word: string) => who.calls(confirmYourself, { password: word });

test("what a director does to others' accounts and data asks for their password, when they have not shown it for ten minutes", async () => {
	assert.deepEqual(asking.map(([name]) => name).toSorted(), Object.keys(bodies).toSorted());
	const director = await newMember("dirk", "director");
	const elsewhere = await logsIn(address, "dirk");
	const nils = await newMember("nils", "listener");
	const tries = (who: MemberPerson, [name, call]: readonly [string, Call]) =>
		who.send(call.method, `/api/v1${call.path.replace(":member_id", nils.id)}`, bodies[name]);
	clock.passMinutes(9);
	for (const one of asking.filter(
		([name]) => !(name in elsewhereTried) && !/^(erase|deactivate|changeMember)/.test(name),
	))
		assert.equal((await tries(director, one)).status, 200, one[0]);
	await pool.query("UPDATE account_settings SET second_step_from = NULL");

	clock.passMinutes(1.1);
	for (const one of asking) refusal(await tries(director, one), 403, "confirm_yourself");
	const member_id = nils.id;
	const { result } = readMember.answer.parse((await director.calls(readMember, undefined, { member_id })).body);
	assert.deepEqual([result.role, result.is_active], ["listener", true]);
	const settings = readSecuritySettings.answer.parse((await director.calls(readSecuritySettings)).body).result;
	assert.equal(settings.second_step_from, null);
	// Whom a call is not for hears that, and is not asked.
	for (const one of asking.filter(([name]) => name !== "exportMember"))
		refusal(await tries(nils, one), 403, "forbidden");

	assert.ok(refusal(await shows(director, "wrong"), 400, "wrong_password").errors?.password);
	for (const one of asking) refusal(await tries(director, one), 403, "confirm_yourself");
	assert.equal((await shows(director, password)).status, 204);
	for (const one of asking) refusal(await tries(elsewhere, one), 403, "confirm_yourself");
	clock.passMinutes(9.9);
	// Once the account is closed its email is not corrected, either.
	const others = [...Object.keys(elsewhereTried), "correctMemberEmail", "eraseMember"];
	for (const one of asking.filter(([name]) => !others.includes(name)))
		assert.equal((await tries(director, one)).status, 200, one[0]);
	await pool.query("UPDATE account_settings SET second_step_from = NULL");
	clock.passMinutes(0.2);
	for (const one of asking) refusal(await tries(director, one), 403, "confirm_yourself");
	assert.equal((await shows(director, password)).status, 204);
	assert.equal((await director.calls(all.eraseMember as Call, bodies.eraseMember as never, { member_id })).status, 204);
});

test("whoever guesses the password there waits after five tries, and the right one does not help them then", async () => {
	const dino = await newMember("dino", "director");
	for (let n = 0; n < 5; n++) refusal(await shows(dino, "wrong"), 400, "wrong_password");
	const closed = await shows(dino, password);
	refusal(closed, 429, "too_many_requests");
	assert.ok(Number(closed.headers.get("retry-after")) > 0);
	assert.equal((await dino.calls(me)).status, 200, "the login goes on");
	clock.passMinutes(0.6);
	assert.equal((await shows(dino, password)).status, 204);
});
