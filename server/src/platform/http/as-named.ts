import type * as z from "zod/mini";

/** Whether a value is what a schema names and nothing else, so that parsing it would answer the same. */
type Judge = (value: unknown) => boolean;

/** Formats of strings that a pattern alone decides about. */
const byPattern = new Set(["uuid", "datetime", "date", "regex"]);

const isEach = <T>(all: readonly (T | undefined)[]): all is readonly T[] => !all.includes(undefined);

const stringJudge = (def: z.core.$ZodStringDef & Partial<z.core.$ZodStringFormatDef>): Judge | undefined => {
	const patterns: RegExp[] = [];
	const changes: ((text: string) => unknown)[] = [];
	const checks = (def.checks ?? []).map((check) => check._zod.def as z.core.$ZodChecks["_zod"]["def"]);
	for (const one of def.format === undefined ? checks : [def as z.core.$ZodStringFormatDef, ...checks]) {
		if (one.check === "string_format" && byPattern.has(one.format) && one.pattern) patterns.push(one.pattern);
		else if (one.check === "overwrite") changes.push(one.tx);
		else if (!isSaid(one)) return undefined;
	}
	return (value) => {
		if (typeof value !== "string") return false;
		for (const pattern of patterns) if (!pattern.test(value)) return false;
		for (const change of changes) if (change(value) !== value) return false;
		return true;
	};
};

/** A description checks nothing. */
const isSaid = ({ check }: { readonly check: string }) => check === "describe";

const arrayJudge = ({ element }: z.core.$ZodArrayDef): Judge | undefined => {
	const judge = judgeOf(element);
	if (!judge) return undefined;
	return (value) => {
		if (!Array.isArray(value)) return false;
		for (const one of value) if (!judge(one)) return false;
		return true;
	};
};

/** What is not may have a `toJSON`, which would say something else. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const objectJudge = ({ shape }: z.core.$ZodObjectDef): Judge | undefined => {
	const fields = Object.entries(shape).map(([key, schema]) => {
		const judge = judgeOf(schema);
		return judge && { key, judge };
	});
	if (!isEach(fields)) return undefined;
	return (value) => {
		if (!isPlain(value)) return false;
		let unnamed = Object.keys(value).length;
		for (const { key, judge } of fields) {
			const inner = value[key];
			if (!judge(inner)) return false;
			if (inner !== undefined) unnamed--;
		}
		return unnamed === 0;
	};
};

const oneOf =
	(values: ReadonlySet<unknown>): Judge =>
	(value) =>
		values.has(value);

const wrapped = (inner: z.core.$ZodType, empty: null | undefined): Judge | undefined => {
	const judge = judgeOf(inner);
	return judge && ((value) => value === empty || judge(value));
};

const judgeOf = (schema: z.core.$ZodType): Judge | undefined => {
	const { _zod: zod } = schema as z.core.$ZodTypes;
	const { def, values } = zod;
	if (def.type === "string") return stringJudge(def);
	if (def.checks?.some(({ _zod }) => !isSaid(_zod.def))) return undefined;
	if (def.type === "boolean") return (value) => typeof value === "boolean";
	if (def.type === "number") return "format" in def && def.format === "safeint" ? Number.isSafeInteger : undefined;
	if (def.type === "enum" || def.type === "literal") return oneOf(new Set(values));
	if (def.type === "nullable") return wrapped(def.innerType, null);
	if (def.type === "optional") return wrapped(def.innerType, undefined);
	if (def.type === "array") return arrayJudge(def);
	return def.type === "object" ? objectJudge(def) : undefined;
};

/**
 * What is sent as a schema names it, and nothing that it does not name. To parse means to copy, and a week of shifts has
 * six thousand objects: what is so already, which takes a quarter of the time to see, is left as it is. Anything else is
 * parsed, and so is every schema of which more must be known than its types and patterns.
 */
export const asNamed = <S extends z.ZodMiniType>(schema: S): ((value: unknown) => z.output<S>) => {
	const isAsNamed = judgeOf(schema);
	return (value) => (isAsNamed?.(value) ? (value as z.output<S>) : schema.parse(value));
};
