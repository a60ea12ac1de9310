import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { paramsOfDetail } from "./old-details.ts";
import { lockOldDetails, setParams } from "./queries.ts";

const atOnce = 1000;

/** Entries that a version before `params` wrote get them. It may run beside this one for a while and write more. */
export const convertOldDetails = async ({ database }: Pick<Platform, "database">): Promise<void> => {
	let found: number;
	do {
		found = await inTransaction(database.db, async ({ tx }) => {
			const lines = await lockOldDetails(tx, atOnce);
			if (lines.length > 0)
				await setParams(
					tx,
					lines.map(({ id, act, detail }) => ({ id, params: paramsOfDetail(act, detail) })),
				);
			return lines.length;
		});
	} while (found === atOnce);
};
