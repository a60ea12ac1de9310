import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { logInCall } from "@warmline/contract/accounts/calls";
import { Browser } from "../../../test/browser.ts";

const source = fileURLToPath(new URL("../..", import.meta.url));
const password = "Correct!1horse";
let folder = "";
const servers = new Set<ChildProcess>();

before(async () => {
	folder = await mkdtemp(join(tmpdir(), "warmline-own-"));
});
after(async () => {
	for (const server of servers) await ends(server);
	await rm(folder, { recursive: true, force: true });
});

const freePort = async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	return address && typeof address === "object" ? address.port : 0;
};

const environment = (port: number) => ({
	PATH: "/usr/local/bin:/usr/bin:/bin",
	DATA_DIR: folder,
	PORT: String(port),
	HOST: "127.0.0.1",
	LOG_LEVEL: "info",
});

/** Starts a server on the folder; comes back when it listens, or when it has ended. */
const starts = async () => {
	const port = await freePort();
	const child = spawn(process.execPath, [join(source, "main.ts")], {
		env: environment(port),
		stdio: ["ignore", "pipe", "pipe"],
	});
	servers.add(child);
	child.once("exit", () => servers.delete(child));
	let said = "";
	const { promise: listening, resolve } = Promise.withResolvers<void>();
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			said += data;
			if (said.includes(`:${port}`)) resolve();
		});
	}
	await Promise.race([listening, once(child, "close")]);
	return { child, said: () => said, browser: new Browser(`http://127.0.0.1:${port}`) };
};

const ends = async (child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") => {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exit = once(child, "exit");
	child.kill(signal);
	await exit;
};

const addsMember = (username: string, role = "director", word = password) => {
	const words = ["member", "add", "--email", `${username}@society.example`, "--username", username];
	const names = ["--first-name", "Dora", "--last-name", "Lind", "--role", role, "--password", word];
	const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>();
	execFile(
		process.execPath,
		[join(source, "cli/warmline.ts"), ...words, ...names],
		{ env: environment(0) },
		(error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
	);
	return promise;
};

const logsIn = async (browser: Browser, username: string) =>
	(await browser.calls(logInCall, { username, password })).status;

test("a member is added before the first start, beside a running server, and never twice", {
	timeout: 60_000,
}, async () => {
	const first = await addsMember("dora");
	assert.deepEqual([first.code, first.said.trim()], [0, "Added dora (director), dora@society.example."]);
	const server = await starts();
	assert.equal(await logsIn(server.browser, "dora"), 200, server.said());
	assert.equal((await addsMember("sam", "supervisor")).code, 0);
	assert.equal(await logsIn(server.browser, "sam"), 200);
	const again = await addsMember("SAM");
	assert.equal(again.code, 1);
	assert.match(again.said, /exists already/);
	await ends(server.child);
});

test("a member with a weak password or an unknown role is refused in clear words", async () => {
	const weak = await addsMember("weak", "listener", "short");
	assert.equal(weak.code, 1);
	assert.match(weak.said, /^Password must be at least 8 characters\.$/m);
	const king = await addsMember("king", "king");
	assert.equal(king.code, 1);
	assert.match(king.said, /The role is one of/);
});

test("a second server on the same folder is refused in clear words, and the first goes on", {
	timeout: 60_000,
}, async () => {
	const first = await starts();
	const second = await starts();
	assert.equal(second.child.exitCode, 1);
	assert.match(second.said(), /Another Warmline is running on/);
	assert.ok(!/\n\s+at /.test(second.said()), "no stack trace");
	assert.equal((await first.browser.send("GET", "/readyz")).status, 200);
	await ends(first.child);
	assert.equal(first.child.exitCode, 0);
});

test("after kill -9 the next start takes the database over, with everything that was stored", {
	timeout: 60_000,
}, async () => {
	await addsMember("ida");
	const killed = await starts();
	const asked = await killed.browser.send("POST", "/api/v1/chat/initiate-chat/", {
		message: "Hello",
		accept_terms: true,
	});
	assert.equal(asked.status, 201);
	await ends(killed.child, "SIGKILL");
	const next = await starts();
	assert.equal(await logsIn(next.browser, "ida"), 200, next.said());
	const { body } = await next.browser.send("GET", "/api/v1/chat/status/");
	assert.deepEqual(body, { open: true, next_open: null, waiting: 1, listeners_available: 0 });
	await ends(next.child);
});
