import { median } from "../figures.ts";
import type { Measure } from "./measure.ts";

const unmeasured = 10;

export const intake: Measure = {
	name: "intake",
	folder: "chats",
	figures: [{ key: "p50", title: "From intake to the first answer, p50", unit: "ms", better: "less" }],
	run: async (target, size) => {
		const scene = await target.openIntake();
		for (let i = 0; i < unmeasured; i++) await scene.once();
		const took: number[] = [];
		for (let i = 0; i < size.intakes; i++) took.push(await scene.once());
		scene.close();
		return { p50: median(took) };
	},
};
