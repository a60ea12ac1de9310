// Every text of the screens, emails and errors, by the file that shows it, beside its translations: for an editor to read.
import type { Spoken } from "@warmline/contract/content/sentences";
import { languages } from "@warmline/contract/content/words";
import { readWords } from "@warmline/site/read-words";
import { saidTexts } from "./said-texts.ts";

const wanted = process.argv[2] ?? "";
const [, ...others] = languages;
const translations = others.map((language) => readWords("content", language));

/** A form for each number stands in one cell. */
const cell = (text: Spoken = ""): string =>
	(typeof text === "string" ? text : Object.values(text).join(" / ")).replaceAll("|", "\\|");

const files = saidTexts().filter(({ file, said }) => file.includes(wanted) && said.length > 0);
for (const { file, area, said } of files) {
	console.log(`\n## ${file}\n\n| line | en | ${others.join(" | ")} |\n| --- | --- |${" --- |".repeat(others.length)}`);
	for (const { line, sentence } of said) {
		const cells = translations.map((words) => cell(words(area)[sentence]));
		console.log(`| ${line} | ${cell(sentence)} | ${cells.join(" | ")} |`);
	}
}
console.log(`\n${files.reduce((sum, { said }) => sum + said.length, 0)} texts.`);
