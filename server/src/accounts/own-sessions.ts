import type { OwnSession } from "@warmline/contract/accounts/security-calls";
import { say } from "@warmline/contract/say";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { notFound } from "../platform/refusals.ts";
import { deleteOtherSessions, deleteOwnSession, livingSessionsOf } from "./own-session-queries.ts";
import { closeChannelsOfSession } from "./presence.ts";
import { oldestUse, type Session } from "./sessions.ts";

/** Where somebody is logged in: this session first. */
export const listOwnSessions = async (db: Db, clock: Clock, { member, tokenHash }: Session): Promise<OwnSession[]> => {
	const rows = await livingSessionsOf(db, member.id, oldestUse(clock.now()));
	const shown = rows.map(({ id, created_at, used_at, browser, system, token_hash }) => ({
		...{ id, browser, system },
		begun_at: created_at.toISOString(),
		used_at: used_at.toISOString(),
		is_this: token_hash.equals(tokenHash),
	}));
	return [...shown.filter(({ is_this }) => is_this), ...shown.filter(({ is_this }) => !is_this)];
};

type Known = { readonly db: Db; readonly hub: Hub };

export const noSuchSession = () => notFound(say("This login has ended already."));

/** One of one's own. Its channels close at once. */
export const endOwnSession = async ({ db, hub }: Known, memberId: string, id: string): Promise<void> => {
	const ended = await deleteOwnSession(db, memberId, id);
	if (ended.length === 0) throw noSuchSession();
	for (const hash of ended) closeChannelsOfSession(hub, hash);
};

/** All but this one. Answers how many there were. */
export const endAllOthers = async ({ db, hub }: Known, { member, tokenHash }: Session): Promise<number> => {
	const ended = await deleteOtherSessions(db, member.id, tokenHash);
	for (const hash of ended) closeChannelsOfSession(hub, hash);
	return ended.length;
};
