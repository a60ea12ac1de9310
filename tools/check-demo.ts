// Starts the demo in a folder of its own, twice: both times it must answer, the second time at once.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (address === null || typeof address === "string") throw new Error("no port");
	return address.port;
};

const ready = async (url: string): Promise<boolean> => {
	try {
		return (await fetch(url)).ok;
	} catch {
		return false;
	}
};

/** What a service manager gives a server before it kills it is longer than this. */
const mostSecondsToEnd = 30;

const dataDir = await mkdtemp(join(tmpdir(), "warmline-demo-"));
const port = await freePort();

const start = async (mostSeconds: number) => {
	const began = performance.now();
	const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1" };
	const demo = spawn(process.execPath, ["server/src/main.ts", "--demo"], {
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(demo, "exit");
	const seconds = () => (performance.now() - began) / 1000;
	while (demo.exitCode === null && seconds() < mostSeconds && !(await ready(`http://127.0.0.1:${port}/readyz`))) {
		await delay(50);
	}
	const took = seconds();
	if (demo.exitCode !== null) throw new Error("The demo ended before it answered.");
	const answers = took < mostSeconds;
	demo.kill("SIGTERM");
	const inTime = await Promise.race([ended.then(() => true), delay(mostSecondsToEnd * 1000, false, { ref: false })]);
	if (!inTime) {
		demo.kill("SIGKILL");
		throw new Error(`The demo did not end within ${mostSecondsToEnd} seconds of SIGTERM.`);
	}
	if (!answers) throw new Error(`The demo did not answer /readyz within ${mostSeconds} seconds.`);
	if (demo.exitCode !== 0) throw new Error(`The demo ended with ${demo.exitCode ?? demo.signalCode} after SIGTERM.`);
	return took;
};

try {
	// A second start takes less than 3 s on a quiet machine; other checks may be running beside this one.
	console.log(`First start ${(await start(60)).toFixed(1)} s, second ${(await start(6)).toFixed(1)} s.`);
} finally {
	await rm(dataDir, { recursive: true, force: true });
}
