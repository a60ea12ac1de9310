import { daysBefore } from "../../platform/clock.ts";
import { monthsBefore } from "../../platform/days.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { society } from "../../platform/society.ts";
import { removeFiles } from "../apply/keep-credentials.ts";
import {
	daysAfterReminder,
	declinedDocumentsDays,
	declinedMonths,
	draftMonths,
	neverVerifiedDays,
	stageMailDays,
} from "./retention.ts";
import {
	deleteDeclined,
	deleteDocumentsOfDeclined,
	deleteDrafts,
	deleteNeverVerified,
	deleteRecordsOf,
	deleteRefereesOfDeclined,
	deleteStageMails,
} from "./retention-queries.ts";

/** Deletes what was kept of applicants for long enough. What the history says of it stays as long as the application. */
export const forgetOldDocuments = async (platform: Pick<Platform, "database" | "clock" | "vault" | "log">) => {
	const now = platform.clock.now();
	const files = await inTransaction(platform.database.db, async ({ tx }) => {
		const declined = daysBefore(now, declinedDocumentsDays);
		const documents = await deleteDocumentsOfDeclined(tx, declined);
		await deleteRefereesOfDeclined(tx, declined);
		const old = await deleteDeclined(tx, monthsBefore(society().clock, now, declinedMonths));
		const untouched = monthsBefore(society().clock, now, draftMonths);
		const drafts = await deleteDrafts(tx, untouched, daysBefore(now, daysAfterReminder));
		await deleteRecordsOf(tx, [...old.members, ...drafts.members]);
		await deleteNeverVerified(tx, daysBefore(now, neverVerifiedDays));
		await deleteStageMails(tx, daysBefore(now, stageMailDays));
		return [...documents, ...old.files, ...drafts.files];
	});
	await removeFiles(platform, files);
};
