import assert from "node:assert/strict";
import { forgotPassword, logInCall, me, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { logsIn, password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { forgetOldSessions } from "../sessions/sessions.ts";
import { mailResetLink, resetJob } from "../sign-up/mailed-links.ts";

const cast = await society();
const { address, clock, newBrowser, newMember, platform, pool } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);
const fresh = "Another!2horse";

const mailedToken = async (name: string) => {
	assert.equal((await newBrowser().calls(forgotPassword, { email: `${name}@society.example` })).status, 200);
	const mail = await mailbox.next();
	assert.equal(mail.to, `${name}@society.example`);
	const link = linkIn(mail);
	assert.equal(link.pathname, "/reset-password");
	return link.searchParams.get("token") ?? "";
};
const resets = async (token: unknown, word: unknown = fresh, again: unknown = word) => {
	const body = { token, password: word, confirm_password: again };
	const answer = await newBrowser().send("POST", "/api/v1/account/user/reset_password/", body);
	if (answer.status === 200) assert.equal((await mailbox.next()).subject, "Your password was changed");
	return answer;
};
const logIn = (username: string, word: string) => newBrowser().calls(logInCall, { username, password: word });

test("the mailed link sets a new password once, and ends every session and channel (A11)", async () => {
	const eva = await newMember("eva", "listener");
	const elsewhere = await logsIn(address, "eva");
	await Promise.all([eva.connects(), elsewhere.connects()]);
	const token = await mailedToken("eva");
	assert.equal((await eva.calls(me)).status, 200, "asking alone ends nothing");
	const answer = await resets(token);
	assert.equal(answer.status, 200);
	resetPasswordCall.answer.parse(answer.body);
	for (const one of [eva, elsewhere]) {
		assert.equal(await one.line.closes(), 4401);
		refusal(await one.calls(me), 401, "not_logged_in");
	}
	refusal(await logIn("eva", password), 401, "invalid_credentials");
	assert.equal((await logIn("eva", fresh)).status, 200);
	refusal(await resets(token, "Third!33horse"), 400, "invalid_token");
	assert.equal((await logIn("eva", fresh)).status, 200);
});

test("a mail speaks the language of the page that asked for it, and its link leads to that language's page (A11)", async () => {
	await newMember("lea", "listener");
	const path = "/api/v1/account/user/forgot_password/";
	await newBrowser().send("POST", path, { email: "lea@society.example" }, { "accept-language": "fr-CA, en;q=0.5" });
	const mail = await mailbox.next();
	assert.equal(mail.subject, "Choisir un nouveau mot de passe");
	assert.match(mail.text, /^Bonjour Lea,/);
	const link = linkIn(mail);
	assert.equal(link.pathname, "/fr/reset-password");
	assert.equal((await resets(link.searchParams.get("token"))).status, 200);
});

test("a link used several times at once sets one password (A11)", async () => {
	await newMember("ida", "listener");
	const token = await mailedToken("ida");
	const words = ["Kettle!1a", "Lantern!1", "Meadow!1b", "Orchard!1"];
	const answers = await Promise.all(words.map((word) => resets(token, word)));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400, 400]);
	const word = words[answers.findIndex(({ status }) => status === 200)] ?? "";
	assert.equal((await logIn("ida", word)).status, 200);
});

test("a used link stays used when the job that mailed it runs again, and nothing is mailed (A11)", async () => {
	await newMember("ulla", "listener");
	const token = await mailedToken("ulla");
	const named = "SELECT id, data FROM jobs.job WHERE name = $1 AND data->>'email' = 'ulla@society.example'";
	const [job] = (await pool.query(named, [resetJob])).rows;
	// The outbox would leave out what has the same id; a mail server does not.
	const sent: string[] = [];
	const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
	const runsAgain = () => mailResetLink({ ...platform, mailer }, job.data, job.id);
	await runsAgain();
	assert.deepEqual(sent.splice(0), ["ulla@society.example"]);
	assert.equal((await resets(token)).status, 200, "as long as it is not used it is the same link");
	for (const days of [0, 2]) {
		clock.passMinutes(days * 24 * 60);
		await forgetOldSessions(platform.database.db, clock);
		await runsAgain();
		refusal(await resets(token, "Third!33horse"), 400, "invalid_token");
	}
	const next = await mailedToken("ulla");
	await runsAgain();
	assert.equal((await resets(next, "Third!33horse")).status, 200, "what was asked for since still works");
	assert.deepEqual(sent, []);
	clock.passMinutes(5 * 24 * 60);
	await forgetOldSessions(platform.database.db, clock);
	const { rows } = await pool.query("SELECT * FROM mailed_links");
	assert.deepEqual(rows, []);
});

test("a refused password does not use the link up (A11)", async () => {
	await newMember("una", "listener");
	const token = await mailedToken("una");
	for (const [word, again, sentence] of [
		["short", "short", "Password must be at least 8 characters."],
		["alllower1!", "alllower1!", "Password must contain at least one uppercase letter."],
		["ALLUPPER1!", "ALLUPPER1!", "Password must contain at least one lowercase letter."],
		["NoDigits!!", "NoDigits!!", "Password must contain at least one digit."],
		["NoSpecial11", "NoSpecial11", "Password must contain at least one special character (!@#$%^&*)."],
		[fresh, `${fresh}x`, "Passwords do not match."],
	]) {
		assert.equal(refusal(await resets(token, word, again), 400).message, sentence);
	}
	assert.equal((await resets(token)).status, 200);
});

test("a link is good for an hour, and a newer one takes its place (A11)", async () => {
	await newMember("ivo", "listener");
	const first = await mailedToken("ivo");
	const second = await mailedToken("ivo");
	refusal(await resets(first), 400, "invalid_token");
	clock.passMinutes(59);
	assert.equal((await resets(second)).status, 200);
	const third = await mailedToken("ivo");
	clock.passMinutes(61);
	refusal(await resets(third), 400, "invalid_token");
});

test("an unknown address is answered like a known one, and gets no mail (A11)", async () => {
	await newMember("ole", "listener");
	const before = await mailbox.count();
	const unknown = await newBrowser().calls(forgotPassword, { email: "nobody@society.example" });
	const known = await newBrowser().calls(forgotPassword, { email: "OLE@society.example" });
	assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
	assert.equal((await mailbox.next()).to, "ole@society.example");
	assert.equal(await mailbox.count(), before + 1);
});

test("an address gets a few links in a quarter of an hour, known or not (A11)", async () => {
	for (const email of ["pia@society.example", "nobody2@society.example"]) {
		for (let n = 0; n < 3; n++) assert.equal((await newBrowser().calls(forgotPassword, { email })).status, 200);
		refusal(await newBrowser().calls(forgotPassword, { email }), 429, "too_many_requests");
	}
});

test("made-up tokens, and links made for something else, are good for nothing (A11)", async () => {
	for (const token of ["x", "x".repeat(200), "\u0000"]) refusal(await resets(token), 400, "invalid_token");
	for (const token of ["", null, 5, undefined, "x".repeat(201)]) refusal(await resets(token), 400, "invalid_token");
	const ava = await newMember("ava", "listener");
	refusal(await resets(ava.token), 400, "invalid_token");
});

test("who was shut out by wrong guesses gets in with the new password from elsewhere, and others keep their sessions (A11)", async () => {
	const [mia, max] = [await newMember("mia", "listener"), await newMember("max", "listener")];
	await resets(await mailedToken("mia"));
	refusal(await mia.calls(me), 401);
	assert.equal((await max.calls(me)).status, 200);
});
