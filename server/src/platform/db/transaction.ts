import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { logOf } from "./connections/connection-log.ts";
import type { Db } from "./database.ts";
import { isReadTimeout, isSerializationFailure } from "./db-errors.ts";
import { deliverInOrder } from "./ordered-delivery.ts";

/** What an act does in one transaction: it writes by `tx`; what it tells people waits until that is stored. */
export type UnitOfWork = { readonly tx: Db; readonly afterCommit: (run: () => void) => void };
type Act<T> = (work: UnitOfWork) => Promise<T>;

/** What each transaction has locked and others may change next, with its place in the order of its writes. */
const locked = new WeakMap<Db, Map<string, number>>();

/** The transaction has this locked: what it tells of it is told in the order in which it was done. */
export const noteLock = (tx: Db, thing: string, at: number) => {
	const known = locked.get(tx);
	if (known) known.set(thing, at);
	else locked.set(tx, new Map([[thing, at]]));
};

/** The connection of each transaction. */
const clients = new WeakMap<Db, pg.PoolClient>();

/** Connections with a `query_timeout` of their own; the pool does not get them back. */
const patient = new WeakSet<pg.PoolClient>();

/** Until the transaction ends an answer may take so many milliseconds. */
const setQueryTimeout = (tx: Db, milliseconds: number) => {
	const client = clients.get(tx);
	// The pool has no other way to say it of one connection.
	if (!client || !("connectionParameters" in client)) throw new Error("this transaction has no connection of a pool");
	const { connectionParameters } = client;
	if (typeof connectionParameters !== "object") throw new Error("pg keeps its parameters elsewhere now");
	patient.add(client);
	Object.assign(connectionParameters ?? {}, { query_timeout: milliseconds });
};

/** The server's own answer that it was too long comes first. */
const margin = 5000;

/** Until the transaction ends its statements may take so long; those of other requests are ended after half a minute. */
export const setStatementTimeout = async (tx: Db, minutes: number) => {
	setQueryTimeout(tx, minutes * 60_000 + margin);
	await tx.execute(sql`SELECT set_config('statement_timeout', ${`${minutes}min`}, true)`);
};

const within = async <T>(tx: Db, client: pg.PoolClient | undefined, act: (tx: Db) => Promise<T>): Promise<T> => {
	if (client) clients.set(tx, client);
	try {
		return await act(tx);
	} catch (error) {
		// `rollback` would stand behind the statement that has no answer, and wait as long again.
		if (isReadTimeout(error)) client?.end().catch(() => undefined);
		throw error;
	}
};

/** drizzle itself never gives a connection back that is lost while `begin` is under way. */
const transaction = async <T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> => {
	const pool = "$client" in db ? db.$client : undefined;
	// Within a transaction it is a part of that one.
	if (!(pool instanceof pg.Pool)) return db.transaction((tx) => within(tx, clients.get(db), act));
	const client = await pool.connect();
	let undoneFor: unknown;
	let isSound = false;
	try {
		const result = await drizzle(client).transaction(async (tx) => {
			try {
				return await within(tx, client, act);
			} catch (error) {
				undoneFor = error;
				throw error;
			}
		});
		isSound = true;
		return result;
	} catch (error) {
		// Any other error is of `begin`, `commit` or `rollback`, after which a transaction may still be open.
		isSound = error === undoneFor && !isReadTimeout(error);
		throw undoneFor ?? error;
	} finally {
		client.release(!isSound || patient.has(client));
	}
};

/** The act is stored: one thing that cannot be told keeps no other from being told, and undoes nothing. */
const tellAll = (later: readonly (() => void)[], log: FastifyBaseLogger | undefined) => {
	for (const run of later)
		try {
			run();
		} catch (error) {
			log?.error({ err: error }, "what was stored could not be told");
		}
};

const attempt = async <T>(db: Db, act: Act<T>): Promise<T> => {
	const later: (() => void)[] = [];
	let sent: readonly ReturnType<typeof deliverInOrder>[] = [];
	let log: FastifyBaseLogger | undefined;
	try {
		const result = await transaction(db, async (tx) => {
			const client = clients.get(tx);
			log = client && logOf(client);
			const done = await act({ tx, afterCommit: (run) => later.push(run) });
			sent = [...(locked.get(tx) ?? [])].map(([thing, at]) => deliverInOrder(thing, at));
			return done;
		});
		await Promise.all(sent.map(({ turn }) => turn()));
		tellAll(later, log);
		return result;
	} finally {
		for (const { told } of sent) told();
	}
};

/** So often an act is begun again that was undone because it crossed another one. */
const mostAgain = 3;
/** Milliseconds, doubled each time, of which a random part passes first: at once it would meet the same act again. */
const shortestPause = 100;

/**
 * Runs an act in one transaction. It may be run again, after nothing of it was stored, so it does nothing outside of its
 * transaction that cannot be done twice. Functions that are a part of an act take its `work`.
 */
export const inTransaction = async <T>(db: Db, act: Act<T>): Promise<T> => {
	for (let again = 0; ; again++) {
		try {
			return await attempt(db, act);
		} catch (error) {
			if (again === mostAgain || !isSerializationFailure(error)) throw error;
			await wait(Math.random() * shortestPause * 2 ** again);
		}
	}
};
