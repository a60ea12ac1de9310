import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Config } from "../../config.ts";
import { answers, type EmbeddedPostgres, embeddedAddress, startEmbedded, stopLeftOver } from "./embedded.ts";
import { HeldConnection } from "./held-connection.ts";
import { type FolderLock, lockFolder } from "./lock.ts";

/** A pool or a transaction: every query takes one, so that it can be part of either. */
export type Db = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute" | "transaction">;

/** A pool or a held connection. */
export type Queries = {
	query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>>;
};

export type Database = {
	db: NodePgDatabase;
	/** For the statements that are measured in microseconds. */
	pool: pg.Pool;
	openHeld(): HeldConnection;
	connection: pg.PoolConfig;
	/** The bundled one: no other server can be up that works on it. */
	isOurs: boolean;
	close(): Promise<void>;
};

/** Somebody else works on the same data folder. */
export class FolderInUse extends Error {}

const inUse = (config: Config) =>
	new FolderInUse(
		`Another Warmline is running on ${config.DATA_DIR}. Stop it first, or give this one another DATA_DIR.`,
	);

const migrations = fileURLToPath(new URL("./migrations", import.meta.url));

export const ping = (pool: pg.Pool) => pool.query("SELECT 1");

export const connect = (connection: pg.PoolConfig, log: FastifyBaseLogger): Database => {
	const options = {
		max: 10,
		connectionTimeoutMillis: 5000,
		statement_timeout: 30_000,
		application_name: "warmline",
		...connection,
	};
	const pool = new pg.Pool(options);
	const lost = (error: Error) => log.warn({ error: error.message }, "a database connection was lost");
	pool.on("error", lost);
	const held: HeldConnection[] = [];
	return {
		db: drizzle(pool),
		pool,
		openHeld: () => {
			const one = new HeldConnection(options, lost);
			held.push(one);
			return one;
		},
		connection,
		isOurs: false,
		close: async () => {
			for (const one of held) await one.close();
			await pool.end();
		},
	};
};

/** Brings the tables up to date. Two servers that start at once take turns. */
export const migrateDatabase = async ({ connection }: Database) => {
	const client = new pg.Client(connection);
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock(7402312)");
		await migrate(drizzle(client), { migrationsFolder: migrations });
	} finally {
		await client.end();
	}
};

const openEmbedded = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
	const address = embeddedAddress(config.DATA_DIR);
	if (await answers(address)) {
		const lock = await lockFolder(address);
		if (!lock) throw inUse(config);
		log.info("the last run did not end in order; its database is taken over");
		await lock.release();
		await stopLeftOver(config.DATA_DIR);
	}
	let embedded: EmbeddedPostgres;
	let lock: FolderLock | undefined;
	let closing = false;
	const start = async () => {
		embedded = await startEmbedded(config.DATA_DIR);
		lock = await lockFolder(address);
		if (!lock) throw inUse(config);
		embedded.onExit(() => {
			if (closing) return;
			log.error("the bundled PostgreSQL ended by itself and is started again; see postgres.log in the data folder");
			start().catch((error) => {
				log.fatal(error, "the bundled PostgreSQL cannot be started again");
				process.exit(1);
			});
		});
	};
	await start();
	const database = connect({ ...address }, log);
	return {
		...database,
		isOurs: true,
		close: async () => {
			closing = true;
			await database.close();
			await lock?.release();
			await embedded.stop();
		},
	};
};

/** The society's own PostgreSQL, or the bundled one, with its tables up to date. */
export const openDatabase = async (config: Config, log: FastifyBaseLogger): Promise<Database> => {
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
	const address = embeddedAddress(config.DATA_DIR);
	if (!config.DATABASE_URL && (await answers(address))) return connect({ ...address }, log);
	return openDatabase(config, log);
};
