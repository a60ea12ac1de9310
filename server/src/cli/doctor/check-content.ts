import { readContentFolder } from "@warmline/site/content-files";
import { problemsIn } from "@warmline/site/read-content";
import type pg from "pg";
import { setContent } from "../../platform/content/content.ts";
import { publishedTexts } from "./database-queries.ts";
import { type Finding, good, wrong } from "./finding.ts";

/** Whether what directors published fits this version of the product. Further checks go by it. */
export const checkPublishedContent = async (client: pg.Client): Promise<Finding> => {
	const published = await publishedTexts(client);
	const files = new Map([...readContentFolder(), ...published.flatMap((texts) => Object.entries(texts))]);
	const [problem, ...others] = problemsIn(files);
	if (problem) {
		const more = others.length === 0 ? "" : ` There are ${others.length} more.`;
		return wrong(
			"texts",
			`${problem.file}, line ${problem.line}: ${problem.says}${more} Warmline does not start with it.`,
		);
	}
	setContent(files);
	return good(
		"texts",
		published.length === 0 ? "As they came with Warmline." : `${published.length} were published, and can be used.`,
	);
};
