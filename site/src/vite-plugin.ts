import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { home } from "@warmline/contract/content/home";
import type { Language } from "@warmline/contract/content/words";
import MagicString from "magic-string";
import type { Plugin } from "vite";
import { contentFolder } from "./content-files.ts";
import { moduleCode, modulePath } from "./content-modules.ts";
import { areaOf, findSentences, type Said } from "./find-sentences.ts";
import { withHomeWords } from "./page-html.ts";
import { readWords, unfit } from "./read-words.ts";

const pathOf = (id: string): string | undefined => {
	const path = relative(contentFolder, id);
	return path.startsWith("..") || !/\.(?:json|md)$/.test(path) ? undefined : path;
};

/** Lets a page of the content be imported as what it says; the browser gets no Markdown to read. */
export const contentPages = (): Plugin => ({
	name: "content-pages",
	load(id) {
		const path = pathOf(id);
		if (!path?.endsWith(".md")) return null;
		return { code: moduleCode(path, readFileSync(id, "utf8")), moduleType: "js" };
	},
});

/**
 * In a build the content stays outside: the code imports `/content/en/home.js`, which `renderSite` writes and whoever
 * changes the content writes anew. What renders pages ahead looks for them in a folder beside itself, by the `imports`
 * of its package. Which files of the build import which of them is written to `.vite/content.json`.
 */
export const contentOutside = (): Plugin => ({
	name: "content-outside",
	apply: "build",
	enforce: "pre",
	async resolveId(source, importer, options) {
		if (!source.includes("/content/")) return null;
		const found = await this.resolve(source, importer, { ...options, skipSelf: true });
		const path = found && pathOf(found.id);
		if (!path) return null;
		const start = this.environment.config.consumer === "server" ? "#" : "/";
		return { id: `${start}${modulePath(path)}`, external: "absolute" };
	},
	generateBundle(_options, bundle) {
		if (this.environment.config.consumer === "server") return;
		const imported = Object.values(bundle).flatMap((file) => {
			if (file.type !== "chunk") return [];
			const content = file.imports.filter((one) => one.startsWith("/content/"));
			return content.length > 0 ? [[file.fileName, content]] : [];
		});
		const source = JSON.stringify(Object.fromEntries(imported));
		this.emitFile({ type: "asset", fileName: ".vite/content.json", source });
	},
});

/** While pages are written, the one that every address begins with has the content's words; a build has them later. */
const filled = (html: string, language: Language): string => {
	const text = readFileSync(`${contentFolder}/${language}/home.json`, "utf8");
	return withHomeWords(html, home.parse(JSON.parse(text)));
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
		transformIndexHtml: (html: string, { server }: { server?: unknown }) => {
			const ownLanguage = html.replace('<html lang="en">', `<html lang="${language}">`);
			return server ? filled(ownLanguage, language) : ownLanguage;
		},
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
