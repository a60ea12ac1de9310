import type * as z from "zod/mini";

/** A text or a list of a client that may be of any length, or whose limit comes after other checks. */
export class UnlimitedInput extends Error {
	constructor(path: string, why: string) {
		super(`${path || "(whole)"}: ${why}`);
	}
}

/** Of one UTF-16 unit, which JSON may write as `\u0000`. */
const bytesPerUnit = 6;
/** A number, `true`, `null`: as long as anybody writes one. */
const bytesOfScalar = 40;
/** What is taken and not looked at. */
const bytesOfUnknown = 1000;
/** Quotation marks, a comma and a space. */
const bytesAround = 4;

/** Formats whose pattern is anchored and admits a fixed number of letters: what is longer fails at once. */
const fixedLengths = new Map([
	["uuid", 36],
	["date", 10],
]);

type Def = z.core.$ZodTypes["_zod"]["def"];
type StringDef = z.core.$ZodStringDef & Partial<z.core.$ZodStringFormatDef>;

const aborts = (def: object): boolean => "abort" in def && def.abort === true;

/** The limit must stand first and abort: a check after one that failed still runs in Zod. */
const longestOf = (def: StringDef, path: string): number => {
	const checks = (def.checks ?? []).map(({ _zod }) => _zod.def).filter(({ check }) => check !== "describe");
	const fixed = fixedLengths.get(def.format ?? "");
	if (fixed !== undefined && (aborts(def) || checks.length === 0)) return fixed;
	if (def.format !== undefined) throw new UnlimitedInput(path, `give the ${def.format} a maximum that aborts first`);
	const [first] = checks;
	if (first?.check !== "max_length" || !("maximum" in first) || typeof first.maximum !== "number")
		throw new UnlimitedInput(path, "the first check of a text is its maximum");
	if (!aborts(first)) throw new UnlimitedInput(path, "the maximum of a text aborts");
	return first.maximum;
};

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The maximum of a list is looked at before its items: an array's own checks come after them. */
const sizeOfList = (first: z.core.$ZodType, list: z.core.$ZodArrayDef, path: string): number => {
	const maximum = (list.checks ?? [])
		.map(({ _zod }) => _zod.def)
		.map((def) => ("maximum" in def && typeof def.maximum === "number" ? def.maximum : Number.POSITIVE_INFINITY))
		.find(Number.isFinite);
	if (maximum === undefined) throw new UnlimitedInput(path, "a list has a maximum");
	const payload = first._zod.run({ value: new Array(maximum + 1).fill(null), issues: [] }, { async: false });
	if (payload instanceof Promise || payload.issues.length === 0)
		throw new UnlimitedInput(path, "a longer list is refused before its items are read");
	return 2 + maximum * (inputSize(list.element, `${path}[]`) + bytesAround);
};

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/**
 * Bytes that the longest input a schema admits may have as JSON, whatever letters it is in. Throws where there is no
 * longest, so that no schema for clients can be without limits.
 */
export const inputSize = (schema: z.core.$ZodType, path = ""): number => {
	const def = defOf(schema);
	const within = (key: string, inner: z.core.$ZodType) =>
		key.length + bytesAround + inputSize(inner, path === "" ? key : `${path}.${key}`);
	switch (def.type) {
		case "string":
			return longestOf(def, path) * bytesPerUnit + 2;
		case "number":
		case "boolean":
		case "null":
		case "undefined":
			return bytesOfScalar;
		case "literal":
		case "enum":
			return Math.max(...[...(schema._zod.values ?? [])].map((value) => String(value).length)) + bytesAround;
		case "unknown":
			return bytesOfUnknown;
		case "optional":
		case "nullable":
		case "default":
			return Math.max(bytesAround, inputSize(def.innerType, path));
		case "pipe":
			if (defOf(def.in).type !== "transform") return inputSize(def.in, path);
			if (defOf(def.out).type === "array") return sizeOfList(def.in, defOf(def.out) as z.core.$ZodArrayDef, path);
			return inputSize(def.out, path);
		case "object":
			return 2 + sum(Object.entries(def.shape).map(([key, inner]) => within(key, inner)));
		case "record": {
			const keys = [...(def.keyType._zod.values ?? [])].map(String);
			if (keys.length === 0) throw new UnlimitedInput(path, "the keys of a record are named");
			return 2 + sum(keys.map((key) => within(key, def.valueType)));
		}
		case "union":
			return Math.max(...def.options.map((one) => inputSize(one, path)));
		case "array":
			throw new UnlimitedInput(path, "a list of a client is written as `listOf`");
		default:
			throw new UnlimitedInput(path, `nobody has said how long a ${def.type} may be`);
	}
};
