import type { ContentFiles } from "./content-files.ts";
import { ContentProblems } from "./problems.ts";
import { readPage } from "./read-page.ts";

/** What only the build, the server and the editor read. */
const isForBrowsers = (path: string) =>
	!path.includes("/words/") &&
	!path.startsWith("crisis-numbers-") &&
	path !== "appearance.json" &&
	!path.endsWith("/emails.json");

/** Where a file of the content is for browsers, from the site's root: `content/en/pages/terms.js`. */
export const modulePath = (path: string): string => `content/${path.replace(/\.(?:json|md)$/, ".js")}`;

const pageOrData = (path: string, text: string): unknown => {
	if (!path.endsWith(".md")) return JSON.parse(text);
	const read = readPage(`content/${path}`, text);
	if ("problems" in read) throw new ContentProblems(read.problems);
	return read.value;
};

/** The code of such a module. A page is turned into plain data, so that no browser has to read Markdown. */
export const moduleCode = (path: string, text: string): string =>
	`export default ${JSON.stringify(pageOrData(path, text))};\n`;

/**
 * Content that has been checked, as modules for browsers: the code of each by its path. They stand beside the built
 * code and not in it, so that other words need no other build.
 */
export const contentModules = (files: ContentFiles): ReadonlyMap<string, string> =>
	new Map(
		[...files]
			.filter(([path]) => isForBrowsers(path))
			.map(([path, text]) => [modulePath(path), moduleCode(path, text)]),
	);
