import { setImmediate as othersFirst } from "node:timers/promises";

/** Some milliseconds of work, after which a chat's messages come first. */
const atOnce = 200;

/** The same as `map`, for so many things that others would wait for all of them. */
export const mapInSlices = async <T, U>(things: readonly T[], map: (thing: T) => U): Promise<U[]> => {
	const mapped: U[] = [];
	for (let at = 0; at < things.length; at += atOnce) {
		for (const thing of things.slice(at, at + atOnce)) mapped.push(map(thing));
		await othersFirst();
	}
	return mapped;
};

const isPlain = (value: unknown): value is object =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !("toJSON" in value);

/** What `JSON.stringify` makes of it with tabs, in pieces: of a long list it makes all at once. */
export async function* jsonInSlices(value: unknown, indent = ""): AsyncGenerator<string> {
	const isLong = Array.isArray(value) && value.length > atOnce;
	if (!isLong && !isPlain(value)) {
		yield (JSON.stringify(value, null, "\t") ?? "null").replaceAll("\n", `\n${indent}`);
		return;
	}
	const inside = `${indent}\t`;
	const [open, close] = isLong ? "[]" : "{}";
	let before = `${open}\n${inside}`;
	if (isLong) {
		for (let at = 0; at < value.length; at += atOnce) {
			const pieces = value.slice(at, at + atOnce).map((one) => JSON.stringify(one, null, "\t") ?? "null");
			yield before + pieces.join(",\n").replaceAll("\n", `\n${inside}`);
			before = `,\n${inside}`;
			await othersFirst();
		}
	} else {
		const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
		if (entries.length === 0) return yield "{}";
		for (const [name, inner] of entries) {
			yield `${before}${JSON.stringify(name)}: `;
			yield* jsonInSlices(inner, inside);
			before = `,\n${inside}`;
		}
	}
	yield `\n${indent}${close}`;
}
