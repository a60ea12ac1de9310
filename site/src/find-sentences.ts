import { parseSync, Visitor } from "rolldown/utils";

/** A sentence as it stands in the code: `t("...")`, `tn(n, { one: "...", other: "..." })`, `<Trans text="..." />`. */
export type Said = {
	readonly how: "t" | "tn" | "Trans";
	/** The English sentence; with a number, its `other` form. */
	readonly sentence: string;
	readonly line: number;
	/** The code that another language puts its own in the place of. */
	readonly start: number;
	readonly end: number;
	/** The whole call, where nothing is filled in. */
	readonly call: { readonly start: number; readonly end: number } | undefined;
};

export type Unclear = { readonly line: number; readonly says: string };

const asItStands = "a sentence must stand here as it is: one text between quotation marks";

/** The file of words that a file's sentences are in: its folder's. */
export const areaOf = (file: string): string => {
	const [, workspace = "web", folder] = /(?:^|\/)(contract|server|site|web)\/src\/(?:([\w-]+)\/)?/.exec(file) ?? [];
	return workspace === "web" ? (folder ?? "web") : workspace;
};

/** Every sentence of a file that a person may read in their own language. */
export const findSentences = (file: string, code: string): { said: readonly Said[]; unclear: readonly Unclear[] } => {
	const said: Said[] = [];
	const unclear: Unclear[] = [];
	if (!/\btn?\(|<Trans\b/.test(code) || /\/i18n\.ts$/.test(file)) return { said, unclear };
	const { program, errors } = parseSync(file.replace(/\?.*/, ""), code);
	const lineAt = (at: number) => code.slice(0, at).split("\n").length;
	for (const { message } of errors.slice(0, 1)) unclear.push({ line: 1, says: message });

	type Text = { type: string; value?: unknown; start: number; end: number };
	const note = (how: Said["how"], at: number, text: Text | null | undefined, place = text, call?: Said["call"]) => {
		if (text?.type !== "Literal" || typeof text.value !== "string" || !place) {
			unclear.push({ line: lineAt(at), says: asItStands });
			return;
		}
		said.push({ how, sentence: text.value, line: lineAt(at), start: place.start, end: place.end, call });
	};

	new Visitor({
		CallExpression: ({ callee, arguments: given, start, end }) => {
			if (callee.type !== "Identifier") return;
			if (callee.name === "t") note("t", start, given[0], given[0], given.length === 1 ? { start, end } : undefined);
			if (callee.name !== "tn") return;
			const forms = given[1];
			const other =
				forms?.type === "ObjectExpression"
					? forms.properties.find(
							(one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === "other",
						)
					: undefined;
			note("tn", start, other?.type === "Property" ? other.value : undefined, forms);
		},
		JSXOpeningElement: ({ name, attributes, start }) => {
			if (name.type !== "JSXIdentifier" || name.name !== "Trans") return;
			const text = attributes.find((one) => one.type === "JSXAttribute" && one.name.name === "text");
			note("Trans", start, text?.type === "JSXAttribute" ? text.value : undefined);
		},
	}).visit(program);
	return { said, unclear };
};
