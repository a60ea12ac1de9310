import { readFileSync } from "node:fs";
import { ticksOf, ticksPerSecond } from "./tree.ts";

/** Seconds of all cores in which they worked for somebody, or were lent to another machine. */
const busySeconds = () => {
	const [, user, nice, system, , , irq, softirq, steal] = readFileSync("/proc/stat", "latin1").split(/\s+/).map(Number);
	const parts = [user, nice, system, irq, softirq, steal];
	return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / ticksPerSecond;
};

/**
 * How many cores others had from now until it is read, on average: what is busy less what this process and those that
 * come from it have used, counted when they have ended.
 */
export const watchOthers = (): (() => number) => {
	const own = () => ticksOf(process.pid) / ticksPerSecond;
	const start = { busy: busySeconds(), own: own(), at: performance.now() };
	return () => {
		const took = (performance.now() - start.at) / 1000;
		return Math.max(0, (busySeconds() - start.busy - (own() - start.own)) / took);
	};
};
