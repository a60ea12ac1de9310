import { languages } from "@warmline/contract/content/words";
import { parseJson } from "../platform/http/api.ts";
import { newClientId } from "../platform/realtime/new-client-id.ts";
import type { Texts } from "./api.ts";
import { emptyOf, schemaOf, shapeOf } from "./data-schema.ts";
import { type DataPath, formatData, withValue } from "./data-value.ts";

type Entry = Readonly<Record<string, unknown>>;

/** A list with the same entries in every language. */
type KeyedList = {
	readonly file: string;
	readonly at: DataPath;
	/** The field that tells which entry it is. */
	readonly key: string;
	/** What else is the same in every language. */
	readonly same: readonly string[];
};

const keyedLists: readonly KeyedList[] = [
	{ file: "application-questions.json", at: ["own_questions"], key: "id", same: ["asked_of", "required"] },
	{ file: "script-cards.json", at: [], key: "card", same: ["level"] },
	{ file: "recruitment.json", at: ["police_check_levels"], key: "level", same: [] },
	{ file: "recruitment.json", at: ["countries"], key: "country", same: [] },
	{ file: "recruitment.json", at: ["supervisor_tools"], key: "tool", same: [] },
];

/** Keys that nobody reads: each entry gets one when it is added, and keeps it. */
const hiddenKeys: readonly string[] = ["id", "card", "tool"];

export const isHiddenKey = (name: string): boolean => hiddenKeys.includes(name);

const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null;

/** What is added to a list. */
export const newEntry = (empty: unknown): unknown => {
	const key = isEntry(empty) ? hiddenKeys.find((name) => empty[name] === "") : undefined;
	return key === undefined ? empty : withValue(empty, [key], newClientId().replaceAll("-", "").slice(0, 12));
};

const listAt = (data: unknown, at: DataPath): readonly Entry[] | undefined => {
	const found = at.reduce<unknown>((inner, name) => (isEntry(inner) ? inner[name] : undefined), data);
	return Array.isArray(found) && found.every(isEntry) ? found : undefined;
};

const elementOf = (path: string, at: DataPath) => {
	let schema = schemaOf(path);
	for (const name of at) {
		const shape = schema && shapeOf(schema).shape;
		schema = shape?.kind === "fields" ? shape.of.find(([field]) => field === name)?.[1] : undefined;
	}
	const shape = schema && shapeOf(schema).shape;
	return shape?.kind === "list" ? shape.of : undefined;
};

/** Where a key is only typed anew, the entry is the one that stood at its place. */
const sameEntry = (own: readonly Entry[], theirs: readonly Entry[], key: string, at: number): Entry | undefined => {
	const wanted = own[at]?.[key];
	const found = theirs.find((one) => one[key] === wanted);
	if (found || own.length !== theirs.length) return found;
	const there = theirs[at];
	return own.some((one) => one[key] === there?.[key]) ? undefined : there;
};

const aligned = (own: readonly Entry[], theirs: readonly Entry[], { key, same }: KeyedList, empty: () => unknown) =>
	own.map((entry, at): unknown =>
		[key, ...same].reduce<unknown>(
			(made, name) => withValue(made, [name], entry[name]),
			sameEntry(own, theirs, key, at) ?? empty(),
		),
	);

/**
 * After a change of one file: a list that has the same entries in every language has them in the other files too, in the
 * same order, with their words left to be written.
 */
export const alignLanguages = (changed: string, texts: Texts): Texts => {
	const [, name] = /^\w\w\/(.+)$/.exec(changed) ?? [];
	const others = languages.map((language) => `${language}/${name}`).filter((path) => path !== changed && path in texts);
	const own = parseJson(texts[changed] ?? "");
	const alignedText = (path: string): string => {
		const text = texts[path] ?? "";
		const before = parseJson(text);
		let after = before;
		for (const list of keyedLists.filter(({ file }) => file === name)) {
			const [ownList, theirs] = [listAt(own, list.at), listAt(after, list.at)];
			const element = elementOf(path, list.at);
			if (!ownList || !theirs || !element) continue;
			after = withValue(
				after,
				list.at,
				aligned(ownList, theirs, list, () => emptyOf(element)),
			);
		}
		return JSON.stringify(after) === JSON.stringify(before) ? text : formatData(after);
	};
	return { ...texts, ...Object.fromEntries(others.map((path) => [path, alignedText(path)])) };
};
