import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

/** The same chats for everybody, far from one another. */
const step = 7919;
const unmeasured = 20;

export const last50: Measure = {
	name: "last50",
	folder: "history",
	needsHistory: true,
	figures: [{ key: "p50", title: "Last 50 of a chat among 1,000,000 messages, p50", unit: "ms", better: "less" }],
	run: async ({ history }, size) => {
		if (!history) return nothing;
		const fetch = await history.openLast50();
		const took: number[] = [];
		for (let i = 0; i < size.last50Calls + unmeasured; i++) {
			const ms = await fetch((i * step) % size.historyChats);
			if (i >= unmeasured) took.push(ms);
		}
		return { p50: median(took) };
	},
};
