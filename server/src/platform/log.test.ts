import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { logInCall, signUpCall } from "@warmline/contract/accounts/calls";
import { saveListenerApplication } from "@warmline/contract/applications/calls";
import { leaveMessage } from "@warmline/contract/chats/after-calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { test } from "vitest";
import { begins } from "../../test/applicant.ts";
import { Browser } from "../../test/browser.ts";
import { TestChannel } from "../../test/channel.ts";
import { serversOnNewFolder } from "../../test/own-server.ts";
import { logsIn, password } from "../../test/person.ts";
import { embeddedAddress } from "./db/embedded/embedded.ts";
import { createLog } from "./log.ts";

/** Said by people in this test, and nowhere else. */
const private_ = {
	message: "canary-message-of-the-visitor",
	reply: "canary-reply-of-the-listener",
	typo: "canary-in-a-broken-frame",
	action: "canary-instead-of-an-action",
	visitorEmail: "canary-visitor@mail.example",
	visitorName: "Canary-Rosalind",
	left: "canary-message-left-behind",
	leftEmail: "canary-left@mail.example",
	address: "203.0.113.77",
	wrongPassword: "Canary!wrong1password",
	unknownAccount: "canary-nobody@mail.example",
	signUpEmail: "canary-new@mail.example",
	signUpName: "Canary-Ottoline",
	signUpPassword: "Canary!new1password",
	inAddress: "canary-in-the-address",
	inToken: "canary-as-a-token",
	street: "7 Canary-Street",
	twice: "canary-that-is-there-twice",
};

const { folder, servers } = await serversOnNewFolder({ LOG_LEVEL: "debug", TRUSTED_PROXIES: "127.0.0.1" });

/** Comes through a proxy that says whose address it is. */
const comesFrom = { "x-forwarded-for": private_.address };

const visits = async (address: string) => {
	const browser = new Browser(address);
	const intake = { message: private_.message, email: private_.visitorEmail, accept_terms: true };
	const { body } = await browser.send("POST", "/api/v1/chat/initiate-chat/", intake, comesFrom);
	const chat = initiateChat.answer.parse(body);
	const ws = address.replace("http", "ws");
	const line = await TestChannel.open(
		`${ws}/ws/chat/conversation/${chat.chat_id}/?token=${chat.visitor_token}`,
		comesFrom,
	);
	line.raw(`{"action":"send_message","message":"${private_.typo}`);
	await line.hears("error", { code: "invalid_json" });
	line.says(private_.action);
	await line.hears("error", { code: "unknown_action" });
	line.says("send_message", { message: `${private_.message} again`, client_id: 7 });
	await line.hears("error");
	const stranger = await TestChannel.open(`${ws}/ws/chat/conversation/${chat.chat_id}/?token=${private_.inToken}`);
	assert.equal(await stranger.closes(), 4401);
	return { browser, line, ...chat };
};

const leaves = (browser: Browser) =>
	browser.calls(leaveMessage, { email: private_.leftEmail, message: private_.left, accept_terms: true });

const opensTheForm = async (browser: Browser) => {
	for (const account of ["dora", private_.unknownAccount])
		assert.equal((await browser.calls(logInCall, { username: account, password: private_.wrongPassword })).status, 401);
	const signedUp = await browser.calls(signUpCall, {
		email: private_.signUpEmail,
		username: "ottoline",
		first_name: private_.signUpName,
		last_name: "Lind",
		password: private_.signUpPassword,
		confirm_password: private_.signUpPassword,
		applicant_type: "listener",
	});
	assert.equal(signedUp.status, signUpCall.status, JSON.stringify(signedUp.body));
	for (const path of [private_.inAddress, `csrf/?token=${private_.inToken}`, `%ff${private_.inAddress}`])
		await browser.send("GET", `/api/v1/${path}`);
};

test("no log holds what people wrote, who they are, or what opens their pages, whatever goes wrong", {
	timeout: 90_000,
}, async () => {
	const server = await servers.starts();
	assert.match(server.said(), /is ready at/);
	for (const [username, role] of [
		["dora", "director"],
		["noor", "new_hire"],
	] as const)
		assert.equal((await servers.addsMember(username, role, password)).code, 0);
	const { browser, line, chat_id, visitor_token } = await visits(server.address);
	await opensTheForm(browser);
	const dora = await logsIn(server.address, "dora");
	const desk = await dora.connects();
	desk.says("accept_chat", { chat_id });
	await line.hears("chat_assigned");
	desk.says("send_message", { chat_id, message: private_.reply });
	await line.hears("new_message", { message: { message: private_.reply } });
	const noor = await logsIn(server.address, "noor");
	const details_id = await begins(noor);
	assert.equal((await noor.calls(saveListenerApplication, { address: private_.street }, { details_id })).status, 200);
	assert.equal((await leaves(browser)).status, 201);

	const database = new pg.Client(embeddedAddress(folder));
	await database.connect();
	await database.query("CREATE TABLE once (word text UNIQUE)");
	const puts = () => database.query("INSERT INTO once VALUES ($1)", [private_.twice]);
	await puts();
	await assert.rejects(puts);
	for (const table of ["messages", "left_messages"])
		await database.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
	await database.end();
	line.says("send_message", { message: private_.message });
	await line.hears("error", { code: "internal_error" });
	assert.equal((await leaves(browser)).status, 500);
	const again = { message: private_.message, email: private_.visitorEmail, accept_terms: true };
	assert.equal(
		(await new Browser(server.address).send("POST", "/api/v1/chat/initiate-chat/", again, comesFrom)).status,
		500,
	);
	await servers.ends(server.child);

	const said = server.said() + (await readFile(join(folder, "postgres.log"), "utf8"));
	assert.match(said, /a request could not be answered/);
	assert.match(said, /a frame could not be handled/);
	assert.match(said, /"code":"42P01"/, "what went wrong is told");
	const secrets = { ...private_, password, visitor_token, member_token: dora.token ?? "", own: noor.token ?? "" };
	for (const [what, words] of Object.entries(secrets))
		assert.ok(!said.includes(words), `${what}: ${said.split("\n").find((one) => one.includes(words))}`);
});

/** What is logged of an error, with and without a sentence. */
const loggedOf = (error: unknown) => {
	const lines: string[] = [];
	const log = createLog({ LOG_LEVEL: "debug" }, { write: (line: string) => lines.push(line) });
	log.error(error);
	log.error({ err: error });
	log.warn({ err: error }, "a sentence");
	return lines.join("");
};
const words = "canary words";
const ofDatabase = (code: string, message: string) =>
	Object.assign(new pg.DatabaseError(message, message.length, "error"), { code, detail: `Key (email)=(${words})` });

for (const [what, error] of [
	[
		"of a failed statement",
		new DrizzleQueryError("INSERT INTO t VALUES ($1)", [words], ofDatabase("42P01", "no table")),
	],
	[
		"of a failed statement inside another error",
		new Error(words, { cause: new DrizzleQueryError("", [words], new Error("no line")) }),
	],
	[
		"of a failed statement without a cause",
		Object.assign(new DrizzleQueryError("SELECT $1", [words]), { cause: undefined }),
	],
	["that PostgreSQL could not read", ofDatabase("22P02", `invalid input syntax for type uuid: "${words}"`)],
	["that is no JSON", new SyntaxError(`Unexpected token 'c', "${words}" is not valid JSON`)],
] as const) {
	test(`words ${what} are not logged`, () => {
		const logged = loggedOf(error);
		assert.equal(logged.trim().split("\n").length, 3);
		assert.ok(!logged.includes(words), logged);
	});
}
