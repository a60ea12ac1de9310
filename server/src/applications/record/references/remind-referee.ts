import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../../accounts/index.ts";
import type { Db } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { tooMany } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { auditChange } from "../audit-change.ts";
import { ensureUnderway } from "../lock-record.ts";
import { loadReferee } from "./load-referee.ts";
import { type AskedJob, askedJob } from "./mail-referee.ts";
import { type RefereeRow, writeReferee } from "./referee-queries.ts";
import { refereeToken } from "./referee-token.ts";

const between = 24 * 3600;

/** In a transaction that holds the referee's applicant: they are mailed again, by a link that takes the first one's place. */
export const askAgain = async ({ clock, jobs, vault }: Platform, tx: Db, { id, asked_at }: RefereeRow) => {
	const reminded_at = clock.now();
	const token_hash = tokenHash(refereeToken(vault, { id, asked_at, reminded_at }));
	await writeReferee(tx, id, { reminded_at, token_hash });
	await jobs.promise<AskedJob>(askedJob, { referee_id: id }, tx);
};

/** A referee who has not answered is mailed again, once a day at most. */
export const remindReferee = async (platform: Platform, by: MemberRow, memberId: string, refereeId: string) =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const { clock } = platform;
		const { held, referee } = await loadReferee(tx, memberId, refereeId);
		ensureUnderway(held);
		const last = referee.reminded_at ?? referee.asked_at;
		const wait = between - (clock.now().getTime() - last.getTime()) / 1000;
		if (wait > 0) throw tooMany(wait, t("We’ve emailed this person within the last day. Please wait a little."));
		await askAgain(platform, tx, referee);
		await auditChange(tx, clock, by, held.member, ["reference_reminded"]);
	});
