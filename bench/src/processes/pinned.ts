import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { http } from "../load/http.ts";

/** Servers, with their databases, get the first core; the load has the second. */
const serverCore = "0";
const loadCore = "1";

/** Moves a process that runs, with all its threads; what comes from it later stays there too. */
export const pinProcess = (pid: number, cores: string): void => {
	execFileSync("taskset", ["-a", "-cp", cores, String(pid)], { stdio: "ignore" });
};

/** Loaded first in every server, see there. */
export const collectOnSignal = new URL("./collect-on-signal.ts", import.meta.url).href;

export const pinLoad = (cores = loadCore): void => pinProcess(process.pid, cores);

export type Pinned = { pid: number; child: ChildProcess; said: () => string; stop(): Promise<void> };

const stopSeconds = 30;

const running = new Set<ChildProcess>();
process.on("exit", () => {
	for (const child of running) child.kill("SIGTERM");
});
// Otherwise an interrupted run would leave servers and databases behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

/**
 * Starts a Node program on the servers' core; its children stay there too. taskset becomes the program itself.
 * `nodeWords` are for Node, before the program.
 */
export const startPinned = (
	program: string,
	args: readonly string[],
	env: Record<string, string>,
	nodeWords: readonly string[] = [],
): Pinned => {
	const words = ["-c", serverCore, process.execPath, ...nodeWords, "--import", collectOnSignal, program, ...args];
	const child = spawn("taskset", words, {
		env: { ...process.env, NODE_ENV: "production", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	running.add(child);
	let said = "";
	const keep = (part: Buffer) => {
		said = (said + part.toString()).slice(-4000);
	};
	child.stdout.on("data", keep);
	child.stderr.on("data", keep);
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	void ended.then(() => running.delete(child));
	if (child.pid === undefined) throw new Error(`${program} could not be started`);
	const stop = async () => {
		child.kill("SIGTERM");
		const late = setTimeout(() => child.kill("SIGKILL"), stopSeconds * 1000);
		await ended;
		clearTimeout(late);
		if (child.signalCode === "SIGKILL") throw new Error(`${program} did not stop. It said:\n${said}`);
	};
	return { pid: child.pid, child, said: () => said, stop };
};

/** Asks again and again until the server answers; ends with what it said when it has died instead. */
export const whenReady = async (server: Pinned, port: number, path: string): Promise<void> => {
	for (let tries = 0; tries < 600; tries++) {
		if (server.child.exitCode !== null) break;
		const answer = await http(port, path).catch(() => undefined);
		if (answer?.status === 200) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	server.child.kill("SIGTERM");
	throw new Error(`The server did not become ready. It said:\n${server.said()}`);
};
