import { median } from "../figures.ts";
import { type PingPong, pingPong } from "../load/ping-pong.ts";
import { type Measure, nothing, type Size, seconds } from "./measure.ts";

/** Messages on the way in each chat: enough for full load. */
const window = 8;
const turns = 4;

const perSecondOf = async (load: PingPong, size: Size) => {
	await seconds(size.stepSeconds / 2);
	load.begin();
	await seconds(size.stepSeconds);
	return load.read().perSecond;
};

/** The same full load, in turns without and with a supervisor who has every chat on the live view. */
export const wall: Measure = {
	name: "wall",
	folder: "wall",
	figures: [
		{ key: "without", title: "Delivered messages a second, nobody watching", unit: "1/s", better: "more" },
		{ key: "with", title: "The same with a supervisor's wall", unit: "1/s", better: "more" },
		{ key: "cost", title: "What the wall costs", unit: "%", better: "less" },
	],
	run: async ({ openChats, openWall }, size) => {
		if (!openWall) return nothing;
		const chats = await openChats(size.chats);
		const load = pingPong(chats);
		load.addToEveryChat(Math.min(window, size.widest));
		await perSecondOf(load, size);
		const without: number[] = [];
		const watched: number[] = [];
		const told: number[] = [];
		for (let turn = 0; turn < turns; turn++) {
			without.push(await perSecondOf(load, size));
			const supervisor = await openWall();
			watched.push(await perSecondOf(load, size));
			told.push(supervisor.told());
			if (!supervisor.isOpen()) throw new Error("The supervisor was put out for reading too slowly");
			supervisor.close();
		}
		await load.stop();
		for (const { visitor, agent } of chats) {
			visitor.line.close();
			agent.line.close();
		}
		if (median(told) === 0) throw new Error("The supervisor heard nothing");
		return { without: median(without), with: median(watched), cost: (1 - median(watched) / median(without)) * 100 };
	},
};
