import assert from "node:assert/strict";
import { forgotPassword, logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { changePassword } from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { emailChanges, tokenIn } from "../../../test/email-change.ts";
import { linkIn } from "../../../test/mailbox.ts";
import { logsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, dora, newBrowser, newMember, pool } = cast;
const { asks, begins, confirms, mailbox, mailTo, refuses, stateOf } = await emailChanges(cast);

const logIn = (email: string) => newBrowser().calls(logInCall, { email, password });
const changed = async (token: string) => {
	const { status, body } = await confirms(token);
	assert.equal(status, 200, JSON.stringify(body));
	return body;
};

test("a new email counts once both addresses have confirmed it: this session goes on, every other ends", async () => {
	const mia = await newMember("mia", "listener");
	const elsewhere = await logsIn(address, "mia");
	await Promise.all([mia.connects(), elsewhere.connects()]);
	const links = await begins(mia, "mia.new@mail.example");
	assert.match(links.fromOld.text, /to m\*\*\*@m\*\*\*\./);
	assert.ok(!links.fromOld.text.includes("mia.new@mail.example"));
	assert.deepEqual(await changed(links.new), { changed: false, resets_password: false });
	assert.deepEqual(
		await changed(links.new),
		{ changed: false, resets_password: false },
		"once more by the same address",
	);
	const waits = await stateOf(mia);
	assert.equal(waits.email, "mia@society.example");
	assert.deepEqual(
		{ ...waits.change, expires_at: undefined },
		{
			email: "mia.new@mail.example",
			by_director: false,
			confirmed_old: false,
			confirmed_new: true,
			expires_at: undefined,
		},
	);
	assert.equal((await logIn("mia@society.example")).status, 200, "until then the old one counts");

	assert.deepEqual(await changed(links.old), { changed: true, resets_password: false });
	assert.equal(await elsewhere.line.closes(), 4401);
	refusal(await elsewhere.calls(me), 401, "not_logged_in");
	assert.equal(me.answer.parse((await mia.calls(me)).body).result.email, "mia.new@mail.example");
	assert.deepEqual(await stateOf(mia), { email: "mia.new@mail.example", change: null });
	refusal(await logIn("mia@society.example"), 401, "invalid_credentials");
	assert.equal((await logIn("mia.new@mail.example")).status, 200);
	assert.equal((await mailTo("mia@society.example")).subject, "Your email was changed");
	for (const token of [links.old, links.new]) refusal(await confirms(token), 400, "invalid_token");
	refusal(await refuses(links.refusal), 400, "invalid_token");
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { member: mia.id })).body);
	assert.deepEqual(
		results.map(({ act, params }) => [act, params]),
		[["change_email", { before: "m***@s***", after: "m***@m***" }]],
	);
});

test("with a wrong password, or the email that they have, nothing changes and nobody is mailed", async () => {
	const nia = await newMember("nia", "listener");
	const mails = await mailbox.count();
	const wrong = refusal(await asks(nia, "nia.new@mail.example", "not the one"), 400, "wrong_password");
	assert.deepEqual(wrong.errors, { current_password: "This is not your password." });
	const same = refusal(await asks(nia, "NIA@society.example"), 400, "same_email");
	assert.deepEqual(same.errors, { email: "This is the email of the account already." });
	refusal(await asks(nia, "no email"), 400, "invalid_email");
	assert.equal((await stateOf(nia)).change, null);
	assert.equal(await mailbox.count(), mails);
});

test("the email of another member is answered like any; that member is told, and gets no link to confirm", async () => {
	const ria = await newMember("ria", "listener");
	const taken = await asks(ria, "OMAR@society.example");
	const told = await mailTo("omar@society.example");
	assert.equal(told.subject, "You already have an account");
	assert.ok(!told.text.includes("confirm="));
	const token = tokenIn(await mailTo("ria@society.example"), "confirm");
	const ada = await newMember("ada", "listener");
	const free = await asks(ada, "ada.new@mail.example");
	assert.deepEqual([taken.status, Object.keys(taken.body as object)], [free.status, Object.keys(free.body as object)]);
	assert.deepEqual(await changed(token), { changed: false, resets_password: false });
	const { change } = await stateOf(ria);
	assert.deepEqual([change?.confirmed_old, change?.confirmed_new], [true, false]);
});

test("the old address cancels the change by its link, and the member on their page", async () => {
	const uma = await newMember("uma", "listener");
	const first = await begins(uma, "uma.new@mail.example");
	await changed(first.new);
	assert.equal((await refuses(first.refusal)).status, 204);
	assert.equal((await stateOf(uma)).change, null);
	refusal(await confirms(first.old), 400, "invalid_token");
	const second = await begins(uma, "uma.new@mail.example");
	assert.equal((await uma.send("DELETE", "/api/v1/account/email/change/")).status, 200);
	for (const token of [second.old, second.new]) refusal(await confirms(token), 400, "invalid_token");
	assert.equal((await uma.send("DELETE", "/api/v1/account/email/change/")).status, 200, "there is none any more");
	assert.equal((await stateOf(uma)).email, "uma@society.example");
});

test("the links are mailed again to who has not confirmed, a few times, and are good for a day", async () => {
	const ida = await newMember("ida", "listener");
	const again = () => ida.send("POST", "/api/v1/account/email/change/mails/");
	refusal(await again(), 409, "no_change");
	const links = await begins(ida, "ida.new@mail.example");
	await changed(links.new);
	const mails = await mailbox.count();
	assert.equal((await again()).status, 200);
	assert.equal(tokenIn(await mailTo("ida@society.example"), "confirm"), links.old);
	assert.equal(await mailbox.count(), mails + 1);
	assert.equal((await again()).status, 200);
	refusal(await again(), 429, "too_many_requests");
	clock.passMinutes(24 * 60 + 1);
	refusal(await confirms(links.old), 400, "invalid_token");
	const later = await logsIn(address, "ida");
	assert.equal((await stateOf(later)).change, null);
});

test("a link to a new password that went to the old address counts no longer", async () => {
	const eva = await newMember("eva", "listener");
	await newBrowser().calls(forgotPassword, { email: "eva@society.example" });
	const reset = linkIn(await mailTo("eva@society.example")).searchParams.get("token") ?? "";
	const links = await begins(eva, "eva.new@mail.example");
	await changed(links.old);
	await changed(links.new);
	const body = { token: reset, password: "Another!2horse", confirm_password: "Another!2horse" };
	refusal(await newBrowser().calls(resetPasswordCall, body), 400, "invalid_token");
});

test("a new password by a mailed link ends a change that has begun: somebody else may have begun it", async () => {
	const eli = await newMember("eli", "listener");
	const links = await begins(eli, "eli.new@mail.example");
	await newBrowser().calls(forgotPassword, { email: "eli@society.example" });
	const token = linkIn(await mailTo("eli@society.example")).searchParams.get("token") ?? "";
	const body = { token, password: "Another!2horse", confirm_password: "Another!2horse" };
	const answer = await newBrowser().calls(resetPasswordCall, body);
	assert.match(resetPasswordCall.answer.parse(answer.body).message, /The change of your email was cancelled/);
	refusal(await confirms(links.old), 400, "invalid_token");
	const { rows } = await pool.query("SELECT * FROM email_changes WHERE member_id = $1", [eli.id]);
	assert.deepEqual(rows, []);
});

test("who changes their password is told that it cancels the change that has begun", async () => {
	const ewa = await newMember("ewa", "listener");
	const links = await begins(ewa, "ewa.new@mail.example");
	const fresh = "Another!2horse";
	const body = { current_password: password, password: fresh, confirm_password: fresh };
	const answer = await ewa.calls(changePassword, body);
	assert.deepEqual(changePassword.answer.parse(answer.body), { ended: 0, cancels_email_change: true });
	refusal(await confirms(links.old), 400, "invalid_token");
});
