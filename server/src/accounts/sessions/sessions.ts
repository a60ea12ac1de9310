import { passwordMinutes } from "@warmline/contract/accounts/security-calls";
import type { Call } from "@warmline/contract/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Clock, daysBefore, minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import {
	confirmYourself,
	forbidden,
	notLoggedIn,
	notVerified,
	secondStepRequired,
	tooMany,
} from "../../platform/errors.ts";
import type { Vault } from "../../platform/files/vault.ts";
import { KeyedTokenBuckets } from "../../platform/rate-limit/keyed-token-buckets.ts";
import { deleteLimitsBefore } from "../../platform/rate-limit/limit-queries.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { closeChannelsOfSession, sessionsOnChannels } from "../../platform/realtime/presence.ts";
import { societyDay } from "../../platform/society.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { deleteChangesExpiredBefore } from "../email-change/change-queries.ts";
import { deleteChallengesExpiredBefore } from "../passkeys/passkey-queries.ts";
import { lacking } from "../policy.ts";
import {
	deleteSessionsUnusedSince,
	insertSession,
	type MemberRow,
	sessionMember,
	touchLiving,
	touchSession,
} from "../queries.ts";
import { deleteLoginTicketsExpiredBefore } from "../second-step/second-step-queries.ts";
import { deleteLinksExpiredBefore } from "../sign-up/link-queries.ts";
import { browserInWords } from "./browser-words.ts";
import { sessionsShown } from "./media-cookie.ts";
import { apiTokenFrom, tokenFrom } from "./shown-token.ts";
import { deleteExpiredTickets } from "./ticket-queries.ts";

const idleHours = 12;
/** The time of use is written this seldom, so that reading does not mean writing. */
const touchSeconds = 60;

/** A session that was not used since is over. */
export const oldestUse = (now: Date) => new Date(now.getTime() - idleHours * 3_600_000);

export type Session = { member: MemberRow; tokenHash: Buffer };
type AnySession = Session & {
	/** Nothing can be done in it but to set up a second step. */
	readonly mustSetUp: boolean;
	readonly passwordAt: Date | null;
};

export const startSession = async (
	db: Db,
	clock: Clock,
	memberId: string,
	userAgent: string | undefined,
): Promise<string> => {
	const token = newToken();
	const now = clock.now();
	await insertSession(db, {
		token_hash: tokenHash(token),
		member_id: memberId,
		created_at: now,
		used_at: now,
		password_at: now,
		...browserInWords(userAgent),
	});
	return token;
};

const anySessionOf = async (db: Db, clock: Clock, token: string): Promise<AnySession | undefined> => {
	const hash = tokenHash(token);
	const now = clock.now();
	const found = await sessionMember(db, hash, oldestUse(now), societyDay(clock.now()));
	if (!found) return undefined;
	if (now.getTime() - found.used_at.getTime() > touchSeconds * 1000) await touchSession(db, hash, now);
	return {
		member: found.member,
		tokenHash: hash,
		mustSetUp: found.must_set_up,
		passwordAt: found.password_at,
	};
};

/** Who has this token, if its session lives and something can be done in it: it ends 12 hours after its last use. */
export const sessionOf = async (db: Db, clock: Clock, token: string): Promise<Session | undefined> => {
	const found = await anySessionOf(db, clock, token);
	return found?.mustSetUp ? undefined : found;
};

/** An open channel is use; where the session is over, or its member no longer active, the channel ends. */
export const tendSessions = async (db: Db, clock: Clock, hub: Hub) => {
	const hashes = sessionsOnChannels(hub);
	if (hashes.length === 0) return;
	const now = clock.now();
	const living = await touchLiving(db, hashes, oldestUse(now), now, societyDay(clock.now()));
	const isLiving = new Set(living.map((hash) => hash.toString("hex")));
	for (const hash of hashes) if (!isLiving.has(hash.toString("hex"))) closeChannelsOfSession(hub, hash);
};

/** Days after its end for which a mailed link is kept: its mail is sent, or given up, within two. */
const keptLinkDays = 3;

/** What nobody can use any more is not kept. */
export const forgetOldSessions = async (db: Db, clock: Clock) => {
	await deleteSessionsUnusedSince(db, oldestUse(clock.now()));
	await deleteLimitsBefore(db, clock.now());
	await deleteLoginTicketsExpiredBefore(db, clock.now());
	await deleteChallengesExpiredBefore(db, clock.now());
	await deleteExpiredTickets(db);
	await deleteChangesExpiredBefore(db, clock.now());
	await deleteLinksExpiredBefore(db, daysBefore(clock.now(), keptLinkDays));
};

/** Whose session it still is, as they are now. */
export const memberOfSession = async (db: Db, clock: Clock, hash: Buffer): Promise<MemberRow | undefined> => {
	const found = await sessionMember(db, hash, oldestUse(clock.now()), societyDay(clock.now()));
	return found?.must_set_up ? undefined : found?.member;
};

const sessions = new WeakMap<FastifyRequest, Session>();

/** The session a request came with; there is one when the gate let the request through as a member's. */
export const sessionOfRequest = (request: FastifyRequest) => sessions.get(request);

/** The same where there must be one: in calls for members. */
export const ownSession = (request: FastifyRequest): Session => {
	const session = sessionOfRequest(request);
	if (!session) throw notLoggedIn();
	return session;
};

/** Of a browser that shows a picture: the first session that lives, of those that it has a cookie of. */
const sessionByCookie = async (
	{ db, clock, vault }: Omit<Known, "letIn">,
	request: FastifyRequest,
): Promise<AnySession | undefined> => {
	for (const hash of sessionsShown(request, vault)) {
		const member = await memberOfSession(db, clock, hash);
		if (member) return { member, tokenHash: hash, mustSetUp: false, passwordAt: null };
	}
	return undefined;
};

/** The API token that a request came with. It acts as the director who made it. */
export type ActingToken = { readonly id: string; readonly name: string };

/** Lets in an API token, if the call is for it, and says to others why not; given by the integrations. */
export type TokenGate = (
	request: FastifyRequest,
	reply: FastifyReply,
	call: Call,
	apiToken: string,
) => Promise<{ readonly member: MemberRow; readonly token: ActingToken }>;

const actingTokens = new WeakMap<FastifyRequest, ActingToken>();

/** Undefined for a person. */
export const apiTokenOf = (request: FastifyRequest): ActingToken | undefined => actingTokens.get(request);

type Known = { readonly db: Db; readonly clock: Clock; readonly vault: Vault; readonly letIn: TokenGate };

const wasPasswordShown = ({ clock }: Pick<Known, "clock">, { passwordAt }: AnySession): boolean =>
	passwordAt !== null && passwordAt >= minutesAfter(clock.now(), -passwordMinutes);

/**
 * Reads of one member, in this process: a thousand at once and ten a second from then on. A window full of tabs that all
 * come back asks a hundred times; whoever copies all that members wrote and who they are is slowed down.
 */
const reads = { burst: 1000, perSecond: 10 };

/** Pictures are many on a page, and their ids come from what was read. */
const isCountedRead = ({ method, showsFile }: Call) => method === "GET" && showsFile !== true;

/** Lets in whom a call is for, and says to the others why not. */
export const createGate = (known: Known) => {
	const readsLeft = new KeyedTokenBuckets(reads);
	return async (request: FastifyRequest, call: Call, reply: FastifyReply): Promise<MemberRow | undefined> => {
		const apiToken = apiTokenFrom(request);
		if (apiToken !== undefined) {
			const acting = await known.letIn(request, reply, call, apiToken);
			actingTokens.set(request, acting.token);
			return acting.member;
		}
		const token = tokenFrom(request);
		const byToken = token === undefined ? undefined : await anySessionOf(known.db, known.clock, token);
		const isByCookie = token === undefined && call.showsFile === true;
		const found = isByCookie ? await sessionByCookie(known, request) : byToken;
		const isHeldBack = found?.mustSetUp === true && call.whileSettingUp !== true;
		const session = isHeldBack ? undefined : found;
		if (session) sessions.set(request, session);
		if (call.who === "anyone" || call.who === "visitor") return session?.member;
		if (isHeldBack) throw secondStepRequired();
		if (call.who === "visitor_or_agent") return session?.member;
		if (!session) throw notLoggedIn();
		const lacks = lacking(session.member, call.who);
		if (lacks === "verification") throw notVerified();
		if (lacks === "role") throw forbidden();
		const wait = isCountedRead(call) ? readsLeft.take(session.member.id, known.clock.now().getTime()) : undefined;
		if (wait !== undefined) throw tooMany(wait);
		if (call.asksPassword && !wasPasswordShown(known, session)) throw confirmYourself();
		return session.member;
	};
};
