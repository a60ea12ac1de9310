import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandProgram } from "../../tools/server-program.ts";
import { after } from "./after.ts";
import { emptyDatabase, urlOf } from "./database.ts";

export type Ran = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly said: string };

type How = {
	readonly settings: Readonly<Record<string, string>>;
	/** What comes to it by standard input. */
	readonly input?: string;
	/** Is killed by -9 as soon as it has said this. */
	readonly killedAt?: string;
	/** Is told when it has said so. */
	readonly meanwhile?: { readonly at: string; readonly run: () => Promise<unknown> };
};

/** Runs the real command to its end. */
export const warmline = async (
	words: readonly string[],
	{ settings, input, killedAt, meanwhile }: How,
): Promise<Ran> => {
	const child = spawn(process.execPath, [commandProgram, ...words], {
		env: {
			PATH: "/usr/local/bin:/usr/bin:/bin",
			NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
			...settings,
		},
		stdio: ["pipe", "pipe", "pipe"],
	});
	// A command that does not read it may be gone before it comes.
	child.stdin.on("error", () => undefined).end(input);
	let said = "";
	let running: Promise<unknown> | undefined;
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (data) => {
			said += data;
			if (killedAt !== undefined && said.includes(killedAt)) child.kill("SIGKILL");
			if (meanwhile && said.includes(meanwhile.at)) running ??= meanwhile.run();
		});
	}
	// Its database may outlive it with the same lines open: the end of the process is the end.
	const [code, signal] = await once(child, "exit");
	await running;
	return { code, signal, said };
};

/** A folder of this test file alone. */
export const ownFolder = async () => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-command-"));
	after(() => rm(folder, { recursive: true, force: true }));
	return folder;
};

/** Where a backup goes: a database without tables, and a folder that is not there yet. */
export const emptyPlace = async () => {
	const folder = join(await ownFolder(), "data");
	const { address, drop } = await emptyDatabase();
	after(drop);
	return { folder, address, settings: { DATA_DIR: folder, DATABASE_URL: urlOf(address), LOG_LEVEL: "silent" } };
};
