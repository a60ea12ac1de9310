import assert from "node:assert/strict";
import {
	forgotPassword,
	logInCall,
	me,
	resetPasswordCall,
	sendVerificationEmail,
	signUpCall,
} from "@warmline/contract/accounts/calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newBrowser, config, clock, lina } = await society();
const mailbox = await openMailbox(config.DATA_DIR);

const registers = async (username: string, email: string, { language = "en", secret = password } = {}) => {
	const browser = newBrowser();
	const answer = await browser.send(
		"POST",
		"/api/v1/account/user/",
		{
			first_name: "Ada",
			last_name: "Byron",
			username,
			email,
			password: secret,
			confirm_password: secret,
			applicant_type: "listener",
		},
		{ "accept-language": language },
	);
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return signUpCall.answer.parse(answer.body);
};
const logsIn = (as: { username: string } | { email: string }, secret = password) =>
	newBrowser().calls(logInCall, { ...as, password: secret });

/** What is the same for everybody, without what is everybody's own. */
const shapeOf = (user: object, username: string) =>
	JSON.stringify(user)
		.replaceAll(username, "NAME")
		.replace(/[\da-f]{8}-[\da-f-]{27}/g, "ID")
		.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");

test("registering with the email of a member is answered as any, and so is every step after it (A8)", async () => {
	const secret = "Second!1horse";
	const known = await registers("known.one", " LINA@society.example ", { secret });
	const fresh = await registers("fresh.one", "fresh.one@mail.example", { secret });
	const withEmail = { ...fresh.user, email: known.user.email };
	assert.equal(shapeOf(known.user, "known.one"), shapeOf(withEmail, "fresh.one"));
	assert.deepEqual(Object.keys(known), Object.keys(fresh));
	assert.notEqual(known.user.id, lina.id);

	for (const [username, email] of [
		["known.one", "lina@society.example"],
		["fresh.one", "fresh.one@mail.example"],
	] as const) {
		for (const as of [{ username }, { email }]) {
			const { status, body } = await logsIn(as, secret);
			assert.equal(status, 200, JSON.stringify(as));
			const { token, user } = logInCall.answer.parse(body);
			assert.deepEqual([user.username, user.is_verified, user.email?.toLowerCase()], [username, false, email]);
			const browser = newBrowser();
			browser.token = token;
			assert.equal((await browser.calls(me)).status, 200);
			refusal(await browser.calls(onlineMembers), 403, "not_verified");
		}
		refusal(await logsIn({ email }, "Wrong!1horse"), 401, "invalid_credentials");
		refusal(
			await newBrowser().send("POST", "/api/v1/account/user/", {
				...{ first_name: "Ada", last_name: "Byron", username, email: "third@mail.example" },
				...{ password, confirm_password: password, applicant_type: "listener" },
			}),
			409,
			"already_exists",
		);
	}
});

test("of several who register with one email the last logs in by it, whether or not it is a member's", async () => {
	for (const [names, email] of [
		[["sev.a", "sev.b"], "omar@society.example"],
		[["sev.c", "sev.d"], "sev@mail.example"],
	] as const) {
		const [first, second] = names;
		await registers(first, email, { secret: "First!1horse" });
		clock.passMinutes(1);
		await registers(second, email, { secret: "Second!1horse" });
		refusal(await logsIn({ email }, "First!1horse"), 401, "invalid_credentials");
		assert.equal((await logsIn({ email }, "Second!1horse")).status, 200);
		assert.equal((await logsIn({ username: first }, "First!1horse")).status, 200);
	}
	const { body } = await logsIn({ email: "omar@society.example" }, password);
	assert.equal(logInCall.answer.parse(body).user.username, "omar");
});

/** The next mail to this person; those to others are passed over. */
const nextTo = async (email: string) => {
	for (;;) {
		const mail = await mailbox.next();
		if (mail.to === email) return mail;
	}
};

test("the owner of the email is told by mail how to log in, in the language of the page, a few times an hour", async () => {
	await registers("told.one", "tess@society.example", { language: "fr" });
	assert.equal((await nextTo("tess@society.example")).subject, "Vous avez déjà un compte");
	for (let n = 1; n <= 5; n++) await registers(`told.again${n}`, "sam@society.example");
	clock.passMinutes(61);
	await registers("told.later", "sam@society.example");
	const mails = [];
	for (let n = 1; n <= 4; n++) mails.push(await nextTo("sam@society.example"));
	for (const { subject, text } of mails) {
		assert.equal(subject, "You already have an account");
		assert.match(text, /\/forgot-password/);
		assert.match(text, /\/login/);
	}
	await newBrowser().calls(forgotPassword, { email: "sam@society.example" });
	assert.equal((await nextTo("sam@society.example")).subject, "Set a new password", "no fourth in the first hour");
});

test("such an account is never verified: who asks for its link gets none", async () => {
	const { user } = await registers("asks.link", "noor@society.example");
	assert.equal((await nextTo("noor@society.example")).subject, "You already have an account");
	const answer = await newBrowser().calls(sendVerificationEmail, { email: "noor@society.example" });
	assert.equal(answer.status, 200);
	await newBrowser().calls(forgotPassword, { email: "noor@society.example" });
	const reset = await nextTo("noor@society.example");
	assert.equal(reset.subject, "Set a new password");
	const token = linkIn(reset).searchParams.get("token") ?? "";
	const fresh = "Another!2horse";
	await newBrowser().calls(resetPasswordCall, { token, password: fresh, confirm_password: fresh });
	const { body } = await logsIn({ username: user.username });
	assert.equal(logInCall.answer.parse(body).user.is_verified, false);
	assert.equal((await logsIn({ username: "noor" }, fresh)).status, 200);
});

test("a login with such an account clears no failed logins of the email's owner", async () => {
	const email = "dora@society.example";
	await registers("clears.none", email, { secret: "Second!1horse" });
	for (let n = 0; n < 4; n++) {
		for (let wrong = 0; wrong < 2; wrong++) await logsIn({ email }, "Wrong!1horse");
		await logsIn({ email }, "Second!1horse");
	}
	refusal(await logsIn({ email }, "Wrong!1horse"), 429, "too_many_requests");
});
