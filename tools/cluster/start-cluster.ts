import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { commandProgram } from "../server-program.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { ClusterNode, openLines } from "./node.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { runs } from "./program.ts";
import { type Redis, startRedis } from "./redis.ts";

export type ClusterOptions = {
	readonly nodes: number;
	/** A demo organisation is put in. */
	readonly demo?: boolean;
	/** Where the balancer listens; a free port without it. */
	readonly port?: number;
	/** For every node, beside or instead of what the environment says. */
	readonly settings?: Readonly<Record<string, string>>;
	/** Every line between the parts can be disturbed, see `ClusterNode.lines`. */
	readonly withFaults?: boolean;
	/** Without it PostgreSQL does not wait for the disk: for tests, in which it may crash, and the machine may not. */
	readonly durable?: boolean;
};

export type Cluster = {
	/** Of the balancer. */
	readonly address: string;
	readonly nodes: readonly ClusterNode[];
	readonly postgres: Postgres;
	readonly redis: Redis;
	readonly balancer: Balancer;
	/** The folder that all nodes share. */
	readonly dataDir: string;
	/** Runs `warmline` with these words beside the nodes; answers what it said. */
	warmline(...words: string[]): Promise<string>;
	/** Ends everything and leaves nothing. */
	stop(): Promise<void>;
};

/** Those of the environment that would lead a node away from its cluster, or that the cluster sets for it. */
const ownSettings = ["DATABASE_URL", "REDIS_URL", "PORT", "HOST", "PUBLIC_URL", "DATA_DIR", "TRUSTED_PROXIES"];

const environment = (): Record<string, string> =>
	Object.fromEntries(
		Object.entries(process.env).flatMap(([name, value]) =>
			value === undefined || ownSettings.includes(name) ? [] : [[name, value]],
		),
	);

/**
 * Several servers of one organisation: a PostgreSQL, a Redis, `nodes` Warmlines on one folder, and a balancer before
 * them.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-cluster-"));
	const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
	const stop = async () => {
		// The last that was started ends first. One that does not end in order keeps no other from ending.
		const faults: unknown[] = [];
		for (let end = ends.pop(); end; end = ends.pop()) await end().catch((fault: unknown) => faults.push(fault));
		if (faults.length > 0) throw new AggregateError(faults, "The cluster did not end in order.");
	};
	try {
		return await startIn(folder, options, ends, stop);
	} catch (error) {
		await stop();
		throw error;
	}
};

const startIn = async (
	folder: string,
	{ nodes: count, demo = false, settings = {}, withFaults = false, durable = true, port: wished }: ClusterOptions,
	ends: (() => Promise<unknown>)[],
	stop: () => Promise<void>,
): Promise<Cluster> => {
	const redis = await startRedis(folder);
	ends.push(redis.stop);
	const postgres = await startPostgres(folder, { durable });
	ends.push(() => postgres.stop());
	const port = wished ?? (await freePort());
	const dataDir = join(folder, "data");
	const shared = {
		...environment(),
		DATA_DIR: dataDir,
		HOST: "127.0.0.1",
		PUBLIC_URL: `http://localhost:${port}`,
		TRUSTED_PROXIES: "127.0.0.1",
		...settings,
	};

	const makeNode = async (n: number) => {
		const nodePort = await freePort();
		const lines = withFaults ? await openLines(nodePort, postgres.port, redis.port) : undefined;
		if (lines) ends.push(() => Promise.all(Object.values(lines).map((line) => line.closes())));
		const env = {
			...shared,
			PORT: String(nodePort),
			DATABASE_URL: lines ? postgres.urlBy(lines.toPostgres.host) : postgres.url,
			REDIS_URL: lines ? redis.urlBy(lines.toRedis.host) : redis.url,
		};
		return new ClusterNode({ name: `node ${n + 1}`, port: nodePort, env, demo, lines });
	};
	const nodes: ClusterNode[] = [];
	for (let n = 0; n < count; n++) nodes.push(await makeNode(n));
	ends.push(() => Promise.all(nodes.map((node) => node.stop())));
	// One puts the demo organisation in; the others would put it in beside it.
	const [first, ...others] = nodes;
	if (demo) await first?.start();
	await Promise.all((demo ? others : nodes).map((node) => node.start()));

	const balancer = await startBalancer(
		nodes.map(({ address }) => address),
		port,
	);
	ends.push(balancer.stop);
	const env = { ...shared, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
	return {
		address: balancer.address,
		nodes,
		postgres,
		redis,
		balancer,
		dataDir,
		warmline: (...words) => runs({ file: process.execPath, args: [commandProgram, ...words], env }),
		stop,
	};
};
