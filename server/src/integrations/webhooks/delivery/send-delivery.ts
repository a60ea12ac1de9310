import { webhookTest } from "@warmline/contract/integrations/webhook-events";
import type { DisabledReason } from "@warmline/contract/integrations/webhooks";
import { actingDirectorIds } from "../../../accounts/index.ts";
import { daysBefore } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type DisabledMail, disabledMailJob } from "../mail-disabled.ts";
import { lockWebhook, markDisabled, updateWebhook, type WebhookRow } from "../webhook-queries.ts";
import { type DeliveryRow, giveUpWaiting, noteTry, type Tried, waitingDelivery } from "./delivery-queries.ts";
import { type Answered, postWebhook } from "./post-webhook.ts";
import { retryTime } from "./retry-time.ts";

export type DeliveryJob = { readonly delivery_id: string };
export const deliveryJob = "send-webhook";

/** Days in which nothing has arrived, after which an endpoint is disabled. */
const mostDays = 3;
const gone = 410;

type Sends = Pick<Platform, "database" | "clock" | "jobs" | "safeFetch" | "sealer">;

const isSameAddress = (one: WebhookRow, other: WebhookRow): boolean => one.url.equals(other.url);

const isTaken = ({ status }: Answered): boolean => status !== null && status >= 200 && status < 300;

/** A test is sent once: a director waits for what comes of it. */
const triedOf = ({ type, attempts: before }: DeliveryRow, answered: Answered, now: Date): Tried => {
	const attempts = before + 1;
	const { status, error } = answered;
	const tried = { attempts, last_at: now, status, error };
	if (isTaken(answered)) return { ...tried, state: "delivered", next_at: null };
	const isOver = type === webhookTest || status === gone;
	const next_at = isOver ? null : retryTime(attempts, now, answered.error === null ? answered.retryAfter : undefined);
	return { ...tried, state: next_at ? "waiting" : "failed", next_at };
};

/** Nobody has decided it: every director hears of it. */
const disable = async (
	{ jobs, clock }: Pick<Sends, "jobs" | "clock">,
	tx: Db,
	id: string,
	why: Exclude<DisabledReason, "director">,
) => {
	if (!(await markDisabled(tx, id, why, clock.now()))) return;
	await giveUpWaiting(tx, id);
	const mails = (await actingDirectorIds(tx)).map((director_id) => ({ director_id, webhook_id: id }));
	await jobs.promiseAll<DisabledMail>(disabledMailJob, mails, tx);
};

/** What the try says of the endpoint. A test that fails says nothing: its address may have been changed for it. */
const judgeEndpoint = async (
	platform: Sends,
	tx: Db,
	{ id, failing_since }: WebhookRow,
	{ type }: DeliveryRow,
	answered: Answered,
) => {
	const now = platform.clock.now();
	if (isTaken(answered)) {
		if (failing_since) await updateWebhook(tx, id, { failing_since: null });
		return;
	}
	if (type === webhookTest) return;
	if (!failing_since) await updateWebhook(tx, id, { failing_since: now });
	if (answered.status === gone) await disable(platform, tx, id, "gone");
	else if (failing_since && failing_since <= daysBefore(now, mostDays)) await disable(platform, tx, id, "failures");
};

/**
 * Sends what waits, unless the webhook was disabled since. When the server is killed between the answer and the note of
 * it, the job sends it again under the same id.
 */
export const sendDelivery = async (platform: Sends, { delivery_id }: DeliveryJob): Promise<void> => {
	const { db } = platform.database;
	const found = await waitingDelivery(db, delivery_id);
	if (!found) return;
	const { delivery, webhook } = found;
	const isDisabled = webhook.disabled_at !== null && delivery.type !== webhookTest;
	const answered: Answered = isDisabled
		? { status: null, error: "disabled" }
		: await postWebhook(platform, webhook, delivery);
	await inTransaction(db, async ({ tx }) => {
		const locked = await lockWebhook(tx, webhook.id);
		if (!locked) return;
		const now = platform.clock.now();
		if (isDisabled)
			return void (await noteTry(tx, delivery.id, {
				...{ attempts: delivery.attempts, last_at: delivery.last_at, next_at: null },
				...{ state: "failed", status: null, error: "disabled" },
			}));
		await noteTry(tx, delivery.id, triedOf(delivery, answered, now));
		// An answer of the address before says nothing of the one that it has now.
		if (isSameAddress(locked, webhook)) await judgeEndpoint(platform, tx, locked, delivery, answered);
	});
};
