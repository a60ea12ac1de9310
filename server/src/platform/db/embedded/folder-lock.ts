import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { advisoryLock } from "../advisory-locks.ts";

/** Milliseconds until a lock that was lost is tried again. */
const pause = 100;

export type FolderLock = { release(): Promise<void> };

const tryLock = async (address: pg.ClientConfig): Promise<pg.Client | undefined> => {
	const client = new pg.Client({ ...address, application_name: `warmline lock ${process.pid}`, keepAlive: true });
	client.on("error", () => undefined);
	await client.connect();
	const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1) AS locked", [
		advisoryLock.folder,
	]);
	if (rows[0]?.locked) return client;
	await client.end();
	return undefined;
};

/**
 * One server at a time works on the bundled database. The lock is held by a connection, so it ends with its
 * holder, even by `kill -9`. It is taken again where PostgreSQL has thrown everybody out and goes on, as after a crash
 * of one of its processes: otherwise the next server would take the database away from us. Answers undefined when
 * somebody else has it.
 */
export const lockFolder = async (address: pg.ClientConfig): Promise<FolderLock | undefined> => {
	let client = await tryLock(address);
	if (!client) return undefined;
	let released = false;
	const keep = async () => {
		while (client && !released) {
			const held: pg.Client = client;
			await new Promise((done) => held.once("end", done));
			client = undefined;
			while (!client && !released) {
				client = await tryLock(address).catch(() => undefined);
				if (!client) await wait(pause, undefined, { ref: false });
			}
		}
	};
	const kept = keep();
	return {
		release: async () => {
			released = true;
			await client?.end();
			await kept;
			await client?.end();
		},
	};
};
