import { deliveryDays } from "@warmline/contract/integrations/webhooks";
import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteDeliveriesBefore } from "./delivery/delivery-queries.ts";
import { forgetOldSecrets } from "./webhook-queries.ts";

/** Deliveries whose time is over, and secrets that sign no more. */
export const forgetOldDeliveries = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> => {
	await deleteDeliveriesBefore(database.db, daysBefore(clock.now(), deliveryDays));
	await forgetOldSecrets(database.db, clock.now());
};
