import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { socket_tickets } from "../tables.ts";

// By the clock of the database: the server that redeems a ticket need not be the one that made it, nor agree with it on
// the time to the second.

export const insertTicket = (db: Db, ticket_hash: Buffer, token_hash: Buffer, seconds: number) =>
	db
		.insert(socket_tickets)
		.values({ ticket_hash, token_hash, expires_at: sql`now() + make_interval(secs => ${seconds})` });

/** Takes a ticket away and says of which session it was; of two who come with the same one, the second comes too late. */
export const useTicket = async (db: Db, ticket_hash: Buffer) =>
	firstRow(
		await db
			.delete(socket_tickets)
			.where(and(eq(socket_tickets.ticket_hash, ticket_hash), sql`${socket_tickets.expires_at} > now()`))
			.returning({ token_hash: socket_tickets.token_hash }),
	);

export const deleteExpiredTickets = (db: Db) =>
	db.delete(socket_tickets).where(lt(socket_tickets.expires_at, sql`now()`));
