import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Config } from "../../config.ts";
import { advisoryLock } from "./advisory-locks.ts";
import { setLog } from "./connections/connection-log.ts";
import { DedicatedConnection } from "./connections/dedicated-connection.ts";
import { openListenConnection } from "./connections/listen-connection.ts";
import { DbErrorCounts } from "./connections/query-errors.ts";
import { answers, embeddedAddress } from "./embedded/embedded.ts";
import { embeddedServerExists, startEmbeddedServer } from "./embedded/embedded-server.ts";
import { ensureFolderUsable } from "./embedded/folder-state.ts";
import { migrationsFolder } from "./known-migrations.ts";

/** A pool or a transaction: every query takes one, so that it can be part of either. */
export type Db = Pick<
	NodePgDatabase,
	"select" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "transaction"
>;

/** A pool or a dedicated connection. */
export type Queries = {
	query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>>;
};

export type Database = {
	db: NodePgDatabase;
	/** For the statements that are measured in microseconds. */
	pool: pg.Pool;
	openDedicatedConnection(): DedicatedConnection;
	connection: pg.PoolConfig;
	/** The bundled one: no other server can be up that works on it. */
	isOurs: boolean;
	/** What it has refused, by class. */
	faults: DbErrorCounts;
	close(): Promise<void>;
};

export const ping = (pool: pg.Pool) => pool.query("SELECT 1");

export const connect = (connection: pg.PoolConfig, log: FastifyBaseLogger): Database => {
	const options = {
		max: 10,
		connectionTimeoutMillis: 5000,
		statement_timeout: 30_000,
		// Over a network a lost connection is otherwise noticed after a quarter of an hour. An answer that is later than
		// the
		// server's own limit is no longer on its way.
		query_timeout: 35_000,
		keepAlive: true,
		keepAliveInitialDelayMillis: 5000,
		application_name: "warmline",
		...connection,
	};
	const pool = new pg.Pool(options);
	const faults = new DbErrorCounts();
	let isClosing = false;
	const lost = (error: Error) => {
		// The pool has ended before its connections have, and PostgreSQL may be stopped in between.
		if (isClosing) return;
		faults.lost();
		log.warn({ error: error.message }, "a database connection was lost");
	};
	pool.on("error", lost);
	// Lost between two statements of a transaction: the next one says so. Unheard, it would end the server.
	pool.on("connect", (client) => {
		client.on("error", () => undefined);
		faults.watch(client);
		setLog(client, log);
	});
	const dedicated: DedicatedConnection[] = [];
	return {
		db: drizzle(pool),
		pool,
		openDedicatedConnection: () => {
			const one = new DedicatedConnection(options, lost, faults);
			dedicated.push(one);
			return one;
		},
		connection,
		isOurs: false,
		faults,
		close: async () => {
			for (const one of dedicated) await one.close();
			isClosing = true;
			await pool.end();
		},
	};
};

/** A line of its own, on which is heard what is notified on a channel. */
export const openListener = ({ connection }: Database, channel: string, hear: (text: string) => void) =>
	openListenConnection(connection, channel, hear);

/** Brings the tables up to date. Two servers that start at once take turns. */
export const migrateDatabase = async ({ connection }: Pick<Database, "connection">) => {
	const client = new pg.Client(connection);
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [advisoryLock.migration]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.end();
	}
};

const openEmbedded = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
	const bundled = await startEmbeddedServer(config, log);
	const database = connect({ ...bundled.address }, log);
	return {
		...database,
		isOurs: true,
		close: async () => {
			await database.close();
			await bundled.close();
		},
	};
};

/** The organisation's own PostgreSQL, or the bundled one, with its tables up to date. */
export const openDatabase = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
	ensureFolderUsable(config.DATA_DIR, !config.DATABASE_URL);
	const database = config.DATABASE_URL
		? connect({ connectionString: config.DATABASE_URL }, log)
		: await openEmbedded(config, log);
	try {
		await migrateDatabase(database);
	} catch (error) {
		await database.close();
		throw error;
	}
	return database;
};

/** For commands: beside a running server its database is used as it is, else it is started for the while. */
export const openForCommand = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
	ensureFolderUsable(config.DATA_DIR, !config.DATABASE_URL);
	const address = embeddedAddress(config.DATA_DIR);
	if (!config.DATABASE_URL && (await answers(address))) return connect({ ...address }, log);
	return openDatabase(config, log);
};

/** The database as it is, for commands that change no table. */
export type AsItIs = { readonly connection: pg.ClientConfig; readonly isRunning: boolean; close(): Promise<void> };

/** Undefined where no bundled database was made yet. Where nobody runs it, it is started for the while. */
export const openAsItIs = async (config: Config, log: FastifyBaseLogger): Promise<AsItIs | undefined> => {
	ensureFolderUsable(config.DATA_DIR, !config.DATABASE_URL);
	const leave = async () => undefined;
	if (config.DATABASE_URL)
		return { connection: { connectionString: config.DATABASE_URL }, isRunning: true, close: leave };
	const address = embeddedAddress(config.DATA_DIR);
	if (await answers(address)) return { connection: { ...address }, isRunning: true, close: leave };
	if (!embeddedServerExists(config.DATA_DIR)) return undefined;
	const bundled = await startEmbeddedServer(config, log);
	return { connection: { ...bundled.address }, isRunning: false, close: bundled.close };
};
