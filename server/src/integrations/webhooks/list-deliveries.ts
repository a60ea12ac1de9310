import type { Delivery } from "@warmline/contract/integrations/webhooks";
import type { Paging } from "@warmline/contract/paging";
import { byId, fetchPage } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { deliveriesAfter } from "./delivery/delivery-queries.ts";
import { noSuchWebhook } from "./errors.ts";
import { toDelivery } from "./serializers.ts";
import { webhookById } from "./webhook-queries.ts";

export const pageOfDeliveries = async (
	{ database: { db } }: Pick<Platform, "database">,
	webhookId: string,
	paging: Paging,
): Promise<{ results: Delivery[]; next: string | null }> => {
	if (!(await webhookById(db, webhookId))) throw noSuchWebhook();
	const { rows, next } = await fetchPage(byId, paging, (page) => deliveriesAfter(db, webhookId, page));
	return { results: rows.map(toDelivery), next };
};
