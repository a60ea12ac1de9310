/** Where a value stands in data: `["sections", 0, "heading"]`. */
export type DataPath = readonly (string | number)[];

/** The same data with another value at a place; undefined takes a field away. */
export const withValue = (data: unknown, [key, ...rest]: DataPath, value: unknown): unknown => {
	if (key === undefined) return value;
	if (Array.isArray(data)) return data.map((one, at) => (at === key ? withValue(one, rest, value) : one));
	const fields: Readonly<Record<string, unknown>> = typeof data === "object" && data !== null ? { ...data } : {};
	const inner = withValue(fields[key], rest, value);
	const others = Object.entries(fields).map(([name, one]) => [name, name === String(key) ? inner : one] as const);
	const all = key in fields ? others : [...others, [String(key), inner] as const];
	return Object.fromEntries(all.filter(([, one]) => one !== undefined));
};

/** As it stands in the file. */
export const formatData = (data: unknown): string => `${JSON.stringify(data, null, "\t")}\n`;

export const samePath = (a: DataPath, b: DataPath): boolean =>
	a.length === b.length && a.every((key, at) => key === b[at]);
