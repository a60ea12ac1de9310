import { percentile } from "../figures.ts";
import type { ChatLine } from "../load/chat-line.ts";
import { paced } from "../load/paced.ts";
import type { Running } from "../targets/target.ts";
import { costOf, messageCosts, meterCpu } from "./cpu-meter.ts";
import { type Measure, type Size, seconds } from "./measure.ts";

/**
 * Several processes share what one has above: each has less to do, stores fewer messages together, and wakes up for each.
 * To see what it costs that they hear each other, each has as much to do here as the one.
 */
const asBusyEach = async (target: Running, size: Size, chats: readonly ChatLine[]): Promise<number> => {
	const perSecond = size.steadyPerSecond * target.servers.length;
	const meter = meterCpu(target);
	const first = size.steadyPerSecond + size.steadyMessages;
	await paced(chats, { first, messages: size.steadyMessages, perSecond });
	return costOf(meter(), size.steadyMessages).serverMicros;
};

export const steady: Measure = {
	name: "steady",
	folder: "chats",
	figures: [
		{ key: "p50", title: "p50 at 200 messages a second", unit: "ms", better: "less" },
		{ key: "p99", title: "p99 at 200 messages a second", unit: "ms", better: "less" },
		{ key: "cpu", title: "CPU for 10,000 messages at 200 a second", unit: "s", better: "less" },
		...messageCosts,
		{ key: "eachMicros", title: "CPU for one message, servers, at 200 a second in each", unit: "µs", better: "less" },
	],
	run: async (target, size) => {
		const chats = await target.openChats(size.steadyChats);
		// The first messages find cold code and empty caches.
		await paced(chats, { first: 0, messages: size.steadyPerSecond, perSecond: size.steadyPerSecond });
		await seconds(0.2);
		const meter = meterCpu(target);
		const latencies = await paced(chats, {
			first: size.steadyPerSecond,
			messages: size.steadyMessages,
			perSecond: size.steadyPerSecond,
		});
		const used = meter();
		const cost = costOf(used, size.steadyMessages);
		const eachMicros = target.servers.length > 1 ? await asBusyEach(target, size, chats) : cost.serverMicros;
		for (const { visitor, agent } of chats) {
			visitor.line.close();
			agent.line.close();
		}
		return {
			p50: percentile(latencies, 0.5),
			p99: percentile(latencies, 0.99),
			cpu: (used.all / size.steadyMessages) * 10_000,
			...cost,
			eachMicros,
		};
	},
};
