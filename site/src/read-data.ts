import { t, translate } from "@warmline/contract/i18n";
import { isAlias, isMap, isNode, LineCounter, type Node, parseDocument } from "yaml";
import type { core } from "zod/mini";
import type { Problem } from "./problems.ts";

type Path = readonly PropertyKey[];
export type Read<T> = { readonly value: T } | { readonly problems: readonly Problem[] };
export type Schema<T> = { safeParse(value: unknown): core.util.SafeParseResult<T> };

const lineOf = (node: Node | undefined, lines: LineCounter) =>
	node?.range ? lines.linePos(node.range[0]).line : undefined;

/** The line of what stands at a path, or, where it is missing, of what it is missing from. */
const lineAt = (contents: unknown, path: Path, lines: LineCounter): number => {
	let node = isNode(contents) ? contents : undefined;
	let line = lineOf(node, lines) ?? 1;
	for (const key of path) {
		if (!node || isAlias(node) || !("get" in node)) break;
		if (isMap(node)) {
			const pair = node.items.find((item) => String(item.key) === String(key));
			if (isNode(pair?.key)) line = lineOf(pair.key, lines) ?? line;
		}
		const next: unknown = node.get(typeof key === "symbol" ? String(key) : key, true);
		node = isNode(next) ? next : undefined;
		if (!isMap(node)) line = lineOf(node, lines) ?? line;
	}
	return line;
};

const placeOf = (path: Path): string => {
	const keys = path.map((key) => (typeof key === "number" ? t("entry {number}", { number: key + 1 }) : String(key)));
	return keys.length === 0 ? t("This") : `"${keys.join(", ")}"`;
};

const saysOf = (issue: core.$ZodIssue, isThere: boolean, named: string): string => {
	if (issue.code === "unrecognized_keys")
		return t('"{name}" is not known here. Is it misspelled?', { name: issue.keys[0] ?? "" });
	if (issue.code === "invalid_type" && !isThere) return t("{named} is missing.", { named });
	if (issue.code === "invalid_type")
		return t("{named} must be {type}.", { named, type: translate(types[issue.expected] ?? issue.expected) });
	if (issue.code === "too_small") return t("{named} must not be empty.", { named });
	if (issue.code === "too_big")
		return t("{named} is too long: at most {most}.", { named, most: Number(issue.maximum) });
	if (issue.code === "invalid_format")
		return t("{named} must be {type}.", { named, type: translate(formats[issue.format] ?? likeOthers) });
	return t("{named} cannot be used: {why}", { named, why: issue.message });
};

const likeOthers = t("written as in the other entries");
const formats: Readonly<Record<string, string>> = {
	date: t("a day such as 2026-11-21"),
	email: t("an email address"),
	url: t("an address that begins with https://"),
};

const types: Readonly<Record<string, string>> = {
	string: t("text"),
	number: t("a number"),
	int: t("a whole number"),
	boolean: t("true or false"),
	array: t("a list"),
	object: t("a group of fields"),
	record: t("a group of fields"),
};

const keysIn = (value: unknown): number =>
	typeof value === "object" && value !== null
		? Object.values(value).reduce(
				(count: number, inner) => count + keysIn(inner),
				Array.isArray(value) ? 0 : Object.keys(value).length,
			)
		: 0;

/** The value of JSON that is well formed and says no key of an object twice, which `JSON.parse` alone lets pass. */
const soundJson = (text: string): { readonly value: unknown } | undefined => {
	try {
		const value: unknown = JSON.parse(text);
		const strings = text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g) ?? [];
		return keysIn(value) === strings.filter((one) => one.endsWith(":")).length ? { value } : undefined;
	} catch {
		return undefined;
	}
};

/** JSON, or YAML from a page's head, checked; each problem with the line of the file. `linesBefore` stand above it. */
export const readData = <T>(file: string, text: string, schema: Schema<T>, linesBefore = 0): Read<T> => {
	// The reader of YAML knows the lines, and takes ten times as long: it is asked where there is something to say.
	const sound = soundJson(text);
	const good = sound && schema.safeParse(sound.value);
	if (good?.success) return { value: good.data };
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
	const problem = (line: number, says: string, field: Path = [], atField = says): Problem => ({
		file,
		line: line + linesBefore,
		field: field.map((key) => (typeof key === "symbol" ? String(key) : key)),
		says,
		atField,
	});
	if (document.errors.length > 0) {
		return {
			problems: document.errors
				.slice(0, 1)
				.map(({ pos, message }) =>
					problem(lines.linePos(pos[0]).line, t("This is not well formed here: {why}", { why: message })),
				),
		};
	}
	const value: unknown = document.toJS();
	const read = schema.safeParse(value);
	if (read.success) return { value: read.data };
	return {
		problems: read.error.issues.map((issue) => {
			const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
			const isThere = at(value, issue.path) !== undefined;
			const [says, atField] = [placeOf(issue.path), t("This")].map((named) => saysOf(issue, isThere, named));
			return problem(lineAt(document.contents, path, lines), says ?? "", path, atField);
		}),
	};
};

const at = (value: unknown, path: Path): unknown =>
	path.reduce<unknown>(
		(inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
		value,
	);
