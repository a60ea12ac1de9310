import assert from "node:assert/strict";
import { logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { cancelEmailChange } from "@warmline/contract/accounts/email-change-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { deactivateMember, readMember } from "@warmline/contract/members/calls";
import { correctMemberEmail } from "@warmline/contract/members/email-calls";
import { test } from "vitest";
import { emailChanges, tokenIn } from "../../../test/email-change.ts";
import { linkIn } from "../../../test/mailbox.ts";
import { type MemberPerson, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { dora, newBrowser, newMember, pool } = cast;
const { begins, confirms, mailTo, refuses, stateOf } = await emailChanges(cast);
const reason = "A typing error.";

const corrects = (by: MemberPerson, { id }: MemberPerson, email: string) =>
	by.calls(correctMemberEmail, { email, reason }, { member_id: id });
const kept = async ({ id }: MemberPerson) =>
	readMember.answer.parse((await dora.calls(readMember, undefined, { member_id: id })).body).result;

test("a director corrects an email: the new address confirms it, the old one is told, and all sessions end", async () => {
	const mia = await newMember("mia", "listener");
	await mia.connects();
	const { status, body } = await corrects(dora, mia, "mia.right@mail.example");
	assert.equal(status, 200, JSON.stringify(body));
	const shown = correctMemberEmail.answer.parse(body).result;
	assert.deepEqual([shown.email, shown.new_email], ["mia@society.example", "mia.right@mail.example"]);
	const told = await mailTo("mia@society.example");
	assert.equal(told.subject, "The email of your account is being corrected");
	assert.ok(!/confirm=|cancel=|mia\.right/.test(told.text));
	const { change } = await stateOf(mia);
	assert.deepEqual([change?.by_director, change?.email], [true, "mia.right@mail.example"]);
	const answer = await confirms(tokenIn(await mailTo("mia.right@mail.example"), "confirm"));
	assert.deepEqual(answer.body, { changed: true, resets_password: true });
	assert.equal(await mia.line.closes(), 4401);
	refusal(await mia.calls(me), 401, "not_logged_in");
	assert.equal((await mailTo("mia@society.example")).subject, "Your email was changed");
	// Whoever reads the old mailbox may know the password.
	refusal(await newBrowser().calls(logInCall, { username: "mia", password }), 401);
	const link = linkIn(await mailTo("mia.right@mail.example", "token="));
	const token = link.searchParams.get("token") ?? "";
	const next = "Lantern!hill7";
	const reset = await newBrowser().calls(resetPasswordCall, { token, password: next, confirm_password: next });
	assert.equal(reset.status, 200, JSON.stringify(reset.body));
	assert.equal((await newBrowser().calls(logInCall, { username: "mia", password: next })).status, 200);
	const after = await kept(mia);
	assert.deepEqual([after.email, after.new_email], ["mia.right@mail.example", null]);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { member: mia.id })).body);
	assert.deepEqual(
		results.map(({ act, member, params }) => [act, member.name, params]),
		[
			["change_email", "Mia", { before: "m***@s***", after: "m***@m***", by_director: true }],
			["correct_email", "Dora", { before: "m***@s***", after: "m***@m***", reason }],
		],
	);
});

test("who mistyped their email at sign-up is verified by the corrected one", async () => {
	const { status, body } = await newBrowser().send("POST", "/api/v1/account/user/", {
		...{ first_name: "Ada", last_name: "Byron", username: "ada.typo", email: "omar@society.example" },
		...{ password, confirm_password: password, applicant_type: "listener" },
	});
	assert.equal(status, 201, JSON.stringify(body));
	const { rows } = await pool.query("SELECT id FROM members WHERE username = 'ada.typo'");
	const member_id: string = rows[0].id;
	const sent = await dora.calls(correctMemberEmail, { email: "ada.right@mail.example", reason }, { member_id });
	assert.equal(sent.status, 200);
	await confirms(tokenIn(await mailTo("ada.right@mail.example"), "confirm"));
	const login = await newBrowser().calls(logInCall, { email: "ada.right@mail.example", password });
	assert.equal(logInCall.answer.parse(login.body).user.is_verified, true);
});

test("nobody but a director does it, not to themselves, not to a closed account, and not with another member's email", async () => {
	const nia = await newMember("nia", "listener");
	refusal(await corrects(dora, dora, "dora.new@mail.example"), 409, "yourself");
	refusal(await corrects(cast.sam, nia, "nia.new@mail.example"), 403, "forbidden");
	refusal(await corrects(dora, nia, "OMAR@society.example"), 409, "email_taken");
	refusal(await corrects(dora, nia, "nia@society.example"), 400, "same_email");
	const blank = await dora.calls(correctMemberEmail, { email: "n@mail.example", reason: " " }, { member_id: nia.id });
	assert.equal(refusal(blank, 400).errors?.reason, "Please give a reason.");
	await dora.calls(deactivateMember, {}, { member_id: nia.id });
	refusal(await corrects(dora, nia, "nia.new@mail.example"), 409, "deactivated");
	assert.equal((await kept(nia)).new_email, null);
});

test("a correction takes the place of a change that the member has begun, and of one before it", async () => {
	const ida = await newMember("ida", "listener");
	const own = await begins(ida, "ida.own@mail.example");
	await corrects(dora, ida, "ida.wrong@mail.example");
	const wrong = tokenIn(await mailTo("ida.wrong@mail.example"), "confirm");
	await corrects(dora, ida, "ida.right@mail.example");
	const right = tokenIn(await mailTo("ida.right@mail.example"), "confirm");
	for (const token of [own.new, own.old, wrong]) refusal(await confirms(token), 400, "invalid_token");
	refusal(await refuses(own.refusal), 400, "invalid_token");
	// Whoever has got into the account cannot cancel it.
	assert.equal((await ida.calls(cancelEmailChange)).status, 200);
	assert.deepEqual((await confirms(right)).body, { changed: true, resets_password: true });
	assert.equal((await kept(ida)).email, "ida.right@mail.example");
});
