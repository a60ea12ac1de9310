import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../../../accounts/index.ts";
import { content } from "../../../platform/content/content.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { limitTo } from "../../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { auditChange } from "../audit-change.ts";
import { ensureUnderway, lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { type AskedJob, askedJob } from "./mail-referee.ts";
import { insertReferee, refereesOf } from "./referee-queries.ts";
import { refereeToken } from "./referee-token.ts";

/** Each brings a mail to somebody who may not know of us: so many a day for one applicant, and for one email. */
const mostOfApplicant = 10;
const mostOfEmail = 4;
const day = 24 * 3600;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const refused = (code: string, message: string) => conflict(code, message, { email: message });

/** Somebody who is to speak for an applicant is asked by mail. */
export const addReferee = async (
	platform: Platform,
	by: MemberRow,
	memberId: string,
	{ name, email }: { name: string; email: string },
) => {
	const { clock, jobs, vault } = platform;
	await limitTo(platform, ["referees", memberId], { limit: mostOfApplicant, windowSeconds: day });
	await limitTo(platform, ["referee", email], { limit: mostOfEmail, windowSeconds: day });
	await inTransaction(platform.database.db, async ({ tx }) => {
		const held = await lockVolunteerRecord(tx, memberId);
		const application = ensureUnderway(held);
		if (same(email, held.member.email))
			throw refused("own_email", t("Please give someone else’s email, not the applicant’s."));
		const named = await refereesOf(tx, memberId);
		if (named.some((one) => same(one.email, email)))
			throw refused("already_named", t("This person has already been named."));
		if (named.length >= content().recruitment.references)
			throw conflict(
				"enough_referees",
				t("Everyone needed has already been named. Withdraw a request to name someone else."),
			);
		const at = clock.now();
		const referee = { id: v7(), asked_at: at, reminded_at: null };
		const token_hash = tokenHash(refereeToken(vault, referee));
		await insertReferee(tx, { ...referee, member_id: memberId, name, email, token_hash });
		await writeHistory(tx, application, { act: "reference_asked", at, by: by.id, text: name });
		await auditChange(tx, clock, by, held.member, ["reference_asked"]);
		await jobs.promise<AskedJob>(askedJob, { referee_id: referee.id }, tx);
	});
};
