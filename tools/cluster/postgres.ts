import { randomBytes } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { answersAt, bundledBinaries } from "../../server/src/platform/db/embedded/embedded.ts";
import { freePort } from "../free-port.ts";
import { Program, runs } from "./program.ts";

const owner = "warmline";
const oldest = 15;

/** `immediate` is as a crash: nothing is recorded any more, and the next start goes through the log. */
export type EndMode = "fast" | "immediate";

const signalOf = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Debian keeps each version in a folder of its own, which is not in anybody's path. */
const debianBinaries = () => {
	const version = (path: string) => Number(dirname(dirname(path)).split("/").at(-1));
	const [newest] = globSync("/usr/lib/postgresql/*/bin/initdb")
		.filter((path) => version(path) >= oldest && existsSync(join(dirname(path), "postgres")))
		.sort((a, b) => version(b) - version(a));
	return newest === undefined ? undefined : { initdb: newest, postgres: join(dirname(newest), "postgres") };
};

/** A PostgreSQL server of the cluster's own: Debian's where it is installed and wanted, else the bundled one. */
export const startPostgres = async (folder: string, { durable = true, bundled = false } = {}) => {
	const { initdb, postgres } = (bundled ? undefined : debianBinaries()) ?? (await bundledBinaries());
	const data = join(folder, "postgres");
	const password = randomBytes(16).toString("hex");
	const port = await freePort();
	const urlOf = (database: string, host = `127.0.0.1:${port}`) => `postgres://${owner}:${password}@${host}/${database}`;
	const env = { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" };

	await mkdir(folder, { recursive: true, mode: 0o700 });
	const passwordFile = join(folder, "postgres.password");
	await writeFile(passwordFile, password, { mode: 0o600 });
	const how = ["--auth-local=reject", "--auth-host=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
	const args = [`--pgdata=${data}`, `--username=${owner}`, `--pwfile=${passwordFile}`, ...how];
	await runs({ file: initdb, args, env, asOrdinaryUser: true });
	await rm(passwordFile);

	const program = new Program("PostgreSQL");
	const options = {
		listen_addresses: "127.0.0.1",
		port: String(port),
		unix_socket_directories: "",
		max_connections: "300",
		shared_buffers: "128MB",
		...(durable ? {} : { fsync: "off", full_page_writes: "off" }),
	};
	const start = () =>
		program.starts(
			{
				file: postgres,
				args: ["-D", data, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
				env,
				asOrdinaryUser: true,
				whenOrphaned: "QUIT",
			},
			() => answersAt({ connectionString: urlOf("postgres") }),
		);
	const stop = (mode: EndMode = "fast") => program.ends(signalOf[mode]);

	await start();
	const query = async <R extends pg.QueryResultRow = pg.QueryResultRow>(
		text: string,
		values: readonly unknown[] = [],
		database = owner,
	) => {
		const client = new pg.Client({ connectionString: urlOf(database) });
		await client.connect();
		try {
			return await client.query<R>(text, [...values]);
		} finally {
			await client.end();
		}
	};
	await query(`CREATE DATABASE ${owner}`, [], "postgres");
	return {
		port,
		url: urlOf(owner),
		/** The same by way of a line that can be disturbed. */
		urlBy: (host: string) => urlOf(owner, host),
		pid: () => program.pid,
		said: program.said,
		/** For what the API does not say. */
		query,
		start,
		stop,
		restart: async (mode: EndMode = "fast") => {
			await stop(mode);
			await start();
		},
	};
};

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
