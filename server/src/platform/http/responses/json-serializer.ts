import type * as z from "zod/mini";

/** What was written already in this answer, by where it stands: who stands in many places is written once. */
type Written = Map<object, Map<unknown, string>>;

/** A value in JSON where it is what a schema names and nothing else, so that parsing it would answer the same. */
type Writer = (value: unknown, written: Written) => string | undefined;

/** Formats of strings that a pattern alone decides about, and whether what fits has no letter that JSON writes otherwise. */
const byPattern = new Map([
	...["uuid", "datetime", "date"].map((format) => [format, true] as const),
	["regex", false] as const,
]);

const isEach = <T>(all: readonly (T | undefined)[]): all is readonly T[] => !all.includes(undefined);

/** A description checks nothing. */
const isSaid = ({ check }: { readonly check: string }) => check === "describe";

const stringWriter = (def: z.core.$ZodStringDef & Partial<z.core.$ZodStringFormatDef>): Writer | undefined => {
	const patterns: RegExp[] = [];
	const changes: ((text: string) => unknown)[] = [];
	let most = Number.POSITIVE_INFINITY;
	const checks = (def.checks ?? []).map((check) => check._zod.def as z.core.$ZodChecks["_zod"]["def"]);
	for (const one of def.format === undefined ? checks : [def as z.core.$ZodStringFormatDef, ...checks]) {
		if (one.check === "string_format" && byPattern.has(one.format) && one.pattern) patterns.push(one.pattern);
		else if (one.check === "overwrite") changes.push(one.tx);
		else if (one.check === "max_length") most = Math.min(most, one.maximum);
		else if (!isSaid(one)) return undefined;
	}
	const isPlain = byPattern.get(def.format ?? "") === true;
	return (value) => {
		if (typeof value !== "string" || value.length > most) return undefined;
		for (const pattern of patterns) if (!pattern.test(value)) return undefined;
		for (const change of changes) if (change(value) !== value) return undefined;
		return isPlain ? `"${value}"` : JSON.stringify(value);
	};
};

const arrayWriter = ({ element }: z.core.$ZodArrayDef): Writer | undefined => {
	const write = writerOf(element);
	if (!write) return undefined;
	return (value, written) => {
		if (!Array.isArray(value)) return undefined;
		const before = written.get(write) ?? new Map<unknown, string>();
		written.set(write, before);
		let text = "";
		for (const one of value) {
			const said = before.get(one) ?? write(one, written);
			if (said === undefined) return undefined;
			if (typeof one === "object") before.set(one, said);
			text += text === "" ? said : `,${said}`;
		}
		return `[${text}]`;
	};
};

/** What is not may have a `toJSON`, which would say something else. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const objectWriter = ({ shape }: z.core.$ZodObjectDef): Writer | undefined => {
	const fields = Object.entries(shape).map(([key, schema]) => {
		const write = writerOf(schema);
		const mayMiss = schema._zod.def.type === "optional";
		return write && { key, name: `${JSON.stringify(key)}:`, mayMiss, write };
	});
	if (!isEach(fields)) return undefined;
	return (value, written) => {
		if (!isPlain(value)) return undefined;
		let unnamed = Object.keys(value).length;
		let text = "";
		for (const { key, name, mayMiss, write } of fields) {
			const inner = value[key];
			if (inner === undefined && mayMiss) continue;
			const said = write(inner, written);
			if (said === undefined) return undefined;
			text += text === "" ? name + said : `,${name}${said}`;
			unnamed--;
		}
		return unnamed === 0 ? `{${text}}` : undefined;
	};
};

const oneOf = (values: ReadonlySet<unknown>): Writer => {
	const texts = new Map([...values].map((value) => [value, JSON.stringify(value)]));
	return (value) => texts.get(value);
};

const writerOf = (schema: z.core.$ZodType): Writer | undefined => {
	const { _zod: zod } = schema as z.core.$ZodTypes;
	const { def, values } = zod;
	if (def.type === "string") return stringWriter(def);
	if (def.checks?.some(({ _zod }) => !isSaid(_zod.def))) return undefined;
	if (def.type === "boolean") return (value) => (typeof value === "boolean" ? String(value) : undefined);
	if (def.type === "number") {
		const isWhole = "format" in def && def.format === "safeint";
		return isWhole ? (value) => (Number.isSafeInteger(value) ? String(value) : undefined) : undefined;
	}
	if (def.type === "enum" || def.type === "literal") return oneOf(new Set(values));
	if (def.type === "optional") return writerOf(def.innerType);
	if (def.type === "nullable") {
		const write = writerOf(def.innerType);
		return write && ((value, written) => (value === null ? "null" : write(value, written)));
	}
	if (def.type === "array") return arrayWriter(def);
	return def.type === "object" ? objectWriter(def) : undefined;
};

/**
 * An answer in JSON, as a schema names it and with nothing that it does not name; undefined where JSON has no word for
 * it. To parse means to copy, and a week of shifts has six thousand objects: what is so already is looked at and written
 * in one go. Anything else is parsed, and so is every schema of which more must be known than its types and patterns.
 */
export const jsonSerializer = (schema: z.ZodMiniType): ((value: unknown) => string | undefined) => {
	const write = writerOf(schema);
	return (value) => write?.(value, new Map()) ?? JSON.stringify(schema.parse(value));
};
