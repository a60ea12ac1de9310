import { median } from "../figures.ts";
import { meterCpu, type Used } from "./cpu-meter.ts";
import { type Measure, nothing, seconds } from "./measure.ts";

const unmeasured = 20;

/**
 * The same visits with nobody else on line, before many listeners, who hear of each, and with nobody again: what is
 * more than the mean of the first and the last is theirs, and that code grows warm meanwhile is not.
 */
export const crowd: Measure = {
	name: "crowd",
	folder: "crowd",
	figures: [
		{ key: "frames", title: "Frames each listener on line hears of one visit", unit: "", better: "less" },
		{ key: "micros", title: "CPU to tell one of them one frame", unit: "µs", better: "less" },
		{ key: "p50", title: "From intake to the first answer, 1,000 listeners on line, p50", unit: "ms", better: "less" },
	],
	run: async (target, size) => {
		if (!target.openAgents) return nothing;
		const visits = await target.openIntake();
		const took: number[] = [];
		const measured = async (): Promise<Used> => {
			const meter = meterCpu(target);
			took.length = 0;
			for (let i = 0; i < size.crowdVisits; i++) took.push(await visits.once());
			await seconds(size.settleSeconds);
			return meter();
		};
		for (let i = 0; i < unmeasured; i++) await visits.once();
		const first = await measured();
		const lines = await target.openAgents(size.crowd);
		await seconds(size.settleSeconds);
		let heard = 0;
		for (const line of lines) line.heard = () => void heard++;
		const before = await measured();
		const p50 = median(took);
		for (const line of lines) line.close();
		await seconds(size.settleSeconds);
		const last = await measured();
		visits.close();
		if (heard === 0) throw new Error("The listeners on line heard nothing");
		return {
			frames: heard / size.crowdVisits / size.crowd,
			micros: ((before.all - (first.all + last.all) / 2) / heard) * 1e6,
			p50,
		};
	},
};
