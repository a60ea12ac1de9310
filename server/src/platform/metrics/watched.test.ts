import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { parser } from "@prometheus-io/lezer-promql";
import { test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { scraped } from "../../../test/metrics.ts";
import { society } from "../../../test/society.ts";

const fileOf = (name: string) => readFile(new URL(`../../../../${name}`, import.meta.url), "utf8");

const rules = z.object({
	groups: z.array(
		z.object({
			name: z.string(),
			rules: z.array(
				z.object({
					alert: z.string(),
					expr: z.string(),
					labels: z.object({ severity: z.enum(["page", "ticket"]) }),
					annotations: z.object({ summary: z.string(), description: z.string() }),
				}),
			),
		}),
	),
});
const dashboard = z.object({
	panels: z.array(
		z.object({
			id: z.int(),
			title: z.string(),
			type: z.string(),
			gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
			targets: z.array(z.object({ expr: z.string() })).default([]),
		}),
	),
});

const alerts = rules.parse(parse(await fileOf("ops/alerts.yaml"))).groups.flatMap((group) => group.rules);
const { panels } = dashboard.parse(JSON.parse(await fileOf("ops/grafana-dashboard.json")));
const asked = [
	...alerts.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
	...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel "${title}"`, expr }))),
];

/** Made by Prometheus itself of every job. */
const byPrometheus = new Map([["up", ["job", "instance"]]]);
/** Put to every series by Prometheus. */
const everywhere = ["job", "instance"];

type Selector = { metric: string; labels: string[] };

/** The metrics that an expression reads, with the labels by which it chooses; throws where it cannot be read. */
const selectorsIn = (expr: string): Selector[] => {
	const words = expr.replaceAll("$instance", "any");
	const selectors: Selector[] = [];
	parser.parse(words).iterate({
		enter: ({ type, node, from, to }) => {
			assert.ok(!type.isError, `cannot be read at ${from}: ${words}`);
			if (type.name !== "VectorSelector") return;
			const name = node.getChild("Identifier");
			const matchers = node.getChild("LabelMatchers")?.getChildren("UnquotedLabelMatcher") ?? [];
			const labels = matchers.map((matcher) => {
				const label = matcher.getChild("LabelName");
				return words.slice(label?.from, label?.to);
			});
			selectors.push({ metric: name ? words.slice(name.from, name.to) : words.slice(from, to), labels });
		},
	});
	return selectors;
};

/** What a running server tells: each name as it can be asked for, with its kind. */
const told = async () => {
	const cast = await society();
	await cast.lina.connects();
	await cast.takenBy(cast.lina);
	const { all } = await scraped(cast.address);
	const kinds = new Map<string, string>();
	for (const [, name = "", kind = ""] of all.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
		const parts =
			kind === "histogram" ? ["_bucket", "_sum", "_count"] : kind === "summary" ? ["", "_sum", "_count"] : [""];
		for (const part of parts) kinds.set(name + part, kind);
	}
	return { kinds, all };
};
const { kinds, all } = await told();

/** Labels of a metric, as far as it has had a value. */
const labelsOf = (metric: string) =>
	new Set(
		all
			.split("\n")
			.flatMap((line) =>
				line.startsWith(`${metric}{`) ? [...line.matchAll(/[{,](\w+)="/g)].map(([, label]) => label) : [],
			),
	);

for (const { where, expr } of asked)
	test(`${where} asks for what a running server tells`, () => {
		const selectors = selectorsIn(expr);
		assert.ok(selectors.length > 0);
		for (const { metric, labels } of selectors) {
			assert.ok(kinds.has(metric) || byPrometheus.has(metric), metric);
			const has = labelsOf(metric);
			for (const label of labels)
				assert.ok(everywhere.includes(label) || has.size === 0 || has.has(label), `${metric} has no label ${label}`);
		}
	});

test("every alert says what has happened and what to do, under a name of its own", () => {
	assert.equal(new Set(alerts.map(({ alert }) => alert)).size, alerts.length);
	for (const { alert, annotations } of alerts) {
		assert.match(alert, /^Warmline[A-Z]/);
		for (const words of [annotations.summary, annotations.description])
			assert.match(words, /^(?:[A-Z]|\{\{).+\.$/s, words);
	}
});

test("every panel of the dashboard has its own place, and every figure of ours is looked at somewhere", () => {
	assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
	const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
		Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
	);
	assert.equal(new Set(cells).size, cells.length);
	const looked = new Set(
		asked.flatMap(({ expr }) => selectorsIn(expr).map(({ metric }) => metric.replace(/_(?:bucket|sum|count)$/, ""))),
	);
	const ours = [...all.matchAll(/^# TYPE (warmline_\S+)/gm)].map(([, name]) => name ?? "");
	assert.deepEqual(
		ours.filter((name) => !looked.has(name)),
		[],
	);
});

test("every figure of ours, and none that is gone, stands in docs/metrics.md", async () => {
	const written = [...(await fileOf("docs/metrics.md")).matchAll(/^\| `(warmline_\w+)` \|/gm)].map(([, name]) => name);
	const ours = [...all.matchAll(/^# TYPE (warmline_\S+)/gm)].map(([, name]) => name);
	assert.deepEqual(written.sort(), ours.sort());
});
