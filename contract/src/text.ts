import * as z from "zod/mini";
import { t } from "./i18n.ts";

/** Characters as the person counts them: Unicode code points. */
export const characters = (text: string): number => {
	let count = 0;
	for (const _ of text) count++;
	return count;
};

/** Nothing of it is seen: spaces, and signs that only join or part others. */
export const showsNothing = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u.test(text);

/** Without these signs at its end: a pattern like `/[.-]+$/` takes time by the square of what it looks through. */
export const trimEndOf = (text: string, signs: string): string => {
	let end = text.length;
	while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
	return text.slice(0, end);
};

const clean = z.trim();

/**
 * Refuses a text that is longer, in UTF-16 units, and so stands first: in Zod all further checks would still run, and
 * patterns and trimming take time for each letter.
 */
export const lengthLimit = (most: number, error?: string | (() => string)) => z.maxLength(most, { error, abort: true });

/** Put in words when it is said: only then the server knows in which language. */
export const tooLong = (most: number) => (): string => t("Please use at most {most} characters.", { most });

/** Units in which so many characters fit, whatever they are, and some spaces around them. */
const withSpaces = (most: number) => lengthLimit(most * 2 + 200, tooLong(most));

const atMost = (most: number) => z.refine<string>((text) => characters(text) <= most, { error: tooLong(most) });

/** Text as it is typed, of so many UTF-16 units. */
export const limitedText = (least: number, most: number, error?: string) =>
	z.string(error).check(lengthLimit(most, error), z.minLength(least, error));

/** At most so many items. An array's own maximum is looked at after all its items, so the list is counted first. */
export const listOf = <T extends z.ZodMiniType>(item: T, most: number) =>
	z.pipe(
		z.transform((list: z.input<T>[], context) => {
			if (Array.isArray(list) && list.length > most)
				context.issues.push({ code: "too_big", origin: "array", maximum: most, input: list });
			return list;
		}),
		z.array(item).check(z.maxLength(most)),
	);

/**
 * Text that must be there. Blank counts as missing; spaces at the ends are cut. A blank one does not abort: the rules
 * that span several fields of a form would not run, and their sentences would be missing from what the form names.
 */
export const requiredText = (sentence: string, most: number) =>
	z.string(sentence).check(
		withSpaces(most),
		clean,
		z.refine((text) => !showsNothing(text), sentence),
		atMost(most),
	);

/** Text that may be left out. Blank is the same as left out. */
export const optionalText = (most: number) =>
	z.pipe(
		z.nullish(shortText(most)),
		z.transform((text) => (text === null || text === undefined || showsNothing(text) ? undefined : text)),
	);

/** A form sends an empty string for a field nobody touched. */
export const blankIsMissing = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((value: unknown): unknown =>
			value === null || (typeof value === "string" && showsNothing(value)) ? undefined : value,
		),
		schema,
	);

/** Text that is there, of at most so many characters; spaces at the ends are cut. */
export const shortText = (most: number) => z.string().check(withSpaces(most), clean, atMost(most));

/** In a change: an empty field takes out what was in it. */
export const blankIsNull = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((value: unknown): unknown => (typeof value === "string" && showsNothing(value) ? null : value)),
		z.nullable(schema),
	);
