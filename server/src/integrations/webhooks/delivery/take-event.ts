import { v7 } from "uuid";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { RecordedEvent } from "../../../platform/events/record-event.ts";
import type { Platform } from "../../../platform/platform.ts";
import { webhooksFor } from "../webhook-queries.ts";
import { insertDeliveries } from "./delivery-queries.ts";
import { type DeliveryJob, deliveryJob } from "./send-delivery.ts";
import { bodyOf } from "./webhook-body.ts";

/** Stores what is to be sent of an event, with the jobs that send it. Done again it changes nothing. */
export const takeEvent = (
	{ database, config, jobs }: Pick<Platform, "database" | "config" | "jobs">,
	{ id, at, event }: RecordedEvent,
): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		const happened = new Date(at);
		const receivers = await webhooksFor(tx, event.type, happened);
		if (receivers.length === 0) return;
		const body = bodyOf(config.PUBLIC_URL, event, happened);
		const rows = receivers.map((webhook) => ({
			...{ id: v7(), webhook_id: webhook.id, event_id: id },
			...{ type: event.type, body, at: happened },
		}));
		const made = await insertDeliveries(tx, rows);
		await jobs.promiseAll<DeliveryJob>(
			deliveryJob,
			made.map((delivery) => ({ delivery_id: delivery.id })),
			tx,
		);
	});
