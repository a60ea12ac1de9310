import type { Line } from "../load/socket.ts";
import { residentKiB } from "../processes/tree.ts";
import { meterCpu } from "./cpu-meter.ts";
import { type Measure, nothing, seconds, type Values } from "./measure.ts";

const resident = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + residentKiB(pid), 0);

/** After so much silence a page asks whether its line stands (`quietFor` in web/src/platform/realtime/channel.ts). */
const quietSeconds = 45;

/** Each line asks once in that time, one after the other. */
const askInTurn = async (lines: readonly Line[], probe: string, forSeconds: number) => {
	const began = performance.now();
	let asked = 0;
	for (let passed = 0; passed < forSeconds; passed = (performance.now() - began) / 1000) {
		const due = Math.floor((passed / quietSeconds) * lines.length);
		for (; asked < due; asked++) lines[asked % lines.length]?.say(probe);
		await seconds(0.005);
	}
};

/** Memory that is in use: what is garbage is collected first. */
const inUse = async (pids: readonly number[], settleSeconds: number) => {
	for (const pid of pids) process.kill(pid, "SIGUSR2");
	await seconds(settleSeconds);
	return resident(pids);
};

const megabytes = (kib: number) => (kib * 1024) / 1e6;

export const idle: Measure = {
	name: "idle",
	folder: "chats",
	figures: [
		{ key: "kib", title: "Memory in use by one idle visitor", unit: "KiB", better: "less" },
		{ key: "empty", title: "Memory in use with nobody there", unit: "MB", better: "less" },
		{ key: "live", title: "Memory in use with 10,000 idle visitors", unit: "MB", better: "less" },
		{ key: "full", title: "The same with garbage", unit: "MB", better: "less" },
		{ key: "open", title: "Opening 10,000 lines, 50 at a time", unit: "s", better: "less" },
		{ key: "openCpu", title: "CPU to let one in", unit: "ms", better: "less" },
		{ key: "emptyCpu", title: "CPU with nobody there, each minute", unit: "s", better: "less" },
		{ key: "silentCpu", title: "CPU for 10,000 open lines, each minute", unit: "s", better: "less" },
		{ key: "askedCpu", title: "The same when each asks every 45 s", unit: "s", better: "less" },
	],
	run: async (target, { settleSeconds, idleSeconds, idleFirst, idleSockets }) => {
		const { servers, openVisitors, probe } = target;
		/** CPU seconds of a minute that is like this. */
		const minuteOf = async (run: (forSeconds: number) => Promise<void>) => {
			const meter = meterCpu(target);
			await run(idleSeconds);
			return meter().all * (60 / idleSeconds);
		};
		const empty = await inUse(servers, settleSeconds);
		const emptyCpu = await minuteOf(seconds);
		// What a server needs once for visitors is not the others' memory: they are counted from the first thousand on.
		const first = await openVisitors(idleFirst);
		const before = await inUse(servers, settleSeconds);
		const opening = meterCpu(target);
		const began = performance.now();
		const rest = await openVisitors(idleSockets - idleFirst);
		const open = (performance.now() - began) / 1000;
		const openCpu = (opening().all / rest.length) * 1000;
		await seconds(settleSeconds);
		const full = resident(servers);
		const live = await inUse(servers, settleSeconds);

		const lines = [...first, ...rest];
		const silentCpu = await minuteOf(seconds);
		const asked: Values = probe
			? { askedCpu: await minuteOf((forSeconds) => askInTurn(lines, probe, forSeconds)) }
			: nothing;
		for (const line of lines) line.close();
		return {
			kib: (live - before) / rest.length,
			empty: megabytes(empty),
			live: megabytes(live),
			full: megabytes(full),
			open: (open / rest.length) * idleSockets,
			openCpu,
			emptyCpu,
			silentCpu,
			...asked,
		};
	},
};
