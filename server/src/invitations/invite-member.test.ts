import assert from "node:assert/strict";
import { logInCall, signUpCall } from "@warmline/contract/accounts/calls";
import { inviteMember } from "@warmline/contract/invitations/calls";
import { test } from "vitest";
import { invitationsOf } from "../../test/invitations.ts";
import { linkIn } from "../../test/mailbox.ts";
import { logsIn, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";
import { daysAfter } from "../platform/days.ts";
import { societyDay } from "../platform/society.ts";
import { forgetOldInvitations } from "./forget-old-invitations.ts";

const cast = await society({ PUBLIC_URL: "https://warmline.example" });
const { address, clock, dora, newBrowser, newMember, platform, pool } = cast;
const { accepts, invites, list, mailbox, mailedToken, opens, resends, revokes, stateOf, tries } =
	await invitationsOf(cast);

test("the link leads to the public address in the person's language, whatever host the request named", async () => {
	const form = { name: "Ana Roy", email: "ana@mail.example", role: "listener", language: "fr" };
	const answer = await dora.send("POST", "/api/v1/invitations/", form, { "x-forwarded-host": "evil.example" });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	const mail = await mailbox.next();
	assert.equal(linkIn(mail).origin + linkIn(mail).pathname, "https://warmline.example/fr/register");
	assert.match(mail.text, /^Bonjour Ana Roy,/);
	const token = linkIn(mail).searchParams.get("invitation") ?? "";
	const { rows } = await pool.query("SELECT * FROM invitations");
	assert.ok(!JSON.stringify(rows).includes(token), "only a hash is stored");
	const jobs = await pool.query("SELECT data::text FROM jobs.job WHERE name = 'mail-invitation'");
	assert.ok(jobs.rows.length > 0 && jobs.rows.every(({ data }) => !data.includes(token)));
});

test("a member is not invited, nor is somebody twice, whatever letters the address is written in", async () => {
	assert.ok(refusal(await tries({ email: "LINA@society.example" }), 409, "already_member").errors?.email);
	await invites({ email: "bo@mail.example" });
	assert.ok(refusal(await tries({ email: "Bo@Mail.example" }), 409, "already_invited").errors?.email);
	const answers = await Promise.all([1, 2, 3].map(() => tries({ email: "cy@mail.example" })));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
	await mailedToken("cy@mail.example");
});

test("after its time somebody is invited anew, and the one before counts as expired", async () => {
	const { id } = await invites({ email: "dee@mail.example" });
	clock.passMinutes(15 * 24 * 60);
	const head = await newMember("hana", "director");
	await invites({ email: "dee@mail.example" }, head);
	assert.equal(await stateOf(id, head), "expired");
	const open = await list(head, { open: "true" });
	assert.deepEqual(
		open.map(({ email }) => email),
		["dee@mail.example"],
	);
	assert.ok((await list(head, { open: "false" })).every(({ state }) => state === "expired"));
	refusal(await resends(id, head), 409, "already_invited");
	clock.passMinutes(15 * 24 * 60);
	const late = await logsIn(address, "hana");
	assert.equal((await resends(id, late)).status, 200, "the later one has had its time, too");
	assert.notEqual(await stateOf(id, late), "expired");
	assert.deepEqual(
		(await list(late, { query: "bo@" })).map(({ email }) => email),
		["bo@mail.example"],
	);
});

test("what is wrong is named by its field, and nothing is sent", async () => {
	const head = await logsIn(address, "hana");
	const tomorrow = daysAfter(societyDay(clock.now()), 3);
	const wrong: [object, string][] = [
		[{ name: " " }, "invalid_name"],
		[{ email: "nobody" }, "invalid_email"],
		[{ role: "new_hire" }, "invalid_role"],
		[{ role: "trainee_listener", certified_since: "2024-01-01" }, "invalid_certified_since"],
		[{ certified_since: tomorrow }, "invalid_certified_since"],
		[{ certified_since: "2024-02-30" }, "invalid_certified_since"],
		[{ earlier_hours: -1 }, "invalid_earlier_hours"],
		[{ police_check: { level: 3, date: tomorrow } }, "invalid_police_check.date"],
		[{ languages: ["French"] }, "invalid_languages.0"],
	];
	const before = await list(head);
	for (const [part, code] of wrong) {
		const form = { name: "Ada Newman", email: "e@mail.example", role: "listener", language: "en", ...part };
		const { errors } = refusal(await head.send("POST", "/api/v1/invitations/", form), 400);
		assert.ok(
			errors && Object.keys(errors).some((field) => code === `invalid_${field}`),
			`${code}: ${JSON.stringify(errors)}`,
		);
	}
	assert.equal((await list(head)).length, before.length);
});

test("who registered with the address and did not verify it does not keep it from who was invited", async () => {
	const head = await logsIn(address, "hana");
	const email = "fay@mail.example";
	const signedUp = await newBrowser().calls(signUpCall, {
		...{ first_name: "Mal", last_name: "Lory", username: "squatter", email, applicant_type: "listener" },
		...{ password, confirm_password: password },
	});
	assert.equal(signedUp.status, 201);
	const { token } = await invites({ email }, head);
	assert.equal((await accepts(token, "fay")).status, 201);
	assert.equal((await logsIn(address, "fay")).user.email, email);
	const byEmail = await newBrowser().calls(logInCall, { email, password });
	assert.equal(logInCall.answer.parse(byEmail.body).user.username, "fay");
});

test("who became a member by another way in the meantime is told to log in", async () => {
	const head = await logsIn(address, "hana");
	const { token } = await invites({ email: "gus@society.example" }, head);
	await newMember("gus", "listener");
	refusal(await accepts(token, "gus.again"), 409, "already_member");
});

test("guessing at links, and mails to one address, are limited", async () => {
	const head = await logsIn(address, "hana");
	refusal(await opens("no-such-token"), 400, "invalid_token");
	const { id } = await invites({ email: "ivo@mail.example" }, head);
	const again = () => head.send("POST", `/api/v1/invitations/${id}/mail/`);
	assert.equal((await again()).status, 200);
	assert.equal((await again()).status, 200);
	refusal(await again(), 429, "too_many_requests");
	assert.equal((await revokes(id, head)).status, 200);
});

test("an invitation asks for the director's password again, and for a director", async () => {
	const late = await newMember("late", "director");
	await pool.query("UPDATE sessions SET password_at = NULL WHERE member_id = $1", [late.id]);
	refusal(await tries({ email: "jo@mail.example" }, late), 403, "confirm_yourself");
	for (const role of ["supervisor", "listener", "trainee_listener", "new_hire"] as const)
		refusal(await tries({ email: "jo@mail.example" }, await newMember(`as.${role}`, role)), 403, "forbidden");
	refusal(await newBrowser().send("POST", inviteMember.path.replace(/^/, "/api/v1"), {}), 401, "not_logged_in");
});

test("a member's copy has the invitation they got; what was not accepted goes 30 days after its end", async () => {
	const fay = await logsIn(address, "fay");
	const headers = { authorization: `Token ${fay.token}` };
	const sent = await fetch(`${address}/api/v1/members/${fay.id}/export/`, { headers });
	const files = unzip(Buffer.from(await sent.arrayBuffer()));
	const { invitations } = JSON.parse(files.get("person.json")?.toString() ?? "{}");
	assert.equal(invitations.received[0].email, "fay@mail.example");
	clock.passMinutes(44 * 24 * 60);
	await forgetOldInvitations(platform);
	const { rows } = await pool.query("SELECT email FROM invitations ORDER BY id");
	assert.deepEqual(rows, [{ email: "fay@mail.example" }], "and those of who came stay a while");
	clock.passMinutes(60 * 24 * 60);
	await forgetOldInvitations(platform);
	assert.equal((await pool.query("SELECT 1 FROM invitations")).rows.length, 0);
});
