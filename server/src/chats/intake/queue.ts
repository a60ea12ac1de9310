import type { WaitRange } from "@warmline/contract/chats/message";
import { v7 } from "uuid";
import type { Database } from "../../platform/db/database.ts";
import type { Desk } from "../desk.ts";
import { listenersToCome } from "../duty/listeners-to-come.ts";
import { waitingIds } from "../queries.ts";
import { visitorOf } from "../topics.ts";
import { waitsSince } from "./queue-queries.ts";

/** Of those who were taken in so many hours it is told how long they waited. */
const hours = 3;
/** Hours before which nobody asked who was taken in them. */
const hoursAsked = 12;
/** Fewer say nothing. */
const fewest = 5;
const secondsKept = 10;

const hoursBefore = (now: Date, n: number) => new Date(now.getTime() - n * 3_600_000);
const idAt = (time: Date) => v7({ msecs: time.getTime(), seq: 0, random: new Uint8Array(16) });
const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

const readRange = async ({ database, clock }: Pick<Desk, "database" | "clock">): Promise<WaitRange> => {
	const now = clock.now();
	const { of, low, high } = await waitsSince(database.db, hoursBefore(now, hours), idAt(hoursBefore(now, hoursAsked)));
	if (of < fewest || low === null || high === null) return null;
	return { from_minutes: minutes(low), to_minutes: minutes(high) };
};

const kept = new WeakMap<Database, { until: number; range: Promise<WaitRange> }>();

/** Minutes that people who asked lately had to wait: the middle half of them. */
export const waitRangeNow = (desk: Pick<Desk, "database" | "clock">): Promise<WaitRange> => {
	const now = desk.clock.now().getTime();
	const known = kept.get(desk.database);
	if (known && now < known.until) return known.range;
	const range = readRange(desk);
	kept.set(desk.database, { until: now + secondsKept * 1000, range });
	range.catch(() => kept.delete(desk.database));
	return range;
};

/** Tells everybody who waits, and is connected here, his place, who is there for them, and how long it took others. */
export const tellQueue = async (desk: Pick<Desk, "hub" | "database" | "clock" | "settings" | "roster">) => {
	const waiting = await waitingIds(desk.database.db);
	if (waiting.length === 0) return;
	const listeners = await listenersToCome(desk);
	const wait = await waitRangeNow(desk);
	for (const [ahead, id] of waiting.entries()) {
		desk.hub.tellHere([visitorOf(id)], { action: "queue", ahead, listeners, wait });
	}
};
