import type { CredentialField } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";
import { inTransaction } from "../../platform/db/transaction.ts";
import { notFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockDraft } from "../lock-draft.ts";
import { deleteCredentials } from "../queries.ts";
import { removeFiles } from "./keep-credentials.ts";

export const noSuchDocument = () => notFound(t("No such document."));

/** Takes a document out of an application that may be changed. */
export const removeCredentialOf = async (platform: Platform, applicationId: string, field: CredentialField) => {
	const removed = await inTransaction(platform.database.db, async ({ tx }) => {
		await lockDraft(tx, applicationId);
		const found = await deleteCredentials(tx, applicationId, [field]);
		if (found.length === 0) throw noSuchDocument();
		return found;
	});
	await removeFiles(platform, removed);
};
