import { inTransaction } from "../../../platform/db/transaction.ts";
import { recordEvent } from "../../../platform/events/record-event.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { IntegrationPorts, UncoveredShift } from "../../ports.ts";
import { webhooksFor } from "../webhook-queries.ts";
import { replaceToldUncovered, takeDueDeliveries, toldUncovered } from "./delivery-queries.ts";
import { type DeliveryJob, deliveryJob } from "./send-delivery.ts";

type Looks = Pick<Platform, "database" | "clock" | "jobs" | "cluster" | "log"> & IntegrationPorts;

/** What is to be tried again by now gets the job that does it. */
const sendDue = ({ database, clock, jobs }: Looks) =>
	inTransaction(database.db, async ({ tx }) => {
		const due = await takeDueDeliveries(tx, clock.now());
		await jobs.promiseAll<DeliveryJob>(deliveryJob, due, tx);
	});

/**
 * That a shift is uncovered is no act but a state: it becomes an event when it is first seen, when more is missing than
 * before, and again when it was covered in between.
 */
const recordUncovered = async (context: Looks) => {
	const { db } = context.database;
	const type = "shift.uncovered";
	const isWanted = (await webhooksFor(db, type, context.clock.now())).length > 0;
	// While nobody wants it, nothing counts as told.
	const uncovered = isWanted ? await context.missingInShifts(db) : [];
	const told = await toldUncovered(db);
	const isTold = ({ shift_id, missing }: UncoveredShift) => missing.every((part) => told.get(shift_id)?.includes(part));
	const isSame = ({ shift_id, missing }: UncoveredShift) => told.get(shift_id)?.join() === missing.join();
	if (uncovered.length === told.size && uncovered.every(isSame)) return;
	await inTransaction(db, async ({ tx }) => {
		await replaceToldUncovered(tx, uncovered);
		for (const shift of uncovered) {
			if (isTold(shift)) continue;
			const { shift_id, starts_at, missing } = shift;
			await recordEvent(context, tx, {
				type,
				data: { shift_id, starts_at: starts_at.toISOString(), missing: [...missing] },
			});
		}
	});
};

export const lookAtWebhooks = async (context: Looks): Promise<void> => {
	await sendDue(context);
	await recordUncovered(context);
};

/** Looks again and again at what is due: in one process. One look never overtakes another. */
export const startWebhookSweep = (context: Looks, sweepMillis: number) => {
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		if (!context.cluster.leads()) return;
		looking ??= lookAtWebhooks(context)
			.catch((error) => context.log.warn({ err: error }, "the webhooks were not looked after"))
			.finally(() => {
				looking = undefined;
			});
	}, sweepMillis);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
};
