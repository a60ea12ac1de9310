const upper = /[A-Z]/;

const snake = (key: string) => (upper.test(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key);

/** The wire is snake_case; requests may use camelCase and are brought to it here, at the edge, and nowhere else. */
export const toSnakeCase = (value: unknown): unknown => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	if (!Object.keys(value).some((key) => upper.test(key))) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), inner]));
};
