// Tests find what a screen says by labels (web/test/labels), so that a sentence is changed in one place. Here no locator
// says a sentence of the product by itself, no label is there for nothing, and each form of a number is really said.
import { globSync, readFileSync } from "node:fs";
import { label } from "@warmline/web/labels";
import { parseSync } from "rolldown/utils";

const plain = (sentence: string) => sentence.replace(/<\/?\w+>/g, "");
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;
const words = globSync("content/fr/words/*.json").map((path): object => JSON.parse(readFileSync(path, "utf8")));
const sentences = [...new Set(words.flatMap((said) => Object.keys(said).map(plain)))];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Sentences with something to fill in, where enough of them is fixed to be told from what a test writes itself. */
const fillable = sentences
	.filter(
		(sentence) => /\{\w+\}/.test(sentence) && (sentence.replace(/\{\w+\}/g, "").match(/\p{L}/gu) ?? []).length >= 6,
	)
	.map((sentence) => {
		const pattern = escaped(sentence).replace(/\\\{(\w+)\\\}/g, (_, name) => (name === "count" ? "\\d+" : ".+"));
		return { sentence, pattern: new RegExp(`^${pattern}$`, "s") };
	});

/** The sentence that a text says, whole, filled in, or as a part of several words. */
const saidBy = (text: string): string | undefined => {
	if (!/[A-Z ]/.test(text)) return undefined;
	if (sentences.includes(text)) return text;
	const part = text.trim();
	const isPart = part.length >= 10 && / /.test(part) && /\p{L}{3}/u.test(part);
	return (
		fillable.find(({ pattern }) => pattern.test(text))?.sentence ??
		(isPart ? sentences.find((sentence) => sentence.includes(part)) : undefined)
	);
};

const locators = new Set(
	"getByRole getByLabel getByLabelText getByText getByPlaceholder getByAltText getByTitle filter selectOption selectOptions toHaveText toContainText toHaveTextContent toMatchTextContent toHaveAccessibleName toHaveAccessibleDescription toHaveTitle".split(
		" ",
	),
);
/** What is filled in may be a sentence too. */
const fillers = new Set(["t", "tn", "exactly", "startsWith", "endsWith", "contains", "anyOf"]);
type Call = { readonly name: string; readonly isMethod: boolean; readonly given: readonly unknown[] };
const callOf = (node: Readonly<Record<string, unknown>>): Call | undefined => {
	if (node.type !== "CallExpression" || !isObject(node.callee) || !Array.isArray(node.arguments)) return undefined;
	const { callee } = node;
	const named = callee.type === "MemberExpression" ? callee.property : callee;
	if (!isObject(named) || named.type !== "Identifier") return undefined;
	return { name: String(named.name), isMethod: named !== callee, given: node.arguments };
};

type Visit = (node: Readonly<Record<string, unknown>>) => boolean;
/** Goes through a tree; what answers false is not gone into. */
const walk = (node: unknown, visit: Visit): void => {
	if (Array.isArray(node)) for (const one of node) walk(one, visit);
	if (!isObject(node) || (typeof node.type === "string" && !visit(node))) return;
	for (const inner of Object.values(node)) if (isObject(inner)) walk(inner, visit);
};

const paths = globSync(["e2e/src/**/*.ts", "web/src/**/*.test.tsx"]).sort();
const files = paths.map((path) => {
	const text = readFileSync(path, "utf8");
	return { path, text, tree: parseSync(path, text).program };
});

/** Where a function of the tests takes what it then looks for: its name with the places of those parameters. */
const takers = new Map<string, Set<number>>();
for (const { tree } of files) {
	walk(tree, (node) => {
		if (node.type !== "VariableDeclarator" || !isObject(node.id) || !isObject(node.init)) return true;
		const { params, body } = node.init;
		if (!Array.isArray(params)) return true;
		const places = takers.get(String(node.id.name)) ?? new Set();
		const names = params.map((one) => (isObject(one) ? one.name : undefined));
		walk(body, (inner) => {
			const call = callOf(inner);
			if (call?.isMethod && locators.has(call.name)) {
				walk(call.given, (used) => {
					if (used.type === "Identifier" && names.includes(used.name)) places.add(names.indexOf(used.name));
					return true;
				});
			}
			return true;
		});
		if (places.size > 0) takers.set(String(node.id.name), places);
		return true;
	});
}

/** The fixed text of a literal: of a pattern without its anchors, of a template around what is filled in. */
const textsOf = (node: Readonly<Record<string, unknown>>): readonly string[] => {
	if (isObject(node.regex))
		return [
			String(node.regex.pattern)
				.replace(/^\^|\$$/g, "")
				.replace(/\\([.?()])/g, "$1"),
		];
	if (node.type === "Literal" && typeof node.value === "string") return [node.value];
	if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return [];
	return node.quasis.map((one) => (isObject(one) && isObject(one.value) ? String(one.value.cooked) : ""));
};

const findings: string[] = [];
for (const { path, text, tree } of files) {
	/** What is looked for, and titles: neither is written by the test. */
	const looked = new Set<unknown>();
	const found = new Map<Readonly<Record<string, unknown>>, { said: string; sentence: string }>();
	const written: string[] = [];
	walk(tree, (node) => {
		if (node.type === "ImportDeclaration") return false;
		const call = callOf(node);
		if (call?.name === "test") looked.add(call.given[0]);
		const places = call && !call.isMethod ? takers.get(call.name) : undefined;
		const isLocator = call?.isMethod && locators.has(call.name);
		call?.given.forEach((one, index) => {
			// The first of getByRole is a role.
			if (!(isLocator ? call.name !== "getByRole" || index > 0 : places?.has(index))) return;
			walk(one, (inner) => {
				const calls = callOf(inner);
				if ((calls && !fillers.has(calls.name)) || String(inner.type).includes("Function")) return false;
				for (const said of textsOf(inner)) {
					const sentence = saidBy(said);
					if (sentence !== undefined) found.set(inner, { said, sentence });
				}
				looked.add(inner);
				return true;
			});
		});
		if (!looked.has(node)) written.push(...textsOf(node));
		return true;
	});
	for (const [node, { said, sentence }] of found) {
		// What the file itself writes, it may look for.
		if (written.some((one) => one.includes(said))) continue;
		const line = text.slice(0, Number(node.start)).split("\n").length;
		findings.push(`${path}:${line}: "${said}" is a sentence of the product: use its label\n\t${sentence}`);
	}
}

const tests = files.map(({ text }) => text).join("\n");
const product = globSync("{contract,server,web}/src/**/*.{ts,tsx}")
	.map((path) => plain(readFileSync(path, "utf8")))
	.join("\n");
for (const [area, all] of Object.entries(label)) {
	for (const [name, said] of Object.entries(all)) {
		const at = `web/test/labels/${area}.ts: ${name}`;
		const used = new RegExp(`\\blabel\\.${area}\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = label\\.${area};`);
		if (!used.test(tests)) findings.push(`${at} is used by no test`);
		if (typeof said === "object" && !product.includes(`one: ${JSON.stringify(said.one)}`))
			findings.push(`${at}: "${said.one}" is not said`);
	}
}

for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? "Tests find what is said by labels." : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;
