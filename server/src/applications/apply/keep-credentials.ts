import { credentialFields } from "@warmline/contract/applications/supervisor-application";
import type { Db } from "../../platform/db/database.ts";
import type { ReceivedFile } from "../../platform/http/requests/parse-form.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteCredentials, insertCredential } from "../queries.ts";

/** In the transaction of the act; answers the files that these took the place of, to be removed when that is certain. */
export const keepCredentials = async (
	tx: Db,
	application_id: string,
	files: readonly ReceivedFile[],
	kept_at: Date,
): Promise<string[]> => {
	const replaced: string[] = [];
	for (const { field: given, id, name, size, type } of files) {
		const field = credentialFields.find((one) => one === given);
		if (!field) continue;
		replaced.push(...(await deleteCredentials(tx, application_id, [field])));
		await insertCredential(tx, { id, application_id, field, name, size, type, kept_at });
	}
	return replaced;
};

/** After the commit. What cannot be removed now is removed at night. */
export const removeFiles = async ({ vault, log }: Pick<Platform, "vault" | "log">, ids: readonly string[]) => {
	for (const id of ids)
		await vault.remove(id).catch((error) => log.warn({ err: error }, "a document could not be removed"));
};
