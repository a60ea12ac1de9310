import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { commandProgram, serverProgram } from "../../tools/server-program.ts";
import { after } from "./after.ts";
import { Browser } from "./browser.ts";

const environmentOn = (folder: string, port: number) => ({
	PATH: "/usr/local/bin:/usr/bin:/bin",
	DATA_DIR: folder,
	PORT: String(port),
	HOST: "127.0.0.1",
	LOG_LEVEL: "info",
	// Where Node keeps it by itself. Written by a server that ends in order, and read by all that start after it.
	NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
});

/** Servers as processes of their own, each with its bundled PostgreSQL, on one data folder. */
export class OwnServers {
	private readonly folder: string;
	private readonly settings: Readonly<Record<string, string>>;
	private readonly within: readonly string[];
	private readonly running = new Set<ChildProcess>();

	/** `within`: words that stand before each command, as of a program that begins another one somewhere else. */
	constructor(folder: string, settings: Readonly<Record<string, string>> = {}, within: readonly string[] = []) {
		this.folder = folder;
		this.settings = settings;
		this.within = within;
	}

	/** Starts one; comes back when it listens, or when it has ended. */
	async starts(onPort?: number) {
		const { ready, ...server } = await this.launches(onPort);
		await ready;
		return server;
	}

	/** Starts one; `ready` when it listens, or when it has ended. */
	async launches(onPort?: number) {
		const port = onPort ?? (await freePort());
		const [program, ...words] = this.command(serverProgram, "--open");
		const child = spawn(program, words, {
			env: { ...environmentOn(this.folder, port), ...this.settings },
			stdio: ["ignore", "pipe", "pipe"],
		});
		this.running.add(child);
		child.once("exit", () => this.running.delete(child));
		let said = "";
		const { promise: listening, resolve } = Promise.withResolvers<void>();
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (data) => {
				said += data;
				if (said.includes("is ready at")) resolve();
			});
		}
		const ready = Promise.race([listening, once(child, "close").then(() => undefined)]);
		const address = `http://127.0.0.1:${port}`;
		return { child, ready, said: () => said, address, browser: new Browser(address) };
	}

	/** Beside a running server, or before the first start. */
	addsMember(username: string, role: string, password: string) {
		const words = ["member", "add", "--email", `${username}@society.example`, "--username", username];
		const names = ["--first-name", "Dora", "--last-name", "Lind", "--role", role, "--password-file", "-"];
		const [program, ...rest] = this.command(commandProgram, ...words, ...names);
		const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>();
		const child = execFile(program, rest, { env: environmentOn(this.folder, 0) }, (error, out, err) =>
			resolve({ code: error ? Number(error.code) : 0, said: out + err }),
		);
		child.stdin?.end(`${password}\n`);
		return promise;
	}

	async ends(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM") {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const exit = once(child, "exit");
		child.kill(signal);
		await exit;
	}

	async endsAll() {
		for (const child of this.running) await this.ends(child);
	}

	private command(...words: string[]): [string, ...string[]] {
		const [first = process.execPath, ...rest] = [...this.within, process.execPath, ...words];
		return [first, ...rest];
	}
}

/** On a new folder, that goes after the test file with all that runs on it. */
export const serversOnNewFolder = async (settings: Readonly<Record<string, string>> = {}) => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-own-"));
	const servers = new OwnServers(folder, settings);
	after(async () => {
		await servers.endsAll();
		await rm(folder, { recursive: true, force: true });
	});
	return { folder, servers };
};
