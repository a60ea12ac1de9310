import type { Role } from "@warmline/contract/accounts/roles";
import { ticketSeconds } from "@warmline/contract/accounts/ticket-calls";
import { closeCodes } from "@warmline/contract/frames";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { lacking } from "../policy.ts";
import { memberOfSession, type Session, sessionOf } from "./sessions.ts";
import { insertTicket, useTicket } from "./ticket-queries.ts";

/** For one channel of this session. */
export const giveTicket = async (db: Db, session: Pick<Session, "tokenHash">): Promise<string> => {
	const ticket = newToken();
	await insertTicket(db, tokenHash(ticket), session.tokenHash, ticketSeconds);
	return ticket;
};

export type OnChannel = Pick<Session, "member" | "tokenHash">;

const byTicket = async (db: Db, clock: Clock, ticket: string): Promise<OnChannel | undefined> => {
	const used = await useTicket(db, tokenHash(ticket));
	const member = used && (await memberOfSession(db, clock, used.token_hash));
	return member && { member, tokenHash: used.token_hash };
};

/** A browser shows a ticket, which is used up by now; other clients may show their token. */
const shown = async (db: Db, clock: Clock, { searchParams }: URL): Promise<OnChannel | { close: number }> => {
	const ticket = searchParams.get("ticket");
	if (ticket !== null) return (await byTicket(db, clock, ticket)) ?? { close: closeCodes.ticketOver };
	const token = searchParams.get("token");
	return (token ? await sessionOf(db, clock, token) : undefined) ?? { close: closeCodes.notLoggedIn };
};

/** Which member opens a channel that is for these roles. */
export const sessionOfChannel = async (
	db: Db,
	clock: Clock,
	url: URL,
	who: readonly Role[],
): Promise<OnChannel | { close: number }> => {
	const session = await shown(db, clock, url);
	if ("close" in session) return session;
	return lacking(session.member, who) === undefined ? session : { close: closeCodes.forbidden };
};
