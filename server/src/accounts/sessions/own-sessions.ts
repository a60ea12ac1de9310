import type { OwnSession } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { notFound } from "../../platform/errors.ts";
import { closeChannelsOfMember, closeChannelsOfSession } from "../../platform/realtime/presence.ts";
import type { AccountPlatform } from "../ports.ts";
import { deleteSession, deleteSessionsOf, setPresence } from "../queries.ts";
import { endDutyOfSession } from "./end-duty-of-session.ts";
import { deleteOtherSessions, deleteOwnSession, livingSessionsOf } from "./own-session-queries.ts";
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

export const noSuchSession = () => notFound(t("This session has already ended."));

/** One of one's own. Its channels close at once, and its browser gets no notices any more. */
export const endOwnSession = (
	{ database: { db }, hub, endNotices }: AccountPlatform,
	memberId: string,
	id: string,
): Promise<void> =>
	inTransaction(db, async ({ tx, afterCommit }) => {
		await endDutyOfSession(tx, hub, memberId, (session) => session.id === id);
		const ended = await deleteOwnSession(tx, memberId, id);
		if (!ended) throw noSuchSession();
		await endNotices(tx, memberId, { only: ended });
		afterCommit(() => closeChannelsOfSession(hub, ended));
	});

/** All but this one, in the transaction of an act. Answers how many there were. */
export const endOthersIn = async (
	{ hub, endNotices }: Pick<AccountPlatform, "hub" | "endNotices">,
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
	kept: Buffer,
): Promise<number> => {
	await endDutyOfSession(tx, hub, memberId, ({ token_hash }) => !token_hash.equals(kept));
	const ended = await deleteOtherSessions(tx, memberId, kept);
	// Of logins, too, that were left alone so long that they are in no list any more.
	await endNotices(tx, memberId, { but: kept });
	afterCommit(() => {
		for (const hash of ended) closeChannelsOfSession(hub, hash);
	});
	return ended.length;
};

/** All of them, by who cannot show one: nobody is left in the account. */
export const endAllIn = async (
	{ hub, endNotices }: Pick<AccountPlatform, "hub" | "endNotices">,
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
): Promise<void> => {
	await deleteSessionsOf(tx, memberId);
	await setPresence(tx, memberId, "away");
	await endNotices(tx, memberId, {});
	afterCommit(() => closeChannelsOfMember(hub, memberId));
};

export const endAllOthers = (
	{ database: { db }, hub, endNotices }: AccountPlatform,
	{ member, tokenHash }: Session,
): Promise<number> => inTransaction(db, (work) => endOthersIn({ hub, endNotices }, work, member.id, tokenHash));

/** By who leaves. */
export const endThis = ({ database: { db }, hub, endNotices }: AccountPlatform, { member, tokenHash }: Session) =>
	inTransaction(db, async ({ tx, afterCommit }) => {
		await endDutyOfSession(tx, hub, member.id, ({ token_hash }) => token_hash.equals(tokenHash));
		await deleteSession(tx, tokenHash);
		await endNotices(tx, member.id, { only: tokenHash });
		afterCommit(() => closeChannelsOfSession(hub, tokenHash));
	});
