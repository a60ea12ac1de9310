import type { AuditParams } from "@warmline/contract/audit/params";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { paramsOfDetail } from "./old-details.ts";
import { clearParams, clearParamsOfFormerMembers, lockOldDetails, setParams } from "./queries.ts";

const atOnce = 1000;

/** Answers how many there were: if as many as fit, there may be more. */
const convertSome = async (tx: Db): Promise<number> => {
	const lines = await lockOldDetails(tx, atOnce);
	const read = lines.map(({ id, act, detail }) => ({ id, params: paramsOfDetail(act, detail) }));
	if (read.length > 0) await setParams(tx, read);
	return lines.length;
};

/** Entries that a version before `params` wrote get them. */
export const convertOldDetails = async ({ database: { db } }: Pick<Platform, "database">): Promise<void> => {
	while ((await inTransaction(db, ({ tx }) => convertSome(tx))) === atOnce);
};

/** An older server may run beside this one for a while, write more, and erase somebody without knowing of parameters. */
export const followOldServers = async (platform: Pick<Platform, "database">): Promise<void> => {
	await convertOldDetails(platform);
	await clearParamsOfFormerMembers(platform.database.db);
};

/** A look at something that has no id here is known by its parameters alone. */
export const forgetParams = async <Act extends keyof AuditParams>(
	tx: Db,
	act: Act,
	known: readonly AuditParams[Act][],
): Promise<void> => {
	while ((await convertSome(tx)) === atOnce);
	for (const params of known) await clearParams(tx, act, params);
};
