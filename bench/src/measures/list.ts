import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 10;

export const list: Measure = {
	name: "list",
	folder: "history",
	needsHistory: true,
	figures: [{ key: "p50", title: "First 100 of 10,000 chats on the dashboard, p50", unit: "ms", better: "less" }],
	run: async ({ history }, size) => {
		if (!history) return nothing;
		const { first100, close } = await history.openDashboard();
		const took: number[] = [];
		for (let i = 0; i < size.listCalls + unmeasured; i++) {
			const ms = await first100();
			if (i >= unmeasured) took.push(ms);
		}
		close();
		return { p50: median(took) };
	},
};
