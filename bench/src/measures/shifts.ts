import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 10;

export const shifts: Measure = {
	name: "shifts",
	folder: "shifts",
	figures: [
		{ key: "week", title: "A week of 500 shifts and 5,000 places, p50", unit: "ms", better: "less" },
		{ key: "year", title: "A year of 26,000 shifts made", unit: "ms", better: "less" },
	],
	run: async ({ shifts }, size) => {
		if (!shifts) return nothing;
		await shifts.fill(size.shiftsADay, size.placesEach);
		const week = await shifts.openWeek();
		const took: number[] = [];
		for (let i = 0; i < size.weekCalls + unmeasured; i++) {
			const ms = await week();
			if (i >= unmeasured) took.push(ms);
		}
		return { week: median(took), year: await shifts.planYear() };
	},
};
