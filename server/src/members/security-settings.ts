import { t } from "@warmline/contract/i18n";
import type { SecuritySettings } from "@warmline/contract/members/security-calls";
import {
	lockSecondStepFrom,
	type MemberRow,
	secondStepCounts,
	secondStepFrom,
	writeSecondStepFrom,
} from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { societyDay } from "../platform/society.ts";

export const readSettings = async (db: Db): Promise<SecuritySettings> => ({
	second_step_from: await secondStepFrom(db),
	...(await secondStepCounts(db)),
});

/** From this day on; null for never. A day that is past would lock out without a word. */
export const needSecondStepFrom = async (
	{ database: { db }, clock }: Platform,
	director: MemberRow,
	day: string | null,
): Promise<void> => {
	await inTransaction(db, async ({ tx }) => {
		const before = await lockSecondStepFrom(tx);
		if (before === day) return;
		if (day !== null && day < societyDay(clock.now())) {
			const message = t("Please choose today or a later day.");
			throw invalid("invalid_second_step_from", message, { second_step_from: message });
		}
		await writeSecondStepFrom(tx, day);
		await record(tx, clock, { act: "change_security", member: director, params: { before, after: day } });
	});
};
