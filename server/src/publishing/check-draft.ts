import { phrasesOf } from "@warmline/contract/content/centre-words";
import { centres } from "@warmline/contract/content/centres";
import { languages } from "@warmline/contract/content/words";
import type { ContentProblem } from "@warmline/contract/publishing/calls";
import { type ContentItem, contentItems } from "@warmline/contract/publishing/items";
import type { ContentFiles } from "@warmline/site/content-files";
import { problemsIn } from "@warmline/site/read-content";
import { noSuchText } from "./errors.ts";

type Files = Readonly<Record<string, string>>;

/** The texts that were sent, by their paths; throws when one of them is no file of the item. */
export const filesOfItem = (item: ContentItem, sent: readonly { path: string; text: string }[]): Files => {
	const paths: readonly string[] = contentItems[item];
	if (sent.some(({ path }) => !paths.includes(path))) throw noSuchText();
	return Object.fromEntries(sent.map(({ path, text }) => [path, text.replaceAll("\r\n", "\n")]));
};

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** Without the words of what no centre says any more: an entry was changed or taken out, and nobody misses them. */
const withoutLeftovers = (files: ContentFiles): ContentFiles => {
	const listed = centres.safeParse(parsed(files.get("crisis-centres.json") ?? ""));
	if (!listed.success) return files;
	const known = new Set(listed.data.flatMap((centre) => [centre.name, ...phrasesOf(centre)]));
	const kept = languages.flatMap((language) => {
		const path = `${language}/centre-words.json`;
		const words = parsed(files.get(path) ?? "");
		if (typeof words !== "object" || words === null) return [];
		const left = Object.entries(words).filter(([phrase]) => known.has(phrase));
		if (left.length === Object.keys(words).length) return [];
		return [[path, `${JSON.stringify(Object.fromEntries(left), null, "\t")}\n`] as const];
	});
	return new Map([...files, ...kept]);
};

/** The content as it would be with these files of an item in it. */
export const contentWith = (files: ContentFiles, item: ContentItem, changed: Files): ContentFiles => {
	const whole = new Map([...files, ...Object.entries(changed)]);
	return item === "crisis-lines" ? withoutLeftovers(whole) : whole;
};

/** What keeps it from being published. Only the item is looked at: nothing of it has to fit another one. */
export const problemsWith = (files: ContentFiles, item: ContentItem, changed: Files): ContentProblem[] =>
	problemsIn(contentWith(files, item, changed), contentItems[item]).map(({ file, line, field, says, atField }) => ({
		path: file.replace(/^content\//, ""),
		line,
		field: [...(field ?? [])],
		says: atField ?? says,
	}));
