import { percentile } from "../figures.ts";
import type { ChatLine } from "../load/chat-line.ts";
import { type PingPong, pingPong } from "../load/ping-pong.ts";
import type { Running } from "../targets/target.ts";
import { costOf, messageCosts, meterCpu } from "./cpu-meter.ts";
import { type Measure, type Size, seconds, type Values } from "./measure.ts";

/** Above this a conversation no longer feels like one. */
const slowest = 250;
const counted = 10_000;
/** Messages on the way in each chat, step by step. */
const windows = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96];

type Step = { perSecond: number; p99: number; cpu: number; serverMicros: number; storeMicros: number };

const takeStep = async (target: Running, load: PingPong, size: Size): Promise<Step> => {
	await seconds(size.stepSeconds / 2);
	const meter = meterCpu(target);
	const before = load.delivered();
	load.begin();
	await seconds(size.stepSeconds);
	const { perSecond, latencies } = load.read();
	const used = meter();
	const delivered = load.delivered() - before;
	return {
		perSecond,
		p99: percentile(latencies, 0.99),
		cpu: (used.all / delivered) * counted,
		...costOf(used, delivered),
	};
};

/**
 * The window grows until twice in a row nothing is gained, or the slowest hundredth takes too long. CPU is read over
 * the whole of each step, and belongs to the step that delivered most.
 */
const climb = async (target: Running, chats: readonly ChatLine[], size: Size): Promise<Values> => {
	const load = pingPong(chats);
	let best: Values = {};
	let without = 0;
	let onTheWay = 0;
	for (const window of windows.filter((one) => one <= size.widest)) {
		if (without === 2) break;
		load.addToEveryChat(window - onTheWay);
		onTheWay = window;
		let step = await takeStep(target, load, size);
		// One hitch of the machine must not end the climb.
		if (step.p99 >= slowest) step = await takeStep(target, load, size);
		const allowed = step.p99 < slowest;
		without = allowed && step.perSecond > (best.perSecond ?? 0) * 1.02 ? 0 : without + 1;
		if (allowed && step.perSecond > (best.perSecond ?? 0)) best = { ...step, window };
	}
	await load.stop();
	return best;
};

export const messages: Measure = {
	name: "messages",
	folder: "chats",
	figures: [
		{ key: "perSecond", title: "Delivered messages a second, p99 under 250 ms", unit: "1/s", better: "more" },
		{ key: "cpu", title: "CPU for 10,000 messages, at that load", unit: "s", better: "less" },
		{ key: "p99", title: "p99 at that load", unit: "ms", better: "less" },
		{ key: "window", title: "Messages on the way in each chat at that load", unit: "", better: "more" },
		...messageCosts,
	],
	run: async (target, size) => {
		const chats = await target.openChats(size.chats);
		const values = await climb(target, chats, size);
		for (const { visitor, agent } of chats) {
			visitor.line.close();
			agent.line.close();
		}
		return values;
	},
};
