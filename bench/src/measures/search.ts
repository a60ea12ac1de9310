import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 5;

export const search: Measure = {
	name: "search",
	folder: "history",
	needsHistory: true,
	figures: [{ key: "p50", title: "Search over 10,000 chats, p50", unit: "ms", better: "less" }],
	run: async ({ history }, size) => {
		if (!history?.openSearch) return nothing;
		const { search: once, close } = await history.openSearch();
		const took: number[] = [];
		for (let i = 0; i < size.listCalls + unmeasured; i++) {
			const ms = await once(`visitor${1 + ((i * 37) % size.historyChats)}@example.org`);
			if (i >= unmeasured) took.push(ms);
		}
		close();
		return { p50: median(took) };
	},
};
