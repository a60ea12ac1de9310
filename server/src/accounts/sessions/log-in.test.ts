import assert from "node:assert/strict";
import { logInCall, me, signUpCall } from "@warmline/contract/accounts/calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { realPasswords: true });
const { newBrowser, lina } = cast;
const behindProxy = await society({ TRUSTED_PROXIES: "127.0.0.1" }, { realPasswords: true });

const logsIn = (body: unknown) => newBrowser().send("POST", "/api/v1/account/user/login/", body);

test("a member logs in by email and by username, regardless of case (A3)", async () => {
	for (const name of [
		{ email: "lina@society.example" },
		{ email: " LINA@Society.Example " },
		{ username: "lina" },
		{ username: "LINA" },
	]) {
		const { status, body } = await logsIn({ ...name, password });
		assert.equal(status, 200);
		const { token, user } = logInCall.answer.parse(body);
		assert.deepEqual([user.id, user.email, user.role.role], [lina.id, "lina@society.example", "listener"]);
		assert.ok(token.length >= 40);
	}
});

test("both fields are required (A3)", async () => {
	for (const [body, field] of [
		[{ username: "lina" }, "password"],
		[{ username: "lina", password: "" }, "password"],
		[{ password }, "username"],
		[{ username: " ", email: "", password }, "username"],
		[{}, "password"],
	] as const) {
		assert.ok(refusal(await logsIn(body), 400).errors?.[field], JSON.stringify(body));
	}
});

test("an unverified member logs in and is told so, and can do nothing else (A4)", async () => {
	const browser = newBrowser();
	await browser.calls(signUpCall, {
		first_name: "Una",
		last_name: "Verified",
		username: "una",
		email: "una@mail.example",
		password,
		confirm_password: password,
		applicant_type: "listener",
	});
	const { body } = await browser.calls(logInCall, { email: "una@mail.example", password });
	const { token, user } = logInCall.answer.parse(body);
	assert.equal(user.is_verified, false);
	browser.token = token;
	assert.equal((await browser.calls(me)).status, 200);
	refusal(await browser.calls(onlineMembers), 403, "not_verified");
	refusal(await browser.send("GET", `/api/v1/account/user/${lina.id}/`), 403, "not_verified");
	refusal(await browser.send("GET", "/api/v1/shift-manager/shift-times/"), 403, "not_verified");
	refusal(await browser.send("GET", "/api/v1/account/user/listeners/"), 403, "not_verified");
});

test("an unknown name and a wrong password are answered alike (A5)", async () => {
	const wrong = await logsIn({ username: "lina", password: "wrong" });
	const unknown = await logsIn({ username: "nobody-here", password: "wrong" });
	const unknownEmail = await logsIn({ email: "nobody@society.example", password });
	for (const answer of [wrong, unknown, unknownEmail]) {
		assert.equal(refusal(answer, 401, "invalid_credentials").message, "Invalid credentials.");
		assert.deepEqual(answer.body, wrong.body);
	}
});

test("a wrong password takes the server the same work as an unknown name (A5)", async () => {
	const timeOf = async (username: string) => {
		const started = performance.now();
		await logsIn({ username, password: "wrong" });
		return performance.now() - started;
	};
	const wrong: number[] = [];
	const unknown: number[] = [];
	for (let n = 0; n < 7; n++) {
		wrong.push(await timeOf("omar"));
		unknown.push(await timeOf(`nobody${n}`));
	}
	const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
	// Without the work an unknown name answers in a tenth of the time.
	assert.ok(median(unknown) > median(wrong) / 3, `${median(unknown)} ms against ${median(wrong)} ms`);
});

test("a member who is no longer active cannot log in, and their session has ended (A5)", async () => {
	const ivy = await cast.newMember("ivy", "listener");
	await cast.pool.query("UPDATE members SET is_active = false WHERE id = $1", [ivy.id]);
	refusal(await logsIn({ username: "ivy", password }), 401, "invalid_credentials");
	refusal(await ivy.calls(me), 401, "not_logged_in");
});

const from = (address: string, username: string, word: string) =>
	behindProxy
		.newBrowser()
		.send("POST", "/api/v1/account/user/login/", { username, password: word }, { "x-forwarded-for": address });
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get("retry-after"));

test("after ten failures the account is closed for that address, for a time that grows, and open for its owner elsewhere (A5)", async () => {
	for (let n = 0; n < 10; n++) refusal(await from("198.51.100.1", n % 2 ? "lina" : "LINA", "wrong"), 401);
	const closed = await from("198.51.100.1", "lina", password);
	refusal(closed, 429, "too_many_requests");
	assert.ok(waitOf(closed) > 0 && waitOf(closed) <= 30, String(waitOf(closed)));
	assert.equal((await from("198.51.100.2", "lina", password)).status, 200);
	assert.equal((await from("198.51.100.1", "omar", password)).status, 200);

	behindProxy.clock.passMinutes(0.51);
	refusal(await from("198.51.100.1", "lina", "wrong again"), 401);
	const longer = await from("198.51.100.1", "lina", password);
	refusal(longer, 429);
	assert.ok(waitOf(longer) > 30 && waitOf(longer) <= 60, String(waitOf(longer)));

	behindProxy.clock.passMinutes(1.01);
	assert.equal((await from("198.51.100.1", "lina", password)).status, 200);
	for (let n = 0; n < 9; n++) refusal(await from("198.51.100.1", "lina", "wrong"), 401);
	assert.equal((await from("198.51.100.1", "lina", password)).status, 200, "a success forgets the failures");
});

test("thirty guesses at the same moment count as thirty: no more than ten are looked at (A5)", async () => {
	const guesses = await Promise.all(Array.from({ length: 30 }, () => from("198.51.100.7", "dora", "wrong")));
	const statuses = guesses.map(({ status }) => status);
	assert.equal(statuses.filter((status) => status === 401).length, 10);
	assert.equal(statuses.filter((status) => status === 429).length, 20);
});

test("failures older than the window are forgotten (A5)", async () => {
	for (let n = 0; n < 9; n++) refusal(await from("198.51.100.3", "sam", "wrong"), 401);
	behindProxy.clock.passMinutes(16);
	for (let n = 0; n < 9; n++) refusal(await from("198.51.100.3", "sam", "wrong"), 401);
	assert.equal((await from("198.51.100.3", "sam", password)).status, 200);
});

test("an account that does not exist is closed in the same way, so that this tells nothing (A5)", async () => {
	for (let n = 0; n < 10; n++) refusal(await from("198.51.100.4", "ghost", "wrong"), 401);
	refusal(await from("198.51.100.4", "ghost", "wrong"), 429);
});

const fromByEmail = (address: string, email: string, word: string) =>
	behindProxy
		.newBrowser()
		.send("POST", "/api/v1/account/user/login/", { email, password: word }, { "x-forwarded-for": address });

test("the limit does not tell that a username and an email are of one account, and neither is a second way to guess", async () => {
	for (const [address, username] of [
		["198.51.100.11", "tess"],
		["198.51.100.12", "noor"],
	] as const) {
		for (let n = 0; n < 10; n++) refusal(await from(address, username, "wrong"), 401);
		refusal(await from(address, username, "wrong"), 429);
		refusal(await fromByEmail(address, "tess@society.example", "wrong"), 401, "invalid_credentials");
	}
	// Whether it is right is not looked at; where the account is another one, it is.
	refusal(await fromByEmail("198.51.100.11", "tess@society.example", password), 401, "invalid_credentials");
	assert.equal((await fromByEmail("198.51.100.12", "tess@society.example", password)).status, 200);
	behindProxy.clock.passMinutes(0.51);
	assert.equal((await fromByEmail("198.51.100.11", "tess@society.example", password)).status, 200);
});

test("where a guess came from, and at whom, is not to be looked up by who has the database alone (A5)", async () => {
	const countedBy = async ({ newBrowser, pool }: typeof cast) => {
		refusal(
			await newBrowser().send("POST", "/api/v1/account/user/login/", { email: "guessed@mail.example", password }),
			401,
		);
		const { rows } = await pool.query<{ key: Buffer }>("SELECT key FROM limits");
		return rows.map(({ key }) => key.toString("hex"));
	};
	const [here, elsewhere] = [await countedBy(cast), await countedBy(behindProxy)];
	assert.ok(here.length > 0);
	// Without a key the same guess would be the same count in every society, and in everybody's table of all addresses.
	assert.deepEqual(
		here.filter((key) => elsewhere.includes(key)),
		[],
	);
});
