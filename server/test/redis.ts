import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import type { Cleanup } from "./cleanup.ts";

/** A Redis of this test file alone, which keeps nothing; it can be taken away, and come back on the same port. */
export const ownRedis = async (onCleanup: Cleanup) => {
	const port = await freePort();
	const folder = await mkdtemp(join(tmpdir(), "warmline-redis-"));
	let server: ChildProcess | undefined;
	const start = async () => {
		const given = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
		const one = spawn("redis-server", given, { stdio: ["ignore", "pipe", "inherit"] });
		server = one;
		const failed = once(one, "error").then(([error]) => {
			throw new Error("The tests of several processes need a redis-server (Debian: apt-get install redis-server).", {
				cause: error,
			});
		});
		const ready = (async () => {
			for await (const text of one.stdout) if (String(text).includes("Ready to accept connections")) return;
		})();
		await Promise.race([ready, failed]);
		one.stdout.resume();
	};
	const end = async () => {
		if (!server) return;
		const ended = once(server, "exit");
		server.kill("SIGKILL");
		server = undefined;
		await ended;
	};
	onCleanup(async () => {
		await end();
		await rm(folder, { recursive: true, force: true });
	});
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		end,
		/** It answers nobody, and its lines stay. */
		freeze: () => server?.kill("SIGSTOP"),
		thaw: () => server?.kill("SIGCONT"),
	};
};
