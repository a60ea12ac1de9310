import type { ReferenceAnswer } from "@warmline/contract/applications/record";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { isUnderway } from "../lock-record.ts";
import { loadReferee } from "./load-referee.ts";
import { type ThanksJob, thanksJob } from "./mail-referee.ts";
import { noSuchReference } from "./read-reference.ts";
import { refereeByToken } from "./referee-queries.ts";
import { submitReference } from "./submit-reference.ts";

/** A referee answers, once, and is thanked by email. */
export const answerReference = async (platform: Platform, token: string, answer: ReferenceAnswer) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const known = await refereeByToken(tx, tokenHash(token));
		if (!known) throw noSuchReference();
		const found = await loadReferee(tx, known.member_id, known.id);
		if (!isUnderway(found.held.application)) throw noSuchReference();
		await submitReference(platform, work, found, answer, null);
		await platform.jobs.promise<ThanksJob>(thanksJob, { referee_id: known.id }, tx);
	});
