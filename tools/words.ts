// What the screens say, in each language: every sentence of the code must be among a language's words, and every one
// of those must still be said. With --write, what is missing is put in, empty, and what nobody says is taken out.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Sentences } from "@warmline/contract/content/sentences";
import { languages } from "@warmline/contract/content/words";
import type { Said } from "@warmline/site/find-sentences";
import { unfit } from "@warmline/site/read-words";
import { saidTexts } from "./said-texts.ts";

const writes = process.argv.includes("--write");
const findings: string[] = [];
const areas = new Map<string, Map<string, Said & { readonly file: string }>>();

for (const { file, area: name, said, unclear } of saidTexts()) {
	for (const { line, says } of unclear) findings.push(`${file}:${line}: ${says}`);
	const area = areas.get(name) ?? new Map();
	for (const one of said) area.set(one.sentence, { ...one, file });
	if (area.size > 0) areas.set(name, area);
}

const wordsAt = (path: string): Sentences => Object(JSON.parse(existsSync(path) ? readFileSync(path, "utf8") : "{}"));

const empty = (how: Said["how"]) => (how === "tn" ? { one: "", other: "" } : "");

for (const language of languages.slice(1)) {
	const folder = `content/${language}/words`;
	const gone = globSync(`${folder}/*.json`).filter((path) => !areas.has(path.replace(/.*\/|\.json$/g, "")));
	for (const path of gone) findings.push(`${path}: nobody says these words any more`);
	for (const [area, all] of areas) {
		const path = `${folder}/${area}.json`;
		const words = wordsAt(path);
		for (const { file, line, how, sentence } of all.values()) {
			const why = unfit(how, sentence, words[sentence]);
			if (why) findings.push(`${path}: "${sentence}" ${why} (${file}:${line})`);
		}
		for (const sentence of Object.keys(words)) {
			if (!all.has(sentence)) findings.push(`${path}: "${sentence}" is not said any more`);
		}
		if (writes) {
			mkdirSync(folder, { recursive: true });
			const kept = [...all.values()].map(({ how, sentence }) => [sentence, words[sentence] ?? empty(how)]);
			writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, "\t")}\n`);
		}
	}
	// The server reads both as one, so a sentence has the same words in both.
	const [shared, own] = [wordsAt(`${folder}/contract.json`), wordsAt(`${folder}/server.json`)];
	for (const [sentence, words] of Object.entries(own)) {
		if (sentence in shared && JSON.stringify(shared[sentence]) !== JSON.stringify(words))
			findings.push(`${folder}: "${sentence}" has other words in contract.json than in server.json`);
	}
}

for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? "Everything is said in every language." : `${findings.length} findings.`);
process.exitCode = findings.length === 0 || writes ? 0 : 1;
