// The settings table of README.md, made from server/src/config.ts. With --write it is written, else compared.
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { settings } from "../../server/src/config.ts";

const field = z.object({ description: z.string().default(""), default: z.unknown().optional() });
const schema = z.toJSONSchema(settings, { io: "input", unrepresentable: "any" });

const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
	const { description, default: value } = field.parse(property);
	return `| \`${name}\` | ${value === undefined || value === "" ? "" : `\`${String(value)}\``} | ${description.replaceAll("|", "\\|")} |`;
});
const table = ["| setting | default | what it does |", "| --- | --- | --- |", ...rows].join("\n");

const [start, end] = ["<!-- settings:start -->", "<!-- settings:end -->"];
const readme = readFileSync("README.md", "utf8");
const [before, rest] = readme.split(start);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`README.md needs ${start} and ${end}.`);
const wanted = `${before}${start}\n${table}\n${end}${after}`;

if (process.argv.includes("--write")) writeFileSync("README.md", wanted);
else if (wanted !== readme) {
	console.error("README.md has an old settings table: run `node tools/docs/settings-table.ts --write`.");
	process.exitCode = 1;
} else console.log(`${rows.length} settings, as in README.md.`);
