import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "../free-port.ts";
import { Program } from "./program.ts";

const places = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

const findRedis = () => places.find((path) => existsSync(path));

const installed = (): string => {
	const found = findRedis();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
		const apt = (...words: string[]) => execFileSync("apt-get", words, { env, stdio: ["ignore", "ignore", "inherit"] });
		apt("update", "-qq");
		apt("install", "-y", "-qq", "--no-install-recommends", "redis-server");
	}
	const now = findRedis();
	if (now) return now;
	throw new Error("Several servers need Redis between them. Install it (Debian: sudo apt-get install redis-server).");
};

/** A Redis server of the cluster's own. It keeps nothing on disk: it is the bell, and the truth is in the database. */
export const startRedis = async (folder: string) => {
	const file = installed();
	const password = randomBytes(16).toString("hex");
	const port = await freePort();
	const settings = join(folder, "redis.conf");
	const lines = ["bind 127.0.0.1", `port ${port}`, `requirepass ${password}`, 'save ""', "appendonly no"];
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await writeFile(settings, `${lines.join("\n")}\n`, { mode: 0o600 });

	/** Says one command and comes back with the answer as it stands on the line. */
	const says = async (command: string): Promise<string> => {
		const socket = connect(port, "127.0.0.1");
		await once(socket, "connect");
		socket.setTimeout(2000, () => socket.destroy(new Error("Redis does not answer.")));
		socket.end(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`);
		return (await text(socket)).replace(/^\+OK\r\n/, "").replace(/\+OK\r\n$/, "");
	};
	const answers = () =>
		says("PING").then(
			(answer) => answer.includes("PONG"),
			() => false,
		);

	const program = new Program("Redis");
	const start = () => program.starts({ file, args: [settings, "--dir", folder] }, answers);
	await start();
	const urlBy = (host: string) => `redis://:${password}@${host}`;
	return {
		port,
		url: urlBy(`127.0.0.1:${port}`),
		/** The same by way of a line that can be disturbed. */
		urlBy,
		pid: () => program.pid,
		said: program.said,
		says,
		start,
		stop: () => program.ends("SIGTERM"),
		kill: () => program.ends("SIGKILL"),
		/** It stands still with all its lines open, as on a machine that has no breath left. */
		pause: () => program.signals("SIGSTOP"),
		resume: () => program.signals("SIGCONT"),
	};
};

export type Redis = Awaited<ReturnType<typeof startRedis>>;
