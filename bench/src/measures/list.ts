import { median } from "../figures.ts";
import { meterCpu } from "./cpu-meter.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 10;
const listed = 100;

export const list: Measure = {
	name: "list",
	folder: "history",
	needsHistory: true,
	figures: [
		{ key: "p50", title: "First 100 of 10,000 chats on the dashboard, p50", unit: "ms", better: "less" },
		{ key: "bytes", title: "One chat of them, on its way", unit: "bytes", better: "less" },
		{ key: "micros", title: "CPU for one chat of them, server", unit: "µs", better: "less" },
		{ key: "storeMicros", title: "CPU for one chat of them, database", unit: "µs", better: "less" },
	],
	run: async (target, size) => {
		const { history } = target;
		if (!history) return nothing;
		const { first100, close } = await history.openDashboard();
		for (let i = 0; i < unmeasured; i++) await first100();
		const took: number[] = [];
		let bytes = 0;
		const meter = meterCpu(target);
		for (let i = 0; i < size.listCalls; i++) {
			const answer = await first100();
			took.push(answer.ms);
			bytes = answer.bytes;
		}
		const { servers, stores } = meter();
		close();
		const perChat = 1e6 / size.listCalls / listed;
		return { p50: median(took), bytes: bytes / listed, micros: servers * perChat, storeMicros: stores * perChat };
	},
};
