import { z } from "zod";

/** Characters as the person counts them: Unicode code points. */
export const characters = (text: string): number => {
	let count = 0;
	for (const _ of text) count++;
	return count;
};

const withoutNul = (text: string) => text.replaceAll("\u0000", "");

/** Text that must be there. Blank counts as missing; spaces at the ends are cut. */
export const requiredText = (sentence: string, most: number) =>
	z
		.string(sentence)
		.transform((text) => withoutNul(text).trim())
		.refine((text) => text !== "", { error: sentence, abort: true })
		.refine((text) => characters(text) <= most, `Please use at most ${most} characters.`);

/** Text that may be left out. Blank is the same as left out. */
export const optionalText = (most: number) =>
	z
		.string()
		.transform((text) => withoutNul(text).trim())
		.refine((text) => characters(text) <= most, `Please use at most ${most} characters.`)
		.transform((text) => (text === "" ? undefined : text))
		.nullish()
		.transform((text) => text ?? undefined);

/** A form sends an empty string for a select nobody touched. */
export const blankIsMissing = <T extends z.ZodType>(schema: T) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());
