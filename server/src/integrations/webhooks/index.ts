import type { MemberRow } from "../../accounts/index.ts";
import { eventJob, type RecordedEvent } from "../../platform/events/record-event.ts";
import type { Calls } from "../../platform/http/calls.ts";
import type { Platform } from "../../platform/platform.ts";
import type { IntegrationPorts } from "../ports.ts";
import { type DeliveryJob, deliveryJob, sendDelivery } from "./delivery/send-delivery.ts";
import { takeEvent } from "./delivery/take-event.ts";
import { startWebhookSweep } from "./delivery/webhook-sweep.ts";
import { forgetOldDeliveries } from "./forget-old-deliveries.ts";
import { type DisabledMail, disabledMailJob, mailDisabled } from "./mail-disabled.ts";
import { webhookRoutes } from "./routes.ts";

/** Tells other systems what has happened, and nothing of what anybody wrote. */
export const webhooks = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	ports: IntegrationPorts,
	sweepMillis: number,
) => {
	const { jobs } = platform;
	webhookRoutes(calls, platform);
	await jobs.handle(eventJob, (event: RecordedEvent) => takeEvent(platform, event));
	await jobs.handle(deliveryJob, (job: DeliveryJob) => sendDelivery(platform, job));
	await jobs.handle(disabledMailJob, (job: DisabledMail, id) => mailDisabled(platform, job, id));
	await jobs.everyNight("forget-old-webhook-deliveries", () => forgetOldDeliveries(platform));
	return startWebhookSweep({ ...platform, ...ports }, sweepMillis);
};
