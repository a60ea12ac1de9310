import { webhookTest } from "@warmline/contract/integrations/webhook-events";
import type { Delivery } from "@warmline/contract/integrations/webhooks";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { deliveryById, takeToResend } from "./delivery/delivery-queries.ts";
import { type DeliveryJob, deliveryJob } from "./delivery/send-delivery.ts";
import { noSuchDelivery, noSuchWebhook, notFailed, webhookDisabled } from "./errors.ts";
import { toDelivery } from "./serializers.ts";
import { lockWebhook } from "./webhook-queries.ts";

/** What failed is sent once more; what waits to be tried again is tried now. */
export const resend = (
	{ database, jobs }: Pick<Platform, "database" | "jobs">,
	webhookId: string,
	deliveryId: string,
): Promise<Delivery> =>
	inTransaction(database.db, async ({ tx }) => {
		const webhook = await lockWebhook(tx, webhookId);
		if (!webhook) throw noSuchWebhook();
		const found = await deliveryById(tx, deliveryId);
		if (found?.webhook_id !== webhookId) throw noSuchDelivery();
		if (webhook.disabled_at && found.type !== webhookTest) throw webhookDisabled();
		const taken = await takeToResend(tx, deliveryId);
		if (!taken) throw notFailed();
		await jobs.promise<DeliveryJob>(deliveryJob, { delivery_id: deliveryId }, tx);
		return toDelivery(taken);
	});
