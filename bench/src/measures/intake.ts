import { median } from "../figures.ts";
import { meterCpu } from "./cpu-meter.ts";
import type { Measure } from "./measure.ts";

const unmeasured = 10;

export const intake: Measure = {
	name: "intake",
	folder: "chats",
	figures: [
		{ key: "p50", title: "From intake to the first answer, p50", unit: "ms", better: "less" },
		{ key: "cpu", title: "CPU for it, servers", unit: "ms", better: "less" },
		{ key: "storesCpu", title: "CPU for it, database and Redis", unit: "ms", better: "less" },
	],
	run: async (target, size) => {
		const scene = await target.openIntake();
		for (let i = 0; i < unmeasured; i++) await scene.once();
		const took: number[] = [];
		const meter = meterCpu(target);
		for (let i = 0; i < size.intakes; i++) took.push(await scene.once());
		const { servers, stores } = meter();
		scene.close();
		return {
			p50: median(took),
			cpu: (servers / size.intakes) * 1000,
			storesCpu: (stores / size.intakes) * 1000,
		};
	},
};
