import { readdirSync, readFileSync } from "node:fs";

type Stat = { pid: number; parent: number; ticks: number };

/** Ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

const stat = (pid: number): Stat | undefined => {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "latin1");
		// The name in brackets may have spaces, so the fields are counted from behind it.
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
		return { pid, parent: Number(fields[1]), ticks };
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

/** KiB of memory one process has resident. */
export const residentKiB = (pid: number): number => {
	const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
	return Number(line?.[1] ?? Number.NaN);
};
