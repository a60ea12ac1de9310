import { percentile } from "../figures.ts";
import { paced } from "../load/paced.ts";
import { costOf, messageCosts, meterCpu } from "./cpu-meter.ts";
import { type Measure, seconds } from "./measure.ts";

export const steady: Measure = {
	name: "steady",
	folder: "chats",
	figures: [
		{ key: "p50", title: "p50 at 200 messages a second", unit: "ms", better: "less" },
		{ key: "p99", title: "p99 at 200 messages a second", unit: "ms", better: "less" },
		{ key: "cpu", title: "CPU for 10,000 messages at 200 a second", unit: "s", better: "less" },
		...messageCosts,
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
		for (const { visitor, agent } of chats) {
			visitor.line.close();
			agent.line.close();
		}
		return {
			p50: percentile(latencies, 0.5),
			p99: percentile(latencies, 0.99),
			cpu: (used.all / size.steadyMessages) * 10_000,
			...costOf(used, size.steadyMessages),
		};
	},
};
