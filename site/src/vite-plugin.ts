import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { home } from "@warmline/contract/content/home";
import type { Language } from "@warmline/contract/content/words";
import MagicString from "magic-string";
import { areaOf, findSentences, type Said } from "./find-sentences.ts";
import { ContentProblems } from "./problems.ts";
import { contentFolder } from "./read-content.ts";
import { readData } from "./read-data.ts";
import { readPage } from "./read-page.ts";
import { readWords, unfit } from "./read-words.ts";

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

/** The page that every address begins with has the language's words, for those whose scripts are late or off. */
const filled = (html: string, language: Language): string => {
	const file = `content/${language}/home.json`;
	const read = readData(file, readFileSync(`${contentFolder}/${language}/home.json`, "utf8"), home);
	if ("problems" in read) throw new ContentProblems(read.problems);
	const words = { DESCRIPTION: read.value.welcome, WITHOUT_SCRIPTS: read.value.without_scripts };
	const ownLanguage = html.replace('<html lang="en">', `<html lang="${language}">`);
	const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
	return Object.entries(words).reduce(
		(page, [name, value]) => page.replaceAll(`%${name}%`, escaped(value)),
		ownLanguage,
	);
};

/** What the contract says of its fields: for the documentation of the API, and read by no browser. */
const descriptions = /\bz\.describe\(\s*"(?:[^"\\]|\\.)*",?\s*\)/g;

/**
 * Builds the pages in one language: what the code says in English is said in that language, and what it reads of
 * `content/en` it reads of that language's folder. Nobody loads a sentence of a language that they do not read.
 * A sentence that is not translated fails the build.
 */
export const spokenIn = (language: Language, content = contentFolder) => {
	const words = readWords(content, language);

	const own = ({ how, sentence }: Said, area: string): string => {
		if (language === "en") return JSON.stringify(sentence);
		const translated = words(area)[sentence];
		const why = unfit(how, sentence, translated);
		if (why) throw new Error(`content/${language}/words/${area}.json: "${sentence}" ${why}`);
		return how === "Trans" ? `{${JSON.stringify(translated)}}` : JSON.stringify(translated);
	};

	return {
		name: "spoken-in",
		enforce: "pre" as const,
		transformIndexHtml: (html: string) => filled(html, language),
		config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
		transform(code: string, id: string) {
			if (id.includes("/node_modules/") || !/\/(contract|web)\/src\/.*(?<!\.test)\.tsx?$/.test(id)) return null;
			const spoken = new MagicString(code);
			const { said, unclear } = findSentences(id, code);
			for (const { line, says } of unclear) throw new Error(`${id}, line ${line}: ${says}`);
			for (const one of said) {
				const { start, end } = one.call ?? one;
				if (language !== "en" || one.call) spoken.overwrite(start, end, own(one, areaOf(id)));
			}
			spoken.replaceAll(descriptions, 'z.describe("")');
			spoken.replaceAll("/content/en/", `/content/${language}/`);
			return spoken.hasChanged() ? { code: spoken.toString(), map: spoken.generateMap({ hires: true }) } : null;
		},
	};
};
