// The demo as a process of its own, in a folder of its own, for checks that look at the whole product.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { serverProgram, serverWords } from "./server-program.ts";

/** What a service manager gives a server before it kills it is longer than this. */
const mostSecondsToEnd = 30;

const answers = async (url: string): Promise<boolean> => {
	try {
		return (await fetch(url)).ok;
	} catch {
		return false;
	}
};

/** Starts the demo and waits until it answers; `took` is in seconds. */
export const startDemo = async (dataDir: string, port: number, mostSeconds: number) => {
	const began = performance.now();
	const url = `http://127.0.0.1:${port}`;
	const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url };
	const demo = spawn(process.execPath, [...serverWords, serverProgram, "--demo"], {
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(demo, "exit");
	const stop = async () => {
		demo.kill("SIGTERM");
		const inTime = await Promise.race([ended.then(() => true), delay(mostSecondsToEnd * 1000, false, { ref: false })]);
		if (!inTime) {
			demo.kill("SIGKILL");
			throw new Error(`The demo did not end within ${mostSecondsToEnd} seconds of SIGTERM.`);
		}
		if (demo.exitCode !== 0) throw new Error(`The demo ended with ${demo.exitCode ?? demo.signalCode} after SIGTERM.`);
	};
	const seconds = () => (performance.now() - began) / 1000;
	while (demo.exitCode === null && !(await answers(`${url}/readyz`))) {
		if (seconds() > mostSeconds) {
			await stop();
			throw new Error(`The demo did not answer /readyz within ${mostSeconds} seconds.`);
		}
		await delay(50);
	}
	if (demo.exitCode !== null) throw new Error("The demo ended before it answered.");
	return { url, took: seconds(), stop };
};
