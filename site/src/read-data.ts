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

const placeOf = (path: Path) => path.map((key) => (typeof key === "number" ? `entry ${key + 1}` : String(key)));

const saysOf = (issue: core.$ZodIssue, isThere: boolean): string => {
	const place = placeOf(issue.path).join(", ");
	const named = place === "" ? "This" : `"${place}"`;
	if (issue.code === "unrecognized_keys") return `"${issue.keys[0]}" is not known here. Is it misspelled?`;
	if (issue.code === "invalid_type" && !isThere) return `${named} is missing.`;
	if (issue.code === "invalid_type") return `${named} must be ${withArticle(issue.expected)}.`;
	if (issue.code === "too_small") return `${named} must not be empty.`;
	if (issue.code === "too_big") return `${named} is too long: at most ${issue.maximum}.`;
	if (issue.code === "invalid_format")
		return `${named} must be ${formats[issue.format] ?? "written as in the other entries"}.`;
	return `${named} cannot be used: ${issue.message}`;
};

const formats: Readonly<Record<string, string>> = {
	date: "a day such as 2026-11-21",
	email: "an email address",
	url: "an address that begins with https://",
};

const withArticle = (type: string) => {
	if (type === "string") return "text";
	return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
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
	const problem = (line: number, says: string): Problem => ({ file, line: line + linesBefore, says });
	if (document.errors.length > 0) {
		return {
			problems: document.errors
				.slice(0, 1)
				.map(({ pos, message }) => problem(lines.linePos(pos[0]).line, `This is not well formed here: ${message}`)),
		};
	}
	const value: unknown = document.toJS();
	const read = schema.safeParse(value);
	if (read.success) return { value: read.data };
	return {
		problems: read.error.issues.map((issue) => {
			const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
			return problem(lineAt(document.contents, path, lines), saysOf(issue, at(value, issue.path) !== undefined));
		}),
	};
};

const at = (value: unknown, path: Path): unknown =>
	path.reduce<unknown>(
		(inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
		value,
	);
