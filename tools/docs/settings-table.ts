// The settings table of README.md, made from server/src/config.ts. With --write it is written, else compared.
import { z } from "zod";
import { settings } from "../../server/src/config.ts";
import { betweenMarks, writeOrCompare } from "./generated-page.ts";

const field = z.object({ description: z.string().default(""), default: z.unknown().optional() });
const schema = z.toJSONSchema(settings, { io: "input", unrepresentable: "any" });

const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
	const { description, default: value } = field.parse(property);
	return `| \`${name}\` | ${value === undefined || value === "" ? "" : `\`${String(value)}\``} | ${description.replaceAll("|", "\\|")} |`;
});
const table = ["| setting | default | what it does |", "| --- | --- | --- |", ...rows].join("\n");

writeOrCompare("README.md", betweenMarks("README.md", "settings", table), `${rows.length} settings`);
