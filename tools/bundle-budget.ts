// What a visitor's browser loads before the first message can be written, gzipped: it must stay small. And no two files
// import each other.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Language, languages } from "@warmline/contract/content/words";
import { renderFolder } from "@warmline/site/render-site";
import { z } from "zod";

const budget = 120 * 1000;
const visitorPages = ["IntakePage", "VisitorChatPage"];

const chunk = z.object({
	file: z.string(),
	src: z.string().optional(),
	name: z.string().optional(),
	isEntry: z.boolean().default(false),
	imports: z.array(z.string()).default([]),
});
/** Which content each file imports. */
const contentOf = z.record(z.string(), z.array(z.string()));
const readBuild = (language: Language) => {
	const read = (file: string) => JSON.parse(readFileSync(`${renderFolder("web/dist", language)}/${file}`, "utf8"));
	return {
		manifest: z.record(z.string(), chunk).parse(read("manifest.json")),
		content: contentOf.parse(read("content.json")),
	};
};
type Build = ReturnType<typeof readBuild>;

/** Bytes of everything that a visitor of one language loads. */
const weigh = ({ manifest, content }: Build): number => {
	const loaded = new Map<string, number>();
	const add = (file: string) => loaded.set(file, gzipSync(readFileSync(`web/dist/${file}`)).length);
	const load = (key: string) => {
		const entry = manifest[key];
		if (entry === undefined || loaded.has(entry.file)) return;
		add(entry.file);
		for (const file of content[entry.file] ?? []) add(file.slice(1));
		entry.imports.forEach(load);
	};
	const keys = Object.keys(manifest);
	keys.filter((key) => manifest[key]?.isEntry).forEach(load);
	for (const page of visitorPages) {
		// A page that is no chunk of its own is part of the entry and counted there.
		const key = keys.find((candidate) => candidate.endsWith(`/${page}.tsx`) || manifest[candidate]?.name === page);
		if (key === undefined) console.log(`${page} is no chunk of its own.`);
		else load(key);
	}
	for (const [file, bytes] of loaded) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
	return [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
};

/** Files that import each other: which of them runs first is chance, and the other finds what is not there yet. */
const findCircles = ({ manifest }: Build): string[] => {
	const done = new Set<string>();
	const circles: string[] = [];
	const follow = (key: string, path: readonly string[]) => {
		if (path.includes(key)) return circles.push(path.slice(path.indexOf(key)).join(" imports "));
		if (done.has(key)) return;
		for (const next of manifest[key]?.imports ?? []) follow(next, [...path, key]);
		done.add(key);
	};
	for (const key of Object.keys(manifest)) follow(key, []);
	return circles;
};

for (const language of languages) {
	const build = readBuild(language);
	for (const circle of findCircles(build)) {
		console.log(`These files import each other (${language}): ${circle}`);
		process.exitCode = 1;
	}
	const total = weigh(build);
	console.log(`${(total / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000} kB (${language})`);
	if (total === 0 || total > budget) process.exitCode = 1;
}
