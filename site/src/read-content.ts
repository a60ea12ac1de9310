import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { approvedWords } from "@warmline/contract/content/approved-words";
import { centreWords } from "@warmline/contract/content/centre-words";
import { centres, digitsOf, retiredNumbers } from "@warmline/contract/content/centres";
import { community } from "@warmline/contract/content/community";
import { home } from "@warmline/contract/content/home";
import { programmes } from "@warmline/contract/content/programmes";
import { recruitment } from "@warmline/contract/content/recruitment";
import { scriptCards, scriptCardsLike } from "@warmline/contract/content/script-cards";
import { sentences } from "@warmline/contract/content/sentences";
import { society, societyWords } from "@warmline/contract/content/society";
import { type Language, languages } from "@warmline/contract/content/words";
import { ContentProblems, type Problem } from "./problems.ts";
import { projectFolder } from "./project-folder.ts";
import { type Read, readData, type Schema } from "./read-data.ts";
import { readPage } from "./read-page.ts";

export const contentFolder = join(projectFolder, "content");

/** What there must be once for each language. */
const inEachLanguage = {
	"society.json": societyWords,
	"home.json": home,
	"programmes.json": programmes,
	"approved-words.json": approvedWords,
};

type Folder = {
	/** Undefined when the file is missing or cannot be used; then that has been noted. */
	read<T>(file: string, how: (named: string, text: string) => Read<T>): T | undefined;
	note(file: string, line: number, says: string): void;
};

const asData =
	<T>(schema: Schema<T>) =>
	(named: string, text: string) =>
		readData(named, text, schema);

const checkPages = (root: string, { read }: Folder) => {
	const names = new Set(globSync("*/pages/*.md", { cwd: root }).map((file) => file.replace(/^[^/]+\//, "")));
	// A page that one language has, the others must have.
	for (const name of [...names].sort()) for (const language of languages) read(`${language}/${name}`, readPage);
};

/** A number however it is written: with hyphens, dots, brackets, spaces, or nothing between its digits. */
const numbersIn = (text: string) => (text.match(/\d(?:[\d\s.()-]*\d)?/g) ?? []).map(digitsOf);

const checkNumbers = (root: string, { read, note }: Folder) => {
	const list = "crisis-numbers-do-not-publish.json";
	const retired = new Map((read(list, asData(retiredNumbers)) ?? []).map((one) => [digitsOf(one.number), one]));
	for (const file of globSync("**/*.{json,md}", { cwd: root }).sort()) {
		if (file === list) continue;
		for (const [at, line] of readFileSync(join(root, file), "utf8").split("\n").entries()) {
			for (const number of numbersIn(line)) {
				const known = retired.get(number);
				if (!known) continue;
				const instead = known.use === null ? "" : ` Instead: ${known.use}.`;
				note(file, at + 1, `${known.number} must not be published: ${known.was}, ${known.status}.${instead}`);
			}
		}
	}
};

const checkCentres = ({ read, note }: Folder) => {
	const file = "crisis-centres.json";
	const listed = read(file, asData(centres));
	for (const number of ["911", "988"]) {
		const isThere = listed?.some(({ phone }) => phone.some((one) => digitsOf(one.number) === number));
		if (isThere === false) note(file, 1, `${number} must be among the centres.`);
	}
	for (const language of languages) {
		const named = `${language}/centre-words.json`;
		if (listed) read(named, asData(centreWords(listed, language)));
	}
};

const checkCards = ({ read }: Folder) => {
	const fileIn = (language: Language) => `${language}/script-cards.json`;
	const [first, ...others] = languages;
	const listed = read(fileIn(first), asData(scriptCards));
	for (const language of others) read(fileIn(language), asData(listed ? scriptCardsLike(listed) : scriptCards));
};

/**
 * Checks everything in the content folder.
 * Throws `ContentProblems`, with a sentence that names file and line for each, when any of it cannot be used.
 */
export const checkContent = (root = contentFolder): void => {
	const problems: Problem[] = [];
	const folder: Folder = {
		note: (file, line, says) => problems.push({ file: `content/${file}`, line, says }),
		read: (file, how) => {
			const path = join(root, file);
			if (!existsSync(path)) {
				folder.note(file, 1, "This file is missing.");
				return undefined;
			}
			const read = how(`content/${file}`, readFileSync(path, "utf8"));
			if ("value" in read) return read.value;
			problems.push(...read.problems);
			return undefined;
		},
	};
	folder.read("society.json", asData(society));
	folder.read("recruitment.json", asData(recruitment));
	folder.read("community.json", asData(community));
	checkCentres(folder);
	checkCards(folder);
	for (const language of languages) {
		for (const [file, schema] of Object.entries(inEachLanguage)) {
			folder.read(`${language}/${file}`, asData<unknown>(schema));
		}
		for (const file of globSync(`${language}/words/*.json`, { cwd: root }).sort()) folder.read(file, asData(sentences));
	}
	checkPages(root, folder);
	checkNumbers(root, folder);
	if (problems.length > 0) throw new ContentProblems(problems);
};
