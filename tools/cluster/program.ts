import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export type Command = {
	readonly file: string;
	readonly args: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** What it is told when whoever started it is gone without having said goodbye. */
	readonly whenOrphaned?: "KILL" | "QUIT";
	/** PostgreSQL refuses to run as root: there it gets a user namespace in which root is an ordinary user. */
	readonly asOrdinaryUser?: boolean;
};

const words = ({ file, args, whenOrphaned = "KILL", asOrdinaryUser = false }: Command): [string, ...string[]] => {
	const own = existsSync("/usr/bin/setpriv") ? ["setpriv", "--pdeathsig", whenOrphaned, "--"] : [];
	const namespace = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"];
	// The namespace first: what is told to orphans is forgotten by whoever changes their user.
	const before = asOrdinaryUser && process.getuid?.() === 0 ? [...namespace, ...own] : own;
	const [first = file, ...rest] = [...before, file, ...args];
	return [first, ...rest];
};

/** How much of what a program said is kept in mind. */
const mostSaid = 200_000;

/** A program of the cluster, which can be ended and started again. It is signalled by its id and by nothing else. */
export class Program {
	readonly name: string;
	private child: ChildProcess | undefined;
	private words = "";

	constructor(name: string) {
		this.name = name;
	}

	get pid(): number | undefined {
		return this.isRunning ? this.child?.pid : undefined;
	}

	get isRunning(): boolean {
		return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
	}

	/** What it wrote since its first start, the last of it. */
	said = () => this.words;

	/** Starts it and waits until `isReady`. */
	async starts(command: Command, isReady: () => Promise<boolean>, mostSeconds = 60) {
		if (this.isRunning) throw new Error(`${this.name} is running already.`);
		const [file, ...args] = words(command);
		// A process group of its own: Ctrl-C in a terminal reaches it only through us, and in order.
		const child = spawn(file, args, { env: command.env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
		this.child = child;
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (data) => {
				this.words = (this.words + data).slice(-mostSaid);
			});
		}
		await once(child, "spawn");
		const until = performance.now() + mostSeconds * 1000;
		while (!(await isReady())) {
			if (!this.isRunning) throw new Error(`${this.name} did not start:\n${this.words.slice(-3000)}`);
			if (performance.now() > until) {
				await this.ends("SIGKILL");
				throw new Error(`${this.name} was not ready within ${mostSeconds} s:\n${this.words.slice(-3000)}`);
			}
			await delay(20);
		}
	}

	signals(signal: NodeJS.Signals) {
		if (this.isRunning) this.child?.kill(signal);
	}

	/** Ends it; killed when it has not ended in time. */
	async ends(signal: NodeJS.Signals, mostSeconds = 30) {
		const { child } = this;
		if (!child || !this.isRunning) return;
		const gone = once(child, "exit");
		child.kill(signal);
		// One that stands still hears nothing but this and what kills it.
		if (signal !== "SIGKILL") child.kill("SIGCONT");
		const late = new AbortController();
		const inTime = await Promise.race([
			gone.then(() => true),
			delay(mostSeconds * 1000, false, { signal: late.signal }).catch(() => true),
		]);
		late.abort();
		if (inTime) return;
		child.kill("SIGKILL");
		await gone;
	}
}

/** Runs a program to its end; answers what it said. */
export const runs = async (command: Command): Promise<string> => {
	const [file, ...args] = words(command);
	const child = spawn(file, args, { env: command.env, stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			said += data;
		});
	}
	const [code] = await once(child, "close");
	if (code !== 0) throw new Error(`${command.file} failed:\n${said}`);
	return said;
};
