import { applicationQuestions } from "@warmline/contract/applications/application-questions";
import { approvedWords } from "@warmline/contract/content/approved-words";
import { centres } from "@warmline/contract/content/centres";
import { community } from "@warmline/contract/content/community";
import { home } from "@warmline/contract/content/home";
import { obligations } from "@warmline/contract/content/obligations";
import { programmes } from "@warmline/contract/content/programmes";
import { recruitment } from "@warmline/contract/content/recruitment";
import { recruitmentNames } from "@warmline/contract/content/recruitment-names";
import { scriptCards } from "@warmline/contract/content/script-cards";
import { society, societyWords } from "@warmline/contract/content/society";
import type * as z from "zod/mini";

const schemas: Readonly<Record<string, z.core.$ZodType>> = {
	"society.json": society,
	"words/society.json": societyWords,
	"words/recruitment.json": recruitmentNames,
	"words/application-questions.json": applicationQuestions,
	"words/home.json": home,
	"words/programmes.json": programmes,
	"words/approved-words.json": approvedWords,
	"words/script-cards.json": scriptCards,
	"crisis-centres.json": centres,
	"recruitment.json": recruitment,
	"obligations.json": obligations,
	"community.json": community,
};

/** The schema of a JSON file of the content; undefined for one that has fields of its own. */
export const schemaOf = (path: string): z.core.$ZodType | undefined => schemas[path.replace(/^\w\w\//, "words/")];

/** What a value can be, as a form shows it. */
export type Shape =
	| { readonly kind: "text"; readonly isEmail: boolean }
	| { readonly kind: "number" }
	| { readonly kind: "boolean" }
	| { readonly kind: "choice"; readonly options: readonly (string | number)[] }
	| { readonly kind: "list"; readonly of: z.core.$ZodType }
	| { readonly kind: "fields"; readonly of: readonly (readonly [string, z.core.$ZodType])[] };

export type ShapeOf = { readonly shape: Shape; readonly isNullable: boolean; readonly isOptional: boolean };

type Def = z.core.$ZodTypes["_zod"]["def"];
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

const optionsOf = (schema: z.core.$ZodType): readonly (string | number)[] =>
	[...(schema._zod.values ?? [])].filter((value) => typeof value === "string" || typeof value === "number");

/** Reads it from the schema that the server checks by, so that a field is named in one place. */
export const shapeOf = (schema: z.core.$ZodType): ShapeOf => {
	const def = defOf(schema);
	const required = (shape: Shape): ShapeOf => ({ shape, isNullable: false, isOptional: false });
	switch (def.type) {
		case "nullable":
			return { ...shapeOf(def.innerType), isNullable: true };
		case "optional":
			return { ...shapeOf(def.innerType), isOptional: true };
		case "number":
			return required({ kind: "number" });
		case "boolean":
			return required({ kind: "boolean" });
		case "enum":
		case "literal":
			return required({ kind: "choice", options: optionsOf(schema) });
		case "union":
			return required({ kind: "choice", options: def.options.flatMap(optionsOf) });
		case "array":
			return required({ kind: "list", of: def.element });
		case "object":
			return required({ kind: "fields", of: Object.entries(def.shape) });
		case "record":
			return required({ kind: "fields", of: optionsOf(def.keyType).map((key) => [String(key), def.valueType]) });
		default:
			return required({ kind: "text", isEmail: "format" in def && def.format === "email" });
	}
};

/** What stands in a new entry until something is written into it. */
export const emptyOf = (schema: z.core.$ZodType): unknown => {
	const { shape, isNullable, isOptional } = shapeOf(schema);
	if (isOptional) return undefined;
	if (isNullable) return null;
	switch (shape.kind) {
		case "text":
			return "";
		case "number":
			return 0;
		case "boolean":
			return false;
		case "choice":
			return shape.options[0];
		case "list":
			return [];
		case "fields":
			return Object.fromEntries(shape.of.map(([name, of]) => [name, emptyOf(of)]));
	}
};
