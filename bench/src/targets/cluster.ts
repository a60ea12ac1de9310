import { cpus } from "node:os";
import { join } from "node:path";
import { ClusterNode } from "../../../tools/cluster/node.ts";
import { startPostgres } from "../../../tools/cluster/postgres.ts";
import { startRedis } from "../../../tools/cluster/redis.ts";
import { freePort } from "../../../tools/free-port.ts";
import { collectOnSignal, pinLoad, pinProcess } from "../processes/pinned.ts";
import { placesFor, sayPlaces } from "../processes/places.ts";
import { addressOf, connectTo } from "./database.ts";
import type { Target, TargetName } from "./target.ts";
import { sealerOf } from "./warmline-people.ts";
import { societyOn } from "./warmline-society.ts";

/** Each turn has an organisation of its own: unlike the bundled database this one is not taken up again. */
let turns = 0;

const environment = (own: Record<string, string>): Record<string, string> => ({
	PATH: process.env.PATH ?? "",
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
	NODE_ENV: "production",
	LOG_LEVEL: "warn",
	HOST: "127.0.0.1",
	TRUSTED_PROXIES: "127.0.0.1",
	PUBLIC_URL: "http://localhost",
	...own,
});

/**
 * The parts of `tools/cluster` without its balancer: that one is a program of ours for tests and would be the slowest
 * part here. The load goes to each server as a balancer without memory would send it.
 */
const clusterOf = (name: TargetName, count: number): Target => ({
	name,
	hasNoHistory: true,
	start: async (given) => {
		const folder = join(`${given}-turns`, String(turns++));
		const ends: (() => Promise<unknown>)[] = [async () => pinLoad()];
		const stop = async () => {
			for (let end = ends.pop(); end; end = ends.pop()) await end();
		};
		try {
			const redis = await startRedis(folder);
			ends.push(redis.stop);
			const postgres = await startPostgres(folder, { bundled: true });
			ends.push(() => postgres.stop());
			const shared = environment({
				DATA_DIR: join(folder, "data"),
				DATABASE_URL: postgres.url,
				REDIS_URL: redis.url,
			});
			const ports: number[] = [];
			const places = placesFor(count, cpus().length);
			const running = [postgres.pid(), redis.pid()].filter((pid) => pid !== undefined);
			for (const pid of running) pinProcess(pid, places.stores);
			const servers: number[] = [];
			for (const core of places.nodes) {
				const port = await freePort();
				const env = { ...shared, PORT: String(port) };
				const node = new ClusterNode({ name: `node ${port}`, port, env, demo: false, lines: undefined });
				await node.start({ imports: [collectOnSignal] });
				ends.push(node.stop);
				if (node.pid === undefined) throw new Error(`A server has ended:\n${node.said()}`);
				pinProcess(node.pid, core);
				ports.push(port);
				servers.push(node.pid);
			}
			pinLoad(places.load);
			const pool = connectTo("", postgres.url);
			ends.push(() => pool.end());
			const played = societyOn({
				ports,
				pool,
				sealer: await sealerOf(join(folder, "data")),
				address: addressOf("", postgres.url),
			});
			return { ...played, servers, roots: [...servers, ...running], places: sayPlaces(places), stop };
		} catch (error) {
			await stop();
			throw error;
		}
	},
});

export const cluster1 = clusterOf("cluster1", 1);
export const cluster2 = clusterOf("cluster2", 2);
export const cluster4 = clusterOf("cluster4", 4);
