import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";

const logs = new WeakMap<pg.ClientBase, FastifyBaseLogger>();

/** Where a transaction on this connection logs: drizzle hands its parts no log. */
export const setLog = (client: pg.ClientBase, log: FastifyBaseLogger) => logs.set(client, log);

export const logOf = (client: pg.ClientBase): FastifyBaseLogger | undefined => logs.get(client);
