import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { ShortTimeoutClient } from "./short-timeout-client.ts";

/** Milliseconds until a line that was lost is tried again. */
const pause = 500;

/** A line on which PostgreSQL says what was notified on a channel. It comes back by itself; meanwhile nothing is heard. */
export const openListenConnection = (options: pg.ClientConfig, channel: string, hear: (text: string) => void) => {
	let client: pg.Client | undefined;
	let closed = false;
	const open = async (): Promise<void> => {
		while (!closed) {
			const one = new pg.Client({
				...options,
				keepAlive: true,
				keepAliveInitialDelayMillis: 5000,
				connectionTimeoutMillis: 5000,
				application_name: "warmline bus",
			});
			one.on("error", () => undefined);
			one.on("notification", ({ payload }) => hear(payload ?? ""));
			const ended = new Promise<void>((done) => one.once("end", done));
			try {
				await one.connect();
				await one.query(`LISTEN ${one.escapeIdentifier(channel)}`);
				client = one;
				// It may have been closed meanwhile.
				if (closed) await one.end();
				await ended;
			} catch {
				await one.end().catch(() => undefined);
			}
			client = undefined;
			if (!closed) await wait(pause, undefined, { ref: false });
		}
	};
	const running = open();
	return {
		close: async () => {
			closed = true;
			await client?.end().catch(() => undefined);
			await running;
		},
	};
};

/** Says the parts, in their order, to everybody who listens. One part has at most 7,999 bytes. */
export const notifyParts = (line: ShortTimeoutClient, channel: string, parts: readonly string[]) =>
	line.query({
		text: "SELECT pg_notify($1, part) FROM unnest($2::text[]) WITH ORDINALITY AS parts (part, at) ORDER BY at",
		values: [channel, parts],
	});
