import { cpuSeconds, ownCpuSeconds } from "../processes/tree.ts";
import type { Running } from "../targets/target.ts";

/** CPU seconds since the meter was started; `stores` is the database, and Redis where there is one. */
export type Used = { all: number; servers: number; stores: number };

export const meterCpu = ({ roots, servers }: Pick<Running, "roots" | "servers">): (() => Used) => {
	const read = () => ({ all: cpuSeconds(roots), servers: ownCpuSeconds(servers) });
	const before = read();
	return () => {
		const now = read();
		const all = now.all - before.all;
		const ofServers = now.servers - before.servers;
		return { all, servers: ofServers, stores: all - ofServers };
	};
};

/** The figures of what one message costs. */
export const messageCosts = [
	{ key: "serverMicros", title: "CPU for one message, servers", unit: "µs", better: "less" },
	{ key: "storeMicros", title: "CPU for one message, database and Redis", unit: "µs", better: "less" },
] as const;

export const costOf = ({ servers, stores }: Used, messages: number) => ({
	serverMicros: (servers / messages) * 1e6,
	storeMicros: (stores / messages) * 1e6,
});
