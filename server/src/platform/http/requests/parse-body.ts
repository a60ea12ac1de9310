const upper = /[A-Z]/;
/** How JSON spells NUL, or half of a character outside the first plane. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

const snake = (key: string) => (upper.test(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key);

/** More than any form has; beyond, converting the keys would take longer than all else that is done with them. */
const maxConvertedKeys = 200;

/** The wire is snake_case; requests may use camelCase and are brought to it here, at the edge, and nowhere else. */
const toSnakeCase = (value: unknown): unknown => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const keys = Object.keys(value);
	if (keys.length > maxConvertedKeys || !keys.some((key) => upper.test(key))) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), inner]));
};

/** Nothing we take is nested deeper; a body of ten thousand brackets must not use up the stack. */
const deepest = 8;

/** PostgreSQL stores no NUL and no half characters: what everybody is told is what can be stored. */
const storable = (value: unknown, depth = deepest): unknown => {
	if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed();
	if (typeof value !== "object" || value === null) return value;
	if (depth === 0) return null;
	if (Array.isArray(value)) return value.map((inner) => storable(inner, depth - 1));
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner, depth - 1)]));
};

/** A query or a body, as the contract's schemas want it. */
export const parseBody = (value: unknown): unknown => toSnakeCase(storable(value));

/** A frame; throws when it is no JSON. */
export const parseFrame = (text: string): unknown => {
	const frame: unknown = JSON.parse(text);
	return toSnakeCase(unstorable.test(text) ? storable(frame) : frame);
};
