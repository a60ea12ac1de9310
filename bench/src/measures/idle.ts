import { residentKiB } from "../processes/tree.ts";
import { type Measure, seconds } from "./measure.ts";

/**
 * From the first thousand on, what a server takes once is not counted as the sockets'; but then some of theirs may
 * lie where garbage of the first lay. So both are told.
 */
export const idle: Measure = {
	name: "idle",
	folder: "chats",
	figures: [
		{ key: "kib", title: "Memory of one more idle visitor, 1,000 to 5,000", unit: "KiB", better: "less" },
		{ key: "fromNone", title: "The same from none to 5,000", unit: "KiB", better: "less" },
	],
	run: async (target, size) => {
		const empty = residentKiB(target.serverPid);
		const first = await target.openVisitors(size.idleFirst);
		await seconds(size.settleSeconds);
		const before = residentKiB(target.serverPid);
		const rest = await target.openVisitors(size.idleSockets - size.idleFirst);
		await seconds(size.settleSeconds);
		const full = residentKiB(target.serverPid);
		for (const line of [...first, ...rest]) line.close();
		return { kib: (full - before) / rest.length, fromNone: (full - empty) / size.idleSockets };
	},
};
