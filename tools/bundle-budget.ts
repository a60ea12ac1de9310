// What a visitor's browser loads before the first message can be written, gzipped: it must stay small. And no two files
// import each other.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { languages } from "@warmline/contract/content/words";
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
const readManifest = (file: string) =>
	z.record(z.string(), chunk).parse(JSON.parse(readFileSync(`web/dist/.vite/${file}`, "utf8")));

/** Bytes of everything that a visitor of one language loads. */
const weigh = (manifest: ReturnType<typeof readManifest>): number => {
	const loaded = new Map<string, number>();
	const load = (key: string) => {
		const entry = manifest[key];
		if (entry === undefined || loaded.has(entry.file)) return;
		loaded.set(entry.file, gzipSync(readFileSync(`web/dist/${entry.file}`)).length);
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
const findCircles = (manifest: ReturnType<typeof readManifest>): string[] => {
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
	const manifest = readManifest(language === "en" ? "manifest.json" : `manifest.${language}.json`);
	for (const circle of findCircles(manifest)) {
		console.log(`These files import each other (${language}): ${circle}`);
		process.exitCode = 1;
	}
	const total = weigh(manifest);
	console.log(`${(total / 1000).toFixed(1).padStart(7)} kB of ${budget / 1000} kB (${language})`);
	if (total === 0 || total > budget) process.exitCode = 1;
}
