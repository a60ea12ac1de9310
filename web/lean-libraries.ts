import type { Plugin } from "vite";

/** `z.string().email()` and its kind, which Zod itself advises against; the contract says `z.email()`. */
const formatMethods = /^ {4}\w+\(params\) \{\s*return this\.check\(core\._\w+\(Zod\w+, params\)\);\s*\},?$/gm;
const formatMethodCalled =
	/\)\s*\.(?:email|url|jwt|emoji|guid|uuid(?:v\d)?|nanoid|cuid2?|ulid|xid|ksuid|base64(?:url)?|ipv\d|cidrv\d|e164|datetime|date|time|duration)\(/;

type Cut = { readonly file: string; readonly cuts: readonly (readonly [RegExp, string])[]; readonly gone: RegExp };

/** Each names what must be gone afterwards, so that another version fails the build and not the page. */
const files: readonly Cut[] = [
	{
		file: "/zod/v4/classic/schemas.js",
		cuts: [
			[/^\s*inst\._zod\.processJSONSchema = .*$/gm, ""],
			[/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, "undefined"],
			[/^import .*to-json-schema.*$/gm, ""],
			[formatMethods, ""],
		],
		gone: /Processor\(|create\w*JSONSchemaMethod|core\._email\(ZodEmail, params\)\)/,
	},
	{
		file: "/zod/v4/core/util.js",
		cuts: [[/const F = Function;\s*new F\(""\);\s*return true;/, "return false;"]],
		gone: /new F\(/,
	},
	{
		file: "/react-router/dist/production/lib/dom/lib.js",
		cuts: [[/return shouldPrefetch && [^;]*PrefetchPageLinks[^;]*;/, "return link;"]],
		gone: /createElement\(PrefetchPageLinks/,
	},
];

/**
 * Leaves out of two libraries what no page needs. Of Zod a third: JSON Schema, the format methods, and the trial of
 * `new Function`, which the content policy forbids and would report at each visit. Of React Router the prefetching of
 * its server framework. Without this a visitor would load 9 kB more than the 120 kB we allow ourselves.
 */
export const leanLibraries = (): Plugin => ({
	name: "lean-libraries",
	apply: "build",
	transform(code, id) {
		const path = id.replaceAll("\\", "/");
		if (path.includes("/contract/src/") && formatMethodCalled.test(code)) {
			throw new Error(`${path}: write z.email() instead of z.string().email(), see lean-libraries.ts`);
		}
		const cut = files.find(({ file }) => path.endsWith(file));
		if (!cut) return null;
		const lean = cut.cuts.reduce((text, [what, instead]) => text.replace(what, instead), code);
		if (cut.gone.test(lean)) throw new Error(`lean-libraries.ts does not know this version of ${cut.file}`);
		return { code: lean, map: null };
	},
});
