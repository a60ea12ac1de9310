import assert from "node:assert/strict";
import { logInCall, me, signUpCall } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newBrowser, config, clock, lina } = await society();
const mailbox = await openMailbox(config.DATA_DIR);

const form = (username: string, email: string, secret: string) => ({
	...{ first_name: "Ada", last_name: "Byron", username, email },
	...{ password: secret, confirm_password: secret, applicant_type: "listener" as const },
});
const registers = async (username: string, email: string, secret = password) => {
	assert.equal((await newBrowser().calls(signUpCall, form(username, email, secret))).status, 201);
	clock.passMinutes(1);
};
const logsIn = async (as: { username: string } | { email: string }, secret = password) => {
	const { body } = await newBrowser().calls(logInCall, { ...as, password: secret });
	return logInCall.answer.parse(body).user;
};

/** Reads the mails that verify an email, and answers their links by the username that each names. */
const linksFor = async (email: string, usernames: readonly string[]) => {
	const links = new Map<string, URL>();
	while (links.size < usernames.length) {
		const mail = await mailbox.next();
		const username = usernames.find(
			(one) => mail.to === email && mail.text.includes(`registering with the username ${one}.`),
		);
		if (username) links.set(username, linkIn(mail));
	}
	return links;
};
const presses = (link: URL | undefined) =>
	newBrowser()
		.send("GET", `${link?.pathname}${link?.search}`)
		.then(({ headers }) => headers.get("location"));

test("whoever registers with a stranger's email first does not get the account that the owner of the email verifies", async () => {
	const email = "victim@mail.example";
	await registers("stranger", email, "Unknown!1horse");
	await registers("victim", email);
	const links = await linksFor(email, ["stranger", "victim"]);
	assert.equal(await presses(links.get("victim")), "/login?verified=true");
	assert.deepEqual((({ username, is_verified }) => [username, is_verified])(await logsIn({ email })), ["victim", true]);
	assert.equal((await logsIn({ username: "stranger" }, "Unknown!1horse")).is_verified, false);
	assert.equal(await presses(links.get("stranger")), "/email-verification?expired=true");
	assert.equal((await logsIn({ username: "stranger" }, "Unknown!1horse")).is_verified, false);
});

test("both links pressed at once verify one account", async () => {
	const email = "both@mail.example";
	const names = ["both.a", "both.b", "both.c"];
	for (const name of names) await registers(name, email);
	const links = await linksFor(email, names);
	await Promise.all([...links.values()].map(presses));
	const users = await Promise.all(names.map((username) => logsIn({ username })));
	assert.equal(users.filter(({ is_verified }) => is_verified).length, 1);
});

test("a member who registers again with the same password still logs in to the old account by email", async () => {
	await registers("lina.again", "lina@society.example");
	assert.equal((await logsIn({ email: "lina@society.example" })).id, lina.id);
	const browser = newBrowser();
	browser.token = logInCall.answer.parse(
		(await browser.calls(logInCall, { username: "lina.again", password })).body,
	).token;
	assert.equal(me.answer.parse((await browser.calls(me)).body).result.is_verified, false);
});

test("an email is registered with ten times a day at most, so that its mails stay readable", async () => {
	for (let n = 1; n <= 10; n++) await registers(`often${n}`, "often@mail.example");
	const refused = await newBrowser().send(
		"POST",
		"/api/v1/account/user/",
		form("often11", "OFTEN@mail.example", password),
	);
	refusal(refused, 429, "too_many_requests");
	clock.passMinutes(24 * 60);
	await registers("often11", "often@mail.example");
});
