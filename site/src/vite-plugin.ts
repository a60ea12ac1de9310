import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ContentProblems } from "./problems.ts";
import { contentFolder } from "./read-content.ts";
import { readPage } from "./read-page.ts";

/** Lets a page of the content be imported as what it says; the browser gets no Markdown to read. */
export const contentPages = () => ({
	name: "content-pages",
	load(id: string) {
		if (!id.startsWith(contentFolder) || !id.endsWith(".md")) return null;
		const read = readPage(`content/${relative(contentFolder, id)}`, readFileSync(id, "utf8"));
		if ("problems" in read) throw new ContentProblems(read.problems);
		return { code: `export default ${JSON.stringify(read.value)};`, moduleType: "js" as const };
	},
});
