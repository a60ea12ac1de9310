// docs/data-model.md, made from the newest snapshot of the migrations. With --write it is written, else compared.
import { globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { writeOrCompare } from "./generated-page.ts";

const snapshot = z.object({
	tables: z.record(
		z.string(),
		z.object({
			name: z.string(),
			columns: z.record(
				z.string(),
				z.object({ name: z.string(), type: z.string(), primaryKey: z.boolean(), notNull: z.boolean() }),
			),
			foreignKeys: z.record(
				z.string(),
				z.object({ tableTo: z.string(), columnsFrom: z.array(z.string()), onDelete: z.string().optional() }),
			),
		}),
	),
});

const newest = globSync("server/src/platform/db/migrations/meta/*_snapshot.json").sort().at(-1);
if (!newest) throw new Error("There is no snapshot of the migrations.");
const tables = Object.values(snapshot.parse(JSON.parse(readFileSync(newest, "utf8"))).tables);
type Table = (typeof tables)[number];

const featureOf = new Map(
	globSync("server/src/**/tables.ts").flatMap((path) =>
		[...readFileSync(path, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name]) => [name, path.split("/")[2]]),
	),
);

const diagramOf = (own: readonly Table[]): string[] => {
	const lines = own.flatMap(({ name, columns, foreignKeys }) =>
		Object.values(foreignKeys).map(({ tableTo, columnsFrom }) => {
			const isRequired = columnsFrom.every((column) => columns[column]?.notNull);
			return `    ${tableTo} ${isRequired ? "||" : "|o"}--o{ ${name} : "${columnsFrom.join(", ")}"`;
		}),
	);
	return lines.length === 0 ? [] : ["```mermaid", "erDiagram", ...lines, "```", ""];
};

const rowsOf = ({ name, columns, foreignKeys }: Table): string[] => [
	`### ${name}`,
	"",
	"| column | type | null | refers to |",
	"| --- | --- | --- | --- |",
	...Object.values(columns).map((column) => {
		const key = Object.values(foreignKeys).find(({ columnsFrom }) => columnsFrom.includes(column.name));
		const target = key ? `\`${key.tableTo}\`, on delete ${key.onDelete ?? "no action"}` : "";
		const label = `\`${column.name}\`${column.primaryKey ? " (key)" : ""}`;
		return `| ${label} | ${column.type} | ${column.notNull ? "" : "yes"} | ${target} |`;
	}),
	"",
];

const features = [...Map.groupBy(tables, ({ name }) => featureOf.get(name) ?? "other")].sort(([a], [b]) =>
	a.localeCompare(b),
);
const page = [
	"# Data model",
	"",
	"Made from the newest migration by `node tools/docs/data-model.ts --write`. What a column holds is said beside it in the feature's `tables.ts`. Messages, notes and contact details are encrypted before they are stored ([decision 26](decisions/0026-message-encryption.md)).",
	"",
	...features.flatMap(([feature, own]) => [`## ${feature}`, "", ...diagramOf(own), ...own.flatMap(rowsOf)]),
]
	.join("\n")
	.trimEnd()
	.concat("\n");

writeOrCompare("docs/data-model.md", page, `${tables.length} tables`);
