import pg from "pg";
import { embeddedAddress } from "../../../server/src/platform/db/embedded/embedded.ts";
import { startPinned } from "../processes/pinned.ts";

const program = new URL("./database-process.ts", import.meta.url).pathname;

export type Database = { pid: number; stop(): Promise<void> };

/** The product's bundled PostgreSQL with the product's settings, on the servers' core. */
export const startDatabase = async (folder: string): Promise<Database> => {
	const process = startPinned(program, [folder], {});
	await new Promise<void>((resolve, reject) => {
		process.child.stdout?.on("data", () => process.said().includes("ready") && resolve());
		process.child.once("exit", () => reject(new Error(`The database did not start:\n${process.said()}`)));
	});
	return { pid: process.pid, stop: process.stop };
};

export const addressOf = (folder: string, url = ""): pg.PoolConfig =>
	url ? { connectionString: url } : { ...embeddedAddress(folder) };

/** For the bench's own statements, beside the server's. */
export const connectTo = (folder: string, url = ""): pg.Pool => {
	const pool = new pg.Pool({ ...addressOf(folder, url), max: 2 });
	pool.on("error", (error) => console.error(`The database was lost: ${error.message}`));
	return pool;
};
