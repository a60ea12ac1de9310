import type { WebhookEvent } from "@warmline/contract/integrations/webhook-events";
import { v7 } from "uuid";
import type { Db } from "../db/database.ts";
import type { Platform } from "../platform.ts";

/** Something that other systems may be told of, until it is known which. `at` is an ISO time. */
export type RecordedEvent = { readonly id: string; readonly at: string; readonly event: WebhookEvent };

export const eventJob = "event";

/** In the transaction of the act: the event is stored when the act is, and not otherwise. */
export const recordEvent = (
	{ jobs, clock }: Pick<Platform, "jobs" | "clock">,
	tx: Db,
	event: WebhookEvent,
): Promise<void> => jobs.promise<RecordedEvent>(eventJob, { id: v7(), at: clock.now().toISOString(), event }, tx);
