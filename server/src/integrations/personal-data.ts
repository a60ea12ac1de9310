import type { Db } from "../platform/db/database.ts";
import { tokensBy } from "./api-tokens/queries.ts";
import { webhooksBy } from "./webhooks/webhook-queries.ts";

/**
 * API tokens that somebody created, without what opens anything: they go with the account. And webhooks: they are the
 * organisation's and stay; their foreign key takes the name out.
 */
export const exportPersonalData = async (db: Db, memberId: string) => ({
	api_access: await tokensBy(db, memberId),
	webhooks: await webhooksBy(db, memberId),
});
