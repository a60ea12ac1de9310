// How long visitors are away when one of two servers is killed, and when both are replaced in turn.
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startCluster } from "../../../tools/cluster/start-cluster.ts";
import { percentile } from "../figures.ts";
import { asksForSupport, type Tab } from "./tab.ts";

const { values } = parseArgs({
	options: { visitors: { type: "string", default: "500" }, rounds: { type: "string", default: "3" } },
});
const [visitors, rounds] = [Number(values.visitors), Number(values.rounds)];
const atOnce = 5;
/** Between two pages that are opened by somebody who just comes. */
const askEvery = 20;
const most = 60_000;

const everybodyIsHere = async (tabs: readonly Tab[]) => {
	const began = performance.now();
	while (!tabs.every((tab) => tab.isHere)) {
		if (performance.now() - began > most) throw new Error("Somebody has not come back within a minute.");
		await wait(10);
	}
};

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const tell = (what: string, away: readonly number[], more: string) =>
	console.log(
		`${what}: ${away.length} of ${visitors} were away, p50 ${inSeconds(percentile(away, 0.5))}, p99 ${inSeconds(percentile(away, 0.99))}, at most ${inSeconds(Math.max(...away))}; ${more}`,
	);

const cluster = await startCluster({ nodes: 2, settings: { LOG_LEVEL: "fatal", NODE_ENV: "production" } });
try {
	const { address, nodes } = cluster;
	const tabs: Tab[] = [];
	while (tabs.length < visitors) {
		const more = Math.min(atOnce, visitors - tabs.length);
		tabs.push(...(await Promise.all(Array.from({ length: more }, () => asksForSupport(address)))));
	}
	await Promise.all(tabs.map((tab) => tab.entered));
	console.log(`${visitors} visitors are in their chats, at two servers behind a balancer.`);

	/** How long each was away since then, and what went wrong for whom. */
	const since = (began: number) => ({
		away: tabs.flatMap((tab) => tab.away.filter(({ left }) => left >= began).map(({ left, back }) => back - left)),
		wrong: tabs.flatMap((tab) => tab.wrong.splice(0)),
	});

	for (let round = 0; round < rounds; round++) {
		const node = nodes[round % 2];
		const began = performance.now();
		await node?.kill();
		// Its lines are heard to be gone a moment after it.
		while (tabs.every((tab) => tab.isHere) && performance.now() - began < most) await wait(5);
		await everybodyIsHere(tabs);
		const { away, wrong } = since(began);
		tell("A server was killed", away, `${wrong.length} saw something wrong`);
		await node?.start();
		await wait(2000);
	}

	const began = performance.now();
	let [asked, failed, isOver] = [0, 0, false];
	const othersCome = async () => {
		while (!isOver) {
			const answer = await fetch(`${address}/api/v1/chat/status/`).catch(() => undefined);
			await answer?.body?.cancel();
			asked++;
			if (!answer?.ok) failed++;
			await wait(askEvery);
		}
	};
	const coming = othersCome();
	for (const node of nodes) {
		await node.stop();
		await node.start();
		await everybodyIsHere(tabs);
	}
	isOver = true;
	await coming;
	const { away, wrong } = since(began);
	tell("Both were replaced in turn", away, `${wrong.length} saw something wrong; ${failed} of ${asked} calls failed`);
	for (const tab of tabs) tab.close();
} finally {
	await cluster.stop();
}
