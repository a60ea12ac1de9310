// The table of docs/metrics.md, made from the metrics themselves. With --write it is written, else compared.
import { createChatMetrics } from "../../server/src/chats/chat-metrics.ts";
import { createMetrics } from "../../server/src/platform/metrics/metrics.ts";
import { betweenMarks, writeOrCompare } from "./generated-page.ts";

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

writeOrCompare("docs/metrics.md", betweenMarks("docs/metrics.md", "metrics", table), `${rows.length} metrics`);
