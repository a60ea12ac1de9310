// Every text of the screens, emails and errors, by the file that shows it, beside its translations: for an editor to read.
import { existsSync, globSync, readFileSync } from "node:fs";
import type { Sentences } from "@warmline/contract/content/sentences";
import { languages } from "@warmline/contract/content/words";
import { areaOf, findSentences } from "@warmline/site/find-sentences";

const [, ...others] = languages;
const wanted = process.argv[2] ?? "";

const translationsIn = (language: string, area: string): Sentences => {
	const path = `content/${language}/words/${area}.json`;
	return existsSync(path) ? Object(JSON.parse(readFileSync(path, "utf8"))) : {};
};

/** A form for each number stands in one cell. */
const cell = (text: unknown): string =>
	(typeof text === "object" && text !== null ? Object.values(text).join(" / ") : String(text ?? "")).replaceAll(
		"|",
		"\\|",
	);

let count = 0;
for (const file of globSync("{web,server,contract}/src/**/*.{ts,tsx}").sort()) {
	if (/\.test\.tsx?$/.test(file) || !file.includes(wanted)) continue;
	const { said } = findSentences(file, readFileSync(file, "utf8"));
	if (said.length === 0) continue;
	const translations = others.map((language) => translationsIn(language, areaOf(file)));
	console.log(`\n## ${file}\n\n| line | en | ${others.join(" | ")} |\n| --- | --- |${" --- |".repeat(others.length)}`);
	for (const { line, sentence } of said) {
		count++;
		console.log(`| ${line} | ${cell(sentence)} | ${translations.map((one) => cell(one[sentence])).join(" | ")} |`);
	}
}
console.log(`\n${count} texts.`);
