import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type TestContext, test } from "vitest";
import { WebSocket } from "ws";
import { isLong, within } from "../../server/test/faults/length.ts";
import { freePort } from "../free-port.ts";
import { startBalancer } from "./balancer.ts";
import { ClusterNode } from "./node.ts";
import { startCluster } from "./start-cluster.ts";

const smallNode = fileURLToPath(new URL("./small-node.ts", import.meta.url));
const program = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Milliseconds in which what was told to end has ended. */
const patience = 20_000;

/** One that has ended may stay on as a zombie where nobody waits for orphans. */
const lives = (pid: number): boolean => {
	try {
		return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	} catch {
		return false;
	}
};

const until = async (holds: () => boolean, most: number, what: string) => {
	const late = performance.now() + most;
	while (!holds()) {
		assert.ok(performance.now() < late, `${what} within ${most} ms`);
		await delay(20);
	}
};

/** Programs that start in a moment, or whole Warmlines. */
const balanced = async (t: TestContext) => {
	if (isLong) {
		const cluster = await startCluster({ nodes: 2, durable: false });
		t.onTestFinished(cluster.stop);
		return cluster;
	}
	const nodes: ClusterNode[] = [];
	for (const name of ["one", "other"]) {
		const port = await freePort();
		const env = { PORT: String(port) };
		nodes.push(new ClusterNode({ name, port, env, demo: false, lines: undefined, program: smallNode }));
	}
	t.onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
	await Promise.all(nodes.map((node) => node.start()));
	const addresses = nodes.map(({ address }) => address);
	const balancer = await startBalancer(addresses, await freePort(), within(700, 4000));
	t.onTestFinished(balancer.stop);
	return { nodes, balancer, address: balancer.address };
};

test("a balancer asks each node in turn, misses none that answers, and takes one out within a second", {
	timeout: 120_000,
}, async (t) => {
	const cluster = await balanced(t);
	const [one, other] = cluster.nodes;
	assert.ok(one && other);
	const answered = async (path: string) => (await fetch(cluster.address + path)).status;
	const isReady = (address: string) => cluster.balancer.ready().includes(address);

	assert.deepEqual([isReady(one.address), isReady(other.address)], [true, true]);
	for (let n = 0; n < 6; n++) assert.equal(await answered("/api/v1/csrf/"), 200);
	const refused = new WebSocket(`${cluster.address.replace("http", "ws")}/ws/agent/?token=nobody`);
	const [code] = await once(refused, "close");
	assert.equal(code, 4401, "a channel passes to a node and its answer back");

	one.pause();
	await until(() => !isReady(one.address), within(1000, 5000), "a node that stands still is taken out");
	for (let n = 0; n < 4; n++) assert.equal(await answered("/readyz"), 200);
	one.resume();
	await until(() => isReady(one.address), within(2000, 5000), "it is back");

	await one.kill();
	for (let n = 0; n < 6; n++) assert.equal(await answered("/readyz"), 200, "right after a crash");
	assert.equal(isReady(one.address), false);
	assert.equal((await fetch(`${other.address}/readyz`)).status, 200, "one can be asked alone");
	await one.start();
	await until(() => isReady(one.address), within(1000, 5000), "it is back");

	await Promise.all([one.stop(), other.stop()]);
	assert.equal(await answered("/readyz"), 503);
});

for (const [how, signal] of [
	["ends in order", "SIGINT"],
	["is killed", "SIGKILL"],
] as const) {
	test(`a cluster whose command ${how} leaves no process behind`, {
		timeout: 120_000,
		skip: !existsSync("/usr/bin/setpriv"),
	}, async () => {
		const child = spawn(process.execPath, [program, "1", "--json"], { stdio: ["ignore", "pipe", "inherit"] });
		const [line] = await once(createInterface(child.stdout), "line");
		const { nodes, postgres, redis, dataDir } = JSON.parse(line);
		const pids: number[] = [nodes[0].pid, postgres.pid, redis.pid];
		assert.deepEqual(pids.map(lives), [true, true, true]);
		child.kill(signal);
		await once(child, "exit");
		await until(() => !pids.some(lives), patience, "all of it has ended");
		if (signal === "SIGINT") assert.equal(existsSync(dirname(dataDir)), false, "nor a folder");
		else await rm(dirname(dataDir), { recursive: true });
	});
}
