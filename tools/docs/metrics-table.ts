// The table of docs/metrics.md, made from the metrics themselves. With --write it is written, else compared.
import { readFileSync, writeFileSync } from "node:fs";
import { createChatMetrics } from "../../server/src/chats/chat-metrics.ts";
import { createMetrics } from "../../server/src/platform/metrics/metrics.ts";

const { registry } = createMetrics();
createChatMetrics(registry);

const rows = (await registry.getMetricsAsJSON())
	.filter(({ name }) => name.startsWith("warmline_"))
	.map(({ name, type, help }) => {
		const metric = registry.getSingleMetric(name);
		const labels = metric && "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
		return `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(", ")} | ${help.replaceAll("|", "\\|")} |`;
	})
	.sort();
const table = ["| metric | kind | labels | what it tells |", "| --- | --- | --- | --- |", ...rows].join("\n");

const [start, end] = ["<!-- metrics:start -->", "<!-- metrics:end -->"];
const page = readFileSync("docs/metrics.md", "utf8");
const [before, rest] = page.split(start);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`docs/metrics.md needs ${start} and ${end}.`);
const wanted = `${before}${start}\n${table}\n${end}${after}`;

if (process.argv.includes("--write")) writeFileSync("docs/metrics.md", wanted);
else if (wanted !== page) {
	console.error("docs/metrics.md has an old table: run `node tools/docs/metrics-table.ts --write`.");
	process.exitCode = 1;
} else console.log(`${rows.length} metrics, as in docs/metrics.md.`);
