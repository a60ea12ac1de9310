import type { Webhook } from "@warmline/contract/integrations/webhooks";
import type { Platform } from "../../platform/platform.ts";
import { noSuchWebhook } from "./errors.ts";
import { toWebhook } from "./serializers.ts";
import { allWebhooks, listedWebhook } from "./webhook-queries.ts";

type Reads = Pick<Platform, "database" | "sealer" | "clock">;

export const listAllWebhooks = async (platform: Reads): Promise<Webhook[]> =>
	(await allWebhooks(platform.database.db)).map((row) => toWebhook(platform, row));

export const readWebhook = async (platform: Reads, id: string): Promise<Webhook> => {
	const found = await listedWebhook(platform.database.db, id);
	if (!found) throw noSuchWebhook();
	return toWebhook(platform, found);
};
