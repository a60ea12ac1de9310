import { webhookTest } from "@warmline/contract/integrations/webhook-events";
import type { Delivery } from "@warmline/contract/integrations/webhooks";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { insertDeliveries } from "./delivery/delivery-queries.ts";
import { type DeliveryJob, deliveryJob } from "./delivery/send-delivery.ts";
import { bodyOf } from "./delivery/webhook-body.ts";
import { noSuchWebhook } from "./errors.ts";
import { toDelivery } from "./serializers.ts";
import { webhookById } from "./webhook-queries.ts";

/** By one director in ten minutes: each makes this server ask another one. */
const mostTests = 30;

export const sendTest = async (
	platform: Pick<Platform, "database" | "clock" | "sealer" | "config" | "jobs">,
	director: MemberRow,
	webhookId: string,
): Promise<Delivery> => {
	const { database, clock, config, jobs } = platform;
	await limitTo(platform, ["webhook tests by", director.id], { limit: mostTests, windowSeconds: 600 });
	return inTransaction(database.db, async ({ tx }) => {
		if (!(await webhookById(tx, webhookId))) throw noSuchWebhook();
		const at = clock.now();
		const body = bodyOf(config.PUBLIC_URL, { type: webhookTest, data: {} }, at);
		const row = { id: v7(), webhook_id: webhookId, event_id: v7(), type: webhookTest, body, at } as const;
		const [made] = await insertDeliveries(tx, [row]);
		if (!made) throw noSuchWebhook();
		await jobs.promise<DeliveryJob>(deliveryJob, { delivery_id: made.id }, tx);
		return toDelivery(made);
	});
};
