import assert from "node:assert/strict";
import { forgotPassword, logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { changePassword } from "@warmline/contract/accounts/security-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { logsIn, type MemberPerson, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, dora, newBrowser, newMember } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);
const fresh = "Another!2horse";

type Change = { readonly old?: string; readonly to?: string; readonly again?: string };
const changes = (who: MemberPerson, { old = password, to = fresh, again = to }: Change = {}) =>
	who.calls(changePassword, { current_password: old, password: to, confirm_password: again });
const logIn = (username: string, word: string) => newBrowser().calls(logInCall, { username, password: word });

test("a member sets a new password; this session goes on, every other ends at once, and they are told by email", async () => {
	const mia = await newMember("mia", "listener");
	const elsewhere = await logsIn(address, "mia");
	await Promise.all([mia.connects(), elsewhere.connects()]);
	const answer = await changes(mia);
	assert.equal(answer.status, 200);
	assert.deepEqual(changePassword.answer.parse(answer.body), { ended: 1, cancels_email_change: false });
	assert.equal(await elsewhere.line.closes(), 4401);
	refusal(await elsewhere.calls(me), 401, "not_logged_in");
	assert.equal((await mia.calls(me)).status, 200);
	refusal(await logIn("mia", password), 401, "invalid_credentials");
	assert.equal((await logIn("mia", fresh)).status, 200);
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], [mia.user.email, "Your password was changed"]);
	assert.ok(!`${mail.text}${mail.html}`.includes(fresh));
	assert.match(mail.text, /If you have passkeys, they still work/);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { member: mia.id })).body);
	assert.deepEqual(
		results.map(({ act }) => act),
		["change_password"],
	);
});

test("with a wrong password, a common one or two that differ nothing changes, and each is said at its field", async () => {
	const nia = await newMember("nia", "listener");
	const mails = await mailbox.count();
	const elsewhere = await logsIn(address, "nia");
	const refusals = [
		[{ old: "not the one" }, "wrong_password", { current_password: "This is not your password." }],
		[{ to: "short" }, "invalid_password", { password: "Password must be at least 8 characters." }],
		[{ again: `${fresh}x` }, "invalid_confirm_password", { confirm_password: "Passwords do not match." }],
	] as const;
	for (const [wrong, code, errors] of refusals) {
		assert.deepEqual(refusal(await changes(nia, wrong), 400, code).errors, errors);
	}
	assert.equal((await elsewhere.calls(me)).status, 200);
	assert.equal((await logIn("nia", password)).status, 200);
	assert.equal(await mailbox.count(), mails);
});

test("whoever sits at an open page cannot guess the password", async () => {
	const ria = await newMember("ria", "listener");
	let status = 400;
	for (let tries = 0; tries < 20 && status === 400; tries++) ({ status } = await changes(ria, { old: `no ${tries}` }));
	assert.equal(status, 429);
	assert.equal((await changes(ria)).status, 429, "not even with the right one");
	clock.passMinutes(60);
	assert.equal((await changes(ria)).status, 200);
	await mailbox.next();
});

test("of several changes at once one counts, and a link that was mailed before counts no longer", async () => {
	const uma = await newMember("uma", "listener");
	await newBrowser().calls(forgotPassword, { email: "uma@society.example" });
	const token = linkIn(await mailbox.next()).searchParams.get("token") ?? "";
	const words = ["Kettle!1a", "Lantern!1", "Meadow!1b"];
	const answers = await Promise.all(words.map((to) => changes(uma, { to })));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400]);
	const word = words[answers.findIndex(({ status }) => status === 200)] ?? "";
	assert.equal((await logIn("uma", word)).status, 200);
	const body = { token, password: fresh, confirm_password: fresh };
	refusal(await newBrowser().calls(resetPasswordCall, body), 400, "invalid_token");
});
