import { globSync, readFileSync } from "node:fs";
import { areaOf, findSentences } from "@warmline/site/find-sentences";

/** What each source file says to people, the files in order; `area` is the file of words that translates it. */
export const saidTexts = () =>
	globSync("{contract,server,site,web}/src/**/*.{ts,tsx}")
		.sort()
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => ({ file, area: areaOf(file), ...findSentences(file, readFileSync(file, "utf8")) }));
