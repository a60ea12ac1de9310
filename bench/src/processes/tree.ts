import { readdirSync, readFileSync } from "node:fs";

/** `own` without ended children. */
type Stat = { pid: number; parent: number; ticks: number; own: number };

/** Ticks of /proc are hundredths of a second on every Linux that Node runs on. */
export const ticksPerSecond = 100;

const stat = (pid: number): Stat | undefined => {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "latin1");
		// The name in brackets may have spaces, so the fields are counted from behind it.
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		const sum = (...places: number[]) => places.reduce((all, place) => all + Number(fields[place]), 0);
		return { pid, parent: Number(fields[1]), ticks: sum(11, 12, 13, 14), own: sum(11, 12) };
	} catch {
		return undefined;
	}
};

/** A process and all that come from it and still run. */
export const processTree = (root: number): readonly Stat[] => {
	const all = readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map((name) => stat(Number(name)))
		.filter((one) => one !== undefined);
	const tree = all.filter(({ pid }) => pid === root);
	for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
	return tree;
};

/** CPU seconds of these processes and theirs, ended children included once their parent has taken notice of it. */
export const cpuSeconds = (roots: readonly number[]): number =>
	roots.flatMap(processTree).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;

/** Of one process and its ended children. */
export const ticksOf = (pid: number): number => stat(pid)?.ticks ?? 0;

/** CPU seconds of these processes by themselves. */
export const ownCpuSeconds = (pids: readonly number[]): number =>
	pids.reduce((sum, pid) => sum + (stat(pid)?.own ?? 0), 0) / ticksPerSecond;

/** KiB of memory one process has resident. */
export const residentKiB = (pid: number): number => {
	const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
	return Number(line?.[1] ?? Number.NaN);
};
