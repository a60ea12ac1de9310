import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crowd } from "./measures/crowd.ts";
import { feed } from "./measures/feed.ts";
import { headOfRows, hostile, lineOf } from "./measures/hostile.ts";
import { idle } from "./measures/idle.ts";
import { intake } from "./measures/intake.ts";
import { last50 } from "./measures/last50.ts";
import { list } from "./measures/list.ts";
import { fullSize, quickSize } from "./measures/measure.ts";
import { messages } from "./measures/messages.ts";
import { search } from "./measures/search.ts";
import { shifts } from "./measures/shifts.ts";
import { site } from "./measures/site.ts";
import { steady } from "./measures/steady.ts";
import { stored } from "./measures/stored.ts";
import { wall } from "./measures/wall.ts";
import { type Options, readOptions } from "./options.ts";
import { pinLoad } from "./processes/pinned.ts";
import { placesOf, type Run, rowsOf, table } from "./report.ts";
import { runAll } from "./run.ts";
import { cluster1, cluster2, cluster4 } from "./targets/cluster.ts";
import { floor } from "./targets/floor.ts";
import { dropGivenDatabases } from "./targets/given-database.ts";
import { socketio } from "./targets/socketio.ts";
import { warmline } from "./targets/warmline.ts";

const allTargets = { floor, socketio, warmline, cluster1, cluster2, cluster4 };
const allMeasures = { messages, steady, idle, intake, crowd, last50, list, stored, search, wall, feed, shifts, site };

const bench = async ({ rounds, targets, measures, quick, json }: Options) => {
	pinLoad();
	const started = performance.now();
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	try {
		const { results, failed } = await runAll({
			targets: targets.map((name) => allTargets[name]),
			measures: measures.map((name) => allMeasures[name]),
			rounds,
			size: quick ? quickSize : fullSize,
			folder,
			tell: (line) => console.error(line),
		});
		const rows = rowsOf(results);
		const took = Math.round((performance.now() - started) / 1000);
		const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
		const places = placesOf(results);
		const date = new Date().toISOString().slice(0, 10);
		mkdirSync(dirname(json), { recursive: true });
		const run: Run = { date, quick, rounds, seconds: took, machine, places, failed, rows };
		writeFileSync(json, `${JSON.stringify(run, null, "\t")}\n`);
		console.log(`\n${table(rows)}\n\nMedian of ${rounds}, ${took} s in all, on ${machine.cpu}, Node ${machine.node}.`);
		for (const [name, where] of Object.entries(places)) console.log(`${name}: ${where}.`);
		if (quick) console.log("These are the quick figures: they show that everything runs, and nothing else.");
		console.log(`Written to ${json}`);
		if (failed.length > 0) throw new Error(`These have failed, see above: ${failed.join(", ")}`);
	} finally {
		await dropGivenDatabases();
		rmSync(folder, { recursive: true, force: true });
	}
};

const attack = async () => {
	pinLoad();
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	try {
		const running = await warmline.start(folder);
		console.log(headOfRows);
		const rows = await hostile(running, (row) => console.log(lineOf(row))).finally(running.stop);
		const missed = rows.filter(({ isBorne }) => !isBorne).map(({ name }) => name);
		if (missed.length > 0) throw new Error(`Honest messages were late or lost under: ${missed.join(", ")}`);
		console.log("Every honest message arrived in time.");
	} finally {
		await dropGivenDatabases();
		rmSync(folder, { recursive: true, force: true });
	}
};

try {
	const options = readOptions(process.argv.slice(2));
	if (options) await (options.hostile ? attack() : bench(options));
	process.exit(0);
} catch (error) {
	console.error(error instanceof Error ? error.stack : error);
	process.exit(1);
}
