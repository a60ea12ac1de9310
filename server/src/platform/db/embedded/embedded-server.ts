import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../../config.ts";
import {
	answers,
	type EmbeddedPostgres,
	embeddedAddress,
	type SocketAddress,
	startEmbedded,
	stopLeftOver,
} from "./embedded.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { FolderRefused } from "./folder-state.ts";

export type EmbeddedServer = { address: SocketAddress; close(): Promise<void> };

const inUse = (dataDir: string) =>
	new FolderRefused(`Another Warmline is running on ${dataDir}. Stop it first, or give this one another DATA_DIR.`);

export const embeddedServerExists = (dataDir: string) => existsSync(join(dataDir, "postgres", "PG_VERSION"));

/** Nobody works on the folder when this comes back, not even a PostgreSQL that outlived its server. */
export const takeOver = async (dataDir: string, log: FastifyBaseLogger) => {
	const address = embeddedAddress(dataDir);
	if (!(await answers(address))) return;
	const lock = await lockFolder(address);
	if (!lock) throw inUse(dataDir);
	log.info("the last run did not end in order; its database is taken over");
	await lock.release();
	await stopLeftOver(dataDir);
};

/** Milliseconds until a PostgreSQL that cannot be started again is tried again: twice as many each time, up to so many. */
const firstPause = 500;
const longestPause = 5000;

/** Starts the bundled database for this process alone; where it ends by itself, it is started again. */
export const startEmbeddedServer = async ({ DATA_DIR }: Config, log: FastifyBaseLogger): Promise<EmbeddedServer> => {
	const address = embeddedAddress(DATA_DIR);
	await takeOver(DATA_DIR, log);
	let embedded: EmbeddedPostgres | undefined;
	let lock: FolderLock | undefined;
	let closing = false;
	const start = async () => {
		const started = await startEmbedded(DATA_DIR);
		embedded = started;
		try {
			lock = await lockFolder(address);
			if (!lock) throw inUse(DATA_DIR);
		} catch (error) {
			await started.stop();
			throw error;
		}
		started.onExit(() => {
			if (closing) return;
			log.error("the bundled PostgreSQL ended by itself and is started again; see postgres.log in the data folder");
			void startAgain();
		});
	};
	/** Whoever is here stays here: where the disk is full it starts as soon as there is room, and a new server would not help. */
	const startAgain = async () => {
		await lock?.release();
		for (let pause = firstPause; !closing; pause = Math.min(pause * 2, longestPause)) {
			try {
				return await start();
			} catch (error) {
				if (error instanceof FolderRefused) {
					log.fatal(error, "the bundled PostgreSQL is somebody else's now");
					process.exit(1);
				}
				log.error(error, "the bundled PostgreSQL cannot be started again yet");
			}
			await wait(pause, undefined, { ref: false });
		}
	};
	await start();
	return {
		address,
		close: async () => {
			closing = true;
			await lock?.release();
			await embedded?.stop();
		},
	};
};
