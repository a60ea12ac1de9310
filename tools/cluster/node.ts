import { FaultProxy } from "../faults/fault-proxy.ts";
import { serverProgram, serverWords } from "../server-program.ts";
import { Program } from "./program.ts";

/** Lines of one node that can be disturbed. */
export type Lines = {
	/** From those who come to it; `node.address` leads past it. */
	readonly fromClients: FaultProxy;
	readonly toPostgres: FaultProxy;
	readonly toRedis: FaultProxy;
};

type Made = {
	name: string;
	port: number;
	env: Readonly<Record<string, string>>;
	demo: boolean;
	lines: Lines | undefined;
	/** Instead of Warmline. */
	program?: string;
};

type Start = { settings?: Record<string, string>; imports?: string[]; program?: string };

/** One server process of the cluster. */
export class ClusterNode {
	readonly name: string;
	/** Of this node alone, past the balancer. */
	readonly address: string;
	private readonly program: Program;
	private readonly made: Made;

	constructor(made: Made) {
		this.made = made;
		this.name = made.name;
		this.address = `http://127.0.0.1:${made.port}`;
		this.program = new Program(made.name);
	}

	get pid() {
		return this.program.pid;
	}

	/** Only in a cluster `withFaults`. */
	get lines(): Lines {
		if (!this.made.lines) throw new Error("This cluster's lines cannot be disturbed: start it `withFaults`.");
		return this.made.lines;
	}

	/** By way of the line that can be disturbed. */
	get disturbedAddress() {
		return `http://${this.lines.fromClients.host}`;
	}

	said = () => this.program.said();

	/** Comes back when it is ready. What is given here holds until it ends. */
	async start({ settings = {}, imports = [], program = this.made.program ?? serverProgram }: Start = {}) {
		const preloaded = imports.flatMap((one) => ["--import", one]);
		const args = [...serverWords, ...preloaded, program, this.made.demo ? "--demo" : "--open"];
		const command = { file: process.execPath, args, env: { ...this.made.env, ...settings } };
		await this.program.starts(command, this.isReady, 120);
	}

	/** In order, as a deploy does it. */
	stop = () => this.program.ends("SIGTERM", 40);

	/** As a crash does it. */
	kill = () => this.program.ends("SIGKILL");

	/** It stands still with all its lines open. */
	pause = () => this.program.signals("SIGSTOP");

	resume = () => this.program.signals("SIGCONT");

	isReady = async (): Promise<boolean> => {
		try {
			const answer = await fetch(`${this.address}/readyz`, { signal: AbortSignal.timeout(2000) });
			await answer.body?.cancel();
			return answer.ok;
		} catch {
			return false;
		}
	};
}

/** Lines for a node on these ports. */
export const openLines = async (port: number, postgres: number, redis: number): Promise<Lines> => ({
	fromClients: await FaultProxy.to(port, "websocket"),
	toPostgres: await FaultProxy.to(postgres),
	toRedis: await FaultProxy.to(redis, "redis"),
});
