import { median } from "../figures.ts";
import { type Measure, nothing } from "./measure.ts";

const unmeasured = 10;

export const shifts: Measure = {
	name: "shifts",
	folder: "shifts",
	figures: [
		{
			key: "server",
			title: "A week of 500 shifts and 5,000 places, until its answer begins, p50",
			unit: "ms",
			better: "less",
		},
		{ key: "week", title: "The same until the whole megabyte is there, p50", unit: "ms", better: "less" },
		{
			key: "anew",
			title: "A week of which something has just changed, until its answer begins, p50",
			unit: "ms",
			better: "less",
		},
		{ key: "year", title: "A year of 26,000 shifts made", unit: "ms", better: "less" },
	],
	run: async ({ shifts }, size) => {
		if (!shifts) return nothing;
		await shifts.fill(size.shiftsADay, size.placesEach);
		const week = await shifts.openWeek();
		const times = async (before: () => Promise<void>) => {
			const [server, whole]: [number[], number[]] = [[], []];
			for (let i = 0; i < size.weekCalls + unmeasured; i++) {
				await before();
				const took = await week();
				if (i < unmeasured) continue;
				server.push(took.server);
				whole.push(took.whole);
			}
			return { server: median(server), whole: median(whole) };
		};
		const again = await times(async () => undefined);
		const anew = await times(shifts.changeOne);
		return { server: again.server, week: again.whole, anew: anew.server, year: await shifts.planYear() };
	},
};
