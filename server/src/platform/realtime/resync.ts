import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Connection } from "./connection.ts";

/** So many at once, over so many milliseconds at least, and when it is tried again. */
const atOnce = 4;
const spreadMillis = 1500;
const mostPause = 100;
const pauseAfterFailure = 1000;

/** In the order of what else the connection does. Answers whether it was told. */
const tellOne = (connection: Connection, again: () => Promise<void>, log: FastifyBaseLogger): Promise<boolean> => {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	connection.inOrder("act", async () => {
		try {
			if (!connection.gone && !connection.dismissed) await again();
			resolve(true);
		} catch (error) {
			log.warn({ err: error }, "somebody was not sent the present state again");
			resolve(false);
		}
	});
	return promise;
};

/** A few at a time, so that the database has time for others; who could not be told is told until they are, or is gone. */
export const resyncAll = async (
	open: ReadonlyMap<Connection, () => Promise<void>>,
	log: FastifyBaseLogger,
	isClosing: () => boolean,
) => {
	for (let left = [...open]; left.length > 0; ) {
		const pause = Math.min(mostPause, spreadMillis / Math.ceil(left.length / atOnce));
		const untold: typeof left = [];
		for (let at = 0; at < left.length; at += atOnce) {
			if (isClosing()) return;
			const few = left.slice(at, at + atOnce);
			const told = await Promise.all(few.map(([connection, again]) => tellOne(connection, again, log)));
			untold.push(...few.filter((_, n) => !told[n]));
			await wait(pause, undefined, { ref: false });
		}
		left = untold.filter(([connection]) => open.has(connection));
		if (left.length > 0) await wait(pauseAfterFailure, undefined, { ref: false });
	}
};
