import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../../accounts/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { auditChange } from "../audit-change.ts";
import { formOf } from "../found-form.ts";
import { lockForm } from "../record-queries.ts";
import { loadReferee } from "./load-referee.ts";
import { referencesFrom } from "./referee-queries.ts";
import { submitReference } from "./submit-reference.ts";

/** Counts a form of the public page, sent from a referee's email address, as their answer. */
export const countReference = async (platform: Platform, director: MemberRow, memberId: string, refereeId: string) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const found = await loadReferee(tx, memberId, refereeId);
		const { referee } = found;
		const before = formOf(referee, await referencesFrom(tx, [referee.email]));
		if (before) await lockForm(tx, before.id);
		// Looked for again, now that it cannot be counted for somebody else at the same time.
		const form = formOf(referee, await referencesFrom(tx, [referee.email]));
		if (!form) throw conflict("no_form", t("No reference form has come from this email since the person was asked."));
		await submitReference(platform, work, found, { form_id: form.id }, director.id);
		await auditChange(tx, platform.clock, director, found.held.member, ["reference_answered"]);
	});
