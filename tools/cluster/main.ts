// Several servers on this machine, behind a balancer: `bin/cluster 3 --demo`. With --json the addresses come as one
// line of JSON. Ctrl-C ends all of it, and nothing is kept.
import { parseArgs } from "node:util";
import { type Cluster, startCluster } from "./start-cluster.ts";

const usage = "Say how many servers there shall be, 1 to 9: bin/cluster 2 [--demo] [--json]";

const shown = ({ address, nodes, postgres, redis, dataDir }: Cluster) => ({
	address,
	nodes: nodes.map(({ name, address, pid }) => ({ name, address, pid })),
	postgres: { url: postgres.url, pid: postgres.pid() },
	redis: { url: redis.url, pid: redis.pid() },
	dataDir,
});

const print = (cluster: Cluster) => {
	const { address, nodes, postgres, redis } = shown(cluster);
	const lines = [
		"",
		`  All together   ${address.replace("127.0.0.1", "localhost")}`,
		...nodes.map(({ name, address, pid }) => `  ${name.padEnd(14)} ${address}   process ${pid}`),
		`  PostgreSQL     ${postgres.url}   process ${postgres.pid}`,
		`  Redis          ${redis.url}   process ${redis.pid}`,
		"",
		"  Ctrl-C ends all of it. Nothing is kept.",
		"",
	];
	console.log(lines.join("\n"));
};

/** Starts it; when it is to end meanwhile, it does so as soon as it stands. */
const run = async (count: number, demo: boolean, json: boolean) => {
	const asked = Promise.withResolvers<void>();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => asked.resolve());
	const port = json ? undefined : Number(process.env.PORT ?? 3000);
	const cluster = await startCluster({ nodes: count, demo, port });
	if (json) console.log(JSON.stringify(shown(cluster)));
	else print(cluster);
	await asked.promise;
	if (!json) console.log("Ending...");
	await cluster.stop();
};

try {
	const options = { demo: { type: "boolean" }, json: { type: "boolean" } } as const;
	const { values, positionals } = parseArgs({ options, allowPositionals: true });
	const [given = "2"] = positionals;
	if (!/^[1-9]$/.test(given) || positionals.length > 1) throw new Error(usage);
	await run(Number(given), values.demo === true, values.json === true);
	process.exit(0);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
