import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { freePort } from "../../../tools/free-port.ts";
import { serverProgram, serverWords } from "../../../tools/server-program.ts";

const fakeClockModule = new URL("./fake-clock.ts", import.meta.url).href;

type Started = {
	/** As the environment gives them. */
	settings?: Readonly<Record<string, string>>;
	/** Its clock can be moved, for stories in which minutes pass. */
	fakeClock?: boolean;
	/** As somebody installs it: nobody is there, and no visitor can come. */
	isNew?: boolean;
};

/** Of each member of the demo organisation. */
export const password = "Warmline!2026";

/** Set by the global setup: a data folder in which the demo organisation is already there. */
const templateVariable = "WARMLINE_DEMO_TEMPLATE";

const newFolder = () => mkdtemp(join(tmpdir(), "warmline-e2e-"));

/** The built product on a folder and a port of its own: with its demo organisation, as `npm run demo` starts it, unless it is new. */
export class Product {
	readonly url: string;
	private readonly folder: string;
	private readonly port: number;
	private readonly settings: Readonly<Record<string, string>>;
	private readonly fakeClock: boolean;
	private readonly isNew: boolean;
	private said = "";
	private server: ChildProcess | undefined;

	private constructor(folder: string, port: number, { settings = {}, fakeClock = false, isNew = false }: Started) {
		this.folder = folder;
		this.port = port;
		this.settings = settings;
		this.fakeClock = fakeClock;
		this.isNew = isNew;
		this.url = `http://localhost:${port}`;
	}

	static async start(started: Started = {}) {
		const product = new Product(await newFolder(), await freePort(), started);
		const template = process.env[templateVariable];
		if (template && !started.isNew)
			await cp(template, product.folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
		await product.run();
		return product;
	}

	/**
	 * Makes the data folder that every product of this run starts from. Its PostgreSQL does not wait for the disk, and
	 * its
	 * members' passwords cost little to check.
	 */
	static async makeTemplate() {
		const product = new Product(await newFolder(), await freePort(), {});
		await product.run();
		const cheapHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
		await product.query("UPDATE members SET password_hash = $1", [cheapHash]);
		await product.end("SIGTERM");
		const unsafe = ["fsync = off", "synchronous_commit = off", "full_page_writes = off", "autovacuum = off"];
		await appendFile(join(product.folder, "postgres", "postgresql.conf"), `${unsafe.join("\n")}\n`);
		process.env[templateVariable] = product.folder;
	}

	/** Moves the server's clock on; done when the server has it. */
	async later(seconds: number) {
		if (!this.server?.connected) throw new Error("this product's clock cannot be moved");
		const moved = once(this.server, "message");
		this.server.send(seconds * 1000);
		await moved;
	}

	async run() {
		const before = this.fakeClock ? ["--import", fakeClockModule] : [];
		const own = {
			...{ DATA_DIR: this.folder, PORT: String(this.port), LOG_LEVEL: "error" },
			NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
		};
		const environment = { ...process.env, ...own, ...this.settings };
		this.server = spawn(
			process.execPath,
			[...serverWords, ...before, serverProgram, ...(this.isNew ? [] : ["--demo"])],
			{
				env: environment,
				stdio: ["ignore", this.isNew ? "pipe" : "ignore", "inherit", ...(this.fakeClock ? ["ipc" as const] : [])],
			},
		);
		this.server.stdout?.on("data", (data) => {
			this.said += data;
		});
		for (let tries = 0; tries < 1200; tries++) {
			if (this.server.exitCode !== null) throw new Error("the product did not start");
			const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
			if (answer?.ok) return;
			await wait(50);
		}
		throw new Error("the product was not ready within 60 s");
	}

	/** The address that a new one says at its start, with which the first director makes their account. */
	async firstDirectorLink(): Promise<string> {
		for (let tries = 0; tries < 200; tries++) {
			const link = /https?:\/\/\S+invitation=[\w-]+/.exec(this.said)?.[0];
			if (link) return link;
			await wait(50);
		}
		throw new Error("the product said no link for a first director");
	}

	/** As a crash does it. */
	async kill() {
		await this.end("SIGKILL");
	}

	async stop() {
		await this.end("SIGTERM");
		await rm(this.folder, { recursive: true, force: true });
	}

	/** The newest mail to an address with these words in it, as it lies in the outbox; waits for it some seconds. */
	async mailTo(address: string, words = "", patience = 10): Promise<string> {
		const outbox = join(this.folder, "outbox");
		for (let tries = 0; tries < patience * 20; tries++) {
			const names = (await readdir(outbox).catch(() => []))
				.filter((name) => name.endsWith(".eml"))
				.sort()
				.reverse();
			for (const name of names) {
				const mail = (await readFile(join(outbox, name), "utf8")).replaceAll("=\n", "").replaceAll("=3D", "=");
				if (mail.includes(`To: ${address}`) && mail.includes(words)) return mail;
			}
			await wait(50);
		}
		throw new Error(`no mail to ${address}${words && ` with "${words}"`}`);
	}

	/** The address that the newest mail to somebody, with these words in it, asks to open. */
	async linkMailedTo(address: string, words = ""): Promise<string> {
		const link = /https?:\/\/\S+(?:token|invitation)=[\w-]+/.exec(await this.mailTo(address, words))?.[0];
		if (!link) throw new Error(`no link in the mail to ${address}`);
		return link;
	}

	/** Says something to the database itself: for what by the API would take too long, or is not to be had. */
	async query(text: string, values: readonly unknown[] = []) {
		const client = new pg.Client({ host: join(this.folder, "postgres"), user: "warmline", database: "warmline" });
		await client.connect();
		try {
			await client.query(text, [...values]);
		} finally {
			await client.end();
		}
	}

	private async end(signal: NodeJS.Signals) {
		if (!this.server || this.server.exitCode !== null) return;
		const gone = once(this.server, "exit");
		this.server.kill(signal);
		await gone;
	}
}
