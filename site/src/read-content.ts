import { applicationQuestions, applicationQuestionsLike } from "@warmline/contract/applications/application-questions";
import { appearance } from "@warmline/contract/content/appearance";
import { approvedWords } from "@warmline/contract/content/approved-words";
import { centreWords } from "@warmline/contract/content/centre-words";
import { centres, digitsOf, retiredNumbers } from "@warmline/contract/content/centres";
import { community } from "@warmline/contract/content/community";
import { emailWords } from "@warmline/contract/content/email-words";
import { home } from "@warmline/contract/content/home";
import { obligations } from "@warmline/contract/content/obligations";
import { programmes } from "@warmline/contract/content/programmes";
import { recruitment } from "@warmline/contract/content/recruitment";
import { recruitmentNames, recruitmentNamesLike } from "@warmline/contract/content/recruitment-names";
import { scriptCards, scriptCardsLike } from "@warmline/contract/content/script-cards";
import { sentences } from "@warmline/contract/content/sentences";
import { society, societyWords } from "@warmline/contract/content/society";
import { languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { type ContentFiles, readContentFolder } from "./content-files.ts";
import { ContentProblems, type Problem } from "./problems.ts";
import { type Read, readData, type Schema } from "./read-data.ts";
import { readPage } from "./read-page.ts";

/** What there must be once for each language. */
const inEachLanguage = {
	"society.json": societyWords,
	"home.json": home,
	"programmes.json": programmes,
	"approved-words.json": approvedWords,
	"emails.json": emailWords,
};

type Reader = {
	/** Undefined when the file is missing or cannot be used; then that has been noted. */
	read<T>(file: string, how: (named: string, text: string) => Read<T>): T | undefined;
	note(file: string, line: number, says: string): void;
};

const asData =
	<T>(schema: Schema<T>) =>
	(named: string, text: string) =>
		readData(named, text, schema);

const checkPages = (files: ContentFiles, { read }: Reader) => {
	const pages = [...files.keys()].filter((file) => /^[^/]+\/pages\/.*\.md$/.test(file));
	const names = new Set(pages.map((file) => file.replace(/^[^/]+\//, "")));
	// A page that one language has, the others must have.
	for (const name of [...names].sort()) for (const language of languages) read(`${language}/${name}`, readPage);
};

/** A number however it is written: with hyphens, dots, brackets, spaces, or nothing between its digits. */
const numbersIn = (text: string) => (text.match(/\d(?:[\d\s.()-]*\d)?/g) ?? []).map(digitsOf);

const checkNumbers = (files: ContentFiles, { read, note }: Reader, isLookedAt: (file: string) => boolean) => {
	const list = "crisis-numbers-do-not-publish.json";
	const known = isLookedAt(list)
		? read(list, asData(retiredNumbers))
		: retiredNumbers.parse(JSON.parse(files.get(list) ?? "[]"));
	const retired = new Map((known ?? []).map((one) => [digitsOf(one.number), one]));
	for (const [file, text] of files) {
		if (file === list || !isLookedAt(file)) continue;
		for (const [at, line] of text.split("\n").entries()) {
			for (const number of numbersIn(line)) {
				const old = retired.get(number);
				if (!old) continue;
				const { number: shown, was, status, use } = old;
				const why = t("{number} must not be published: {was}, {status}.", { number: shown, was, status });
				note(file, at + 1, use === null ? why : `${why} ${t("Instead: {use}.", { use })}`);
			}
		}
	}
};

const checkCentres = ({ read, note }: Reader) => {
	const file = "crisis-centres.json";
	const listed = read(file, asData(centres));
	for (const number of ["911", "988"]) {
		const isThere = listed?.some(({ phone }) => phone.some((one) => digitsOf(one.number) === number));
		if (isThere === false) note(file, 1, t("{number} must be among the centres.", { number }));
	}
	for (const language of languages) {
		const named = `${language}/centre-words.json`;
		if (listed) read(named, asData(centreWords(listed, language)));
	}
};

/** What is listed in the first language is listed in the others: `likeOf` makes the schema for all from what it has. */
const checkAlike = <T>({ read }: Reader, file: string, schema: Schema<T>, likeOf: (first: T) => Schema<T>) => {
	const [first] = languages;
	const listed = read(`${first}/${file}`, asData(schema));
	const like = listed ? likeOf(listed) : schema;
	for (const language of listed ? languages : languages.slice(1)) read(`${language}/${file}`, asData(like));
};

/**
 * What cannot be used in the content, each problem with file and line; an empty list when all is well. With `only` what
 * is to be said of these files: all that must fit together have to be named.
 */
export const problemsIn = (files: ContentFiles, only?: readonly string[]): readonly Problem[] => {
	const isLookedAt = (file: string) => only?.includes(file) ?? true;
	const problems: Problem[] = [];
	const reader: Reader = {
		note: (file, line, says) => problems.push({ file: `content/${file}`, line, says }),
		read: (file, how) => {
			if (!isLookedAt(file)) return undefined;
			const text = files.get(file);
			if (text === undefined) {
				reader.note(file, 1, t("This file is missing."));
				return undefined;
			}
			const read = how(`content/${file}`, text);
			if ("value" in read) return read.value;
			problems.push(...read.problems);
			return undefined;
		},
	};
	reader.read("society.json", asData(society));
	reader.read("appearance.json", asData(appearance));
	reader.read("recruitment.json", asData(recruitment));
	reader.read("obligations.json", asData(obligations));
	reader.read("community.json", asData(community));
	checkCentres(reader);
	checkAlike(reader, "script-cards.json", scriptCards, scriptCardsLike);
	checkAlike(reader, "recruitment.json", recruitmentNames, recruitmentNamesLike);
	checkAlike(reader, "application-questions.json", applicationQuestions, applicationQuestionsLike);
	for (const language of languages) {
		for (const [file, schema] of Object.entries(inEachLanguage)) {
			reader.read(`${language}/${file}`, asData<unknown>(schema));
		}
		for (const file of files.keys()) {
			if (file.startsWith(`${language}/words/`)) reader.read(file, asData(sentences));
		}
	}
	checkPages(files, reader);
	checkNumbers(files, reader, isLookedAt);
	return problems;
};

/**
 * Checks all of the content.
 * Throws `ContentProblems`, with a sentence that names file and line for each, when any of it cannot be used.
 */
export const checkContent = (files: ContentFiles = readContentFolder()): void => {
	const problems = problemsIn(files);
	if (problems.length > 0) throw new ContentProblems(problems);
};
