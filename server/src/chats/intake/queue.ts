import type { WaitRange } from "@warmline/contract/chats/message";
import { leastIdAt } from "../../platform/db/least-id-at.ts";
import { addAll, throttledBatch } from "../../platform/throttle-batch.ts";
import type { ChatContext } from "../chat-context.ts";
import { expectedListeners } from "../duty/expected-listeners.ts";
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
const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

const readRange = async ({ database, clock }: Pick<ChatContext, "database" | "clock">): Promise<WaitRange> => {
	const now = clock.now();
	const { of, low, high } = await waitsSince(
		database.db,
		hoursBefore(now, hours),
		leastIdAt(hoursBefore(now, hoursAsked)),
	);
	if (of < fewest || low === null || high === null) return null;
	return { from_minutes: minutes(low), to_minutes: minutes(high) };
};

/** Minutes that people who asked lately had to wait: the middle half of them. Read again after a while. */
export const cachedWaitRange = (context: Pick<ChatContext, "database" | "clock">) => {
	let cached: { until: number; range: Promise<WaitRange> } | undefined;
	return (): Promise<WaitRange> => {
		const now = context.clock.now().getTime();
		if (cached && now < cached.until) return cached.range;
		const range = readRange(context);
		cached = { until: now + secondsKept * 1000, range };
		range.catch(() => {
			cached = undefined;
		});
		return range;
	};
};

type Teller = Pick<ChatContext, "hub" | "database" | "settings" | "roster" | "waitRange">;

/** Chats whose visitors are to be told; null is all that wait. */
type Whom = ReadonlySet<string> | null;

/** Tells those who wait, and are connected here, their place, who is there for them, and how long it took others. */
export const tellQueue = async (context: Teller, whom: Whom) => {
	const waiting = await waitingIds(context.database.db);
	if (waiting.length === 0) return;
	const listeners = await expectedListeners(context);
	const wait = await context.waitRange();
	for (const [ahead, id] of waiting.entries()) {
		if (whom?.has(id) === false) continue;
		context.hub.publishHere([visitorOf(id)], { action: "queue", ahead, listeners, wait });
	}
};

/**
 * Everybody is told when the queue is another, and who has just come is told alone: a crowd that comes back would else
 * be told as a whole for each of its members. By turns, so that the last that is told is the latest.
 */
export const tellsQueue = (
	tell: (whom: Whom) => Promise<void>,
	options: { pause: number; retryAfter: number; failed: (error: unknown) => void },
) => {
	const tells = throttledBatch<Set<string> | null>({
		none: () => new Set(),
		join: (one, other) => (one === null || other === null ? null : addAll(one, other)),
		run: tell,
		...options,
	});
	return {
		all: Object.assign(() => tells(null), { stop: tells.stop }),
		one: (chatId: string) => tells(new Set([chatId])),
	};
};
