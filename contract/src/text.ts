import * as z from "zod/mini";
import { say } from "./say.ts";

/** Characters as the person counts them: Unicode code points. */
export const characters = (text: string): number => {
	let count = 0;
	for (const _ of text) count++;
	return count;
};

/** Nothing of it is seen: spaces, and signs that only join or part others. */
export const showsNothing = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u.test(text);

const clean = z.trim();

const atMost = (most: number) =>
	z.refine<string>((text) => characters(text) <= most, say("Please use at most {most} characters.", { most }));

/** Text that must be there. Blank counts as missing; spaces at the ends are cut. */
export const requiredText = (sentence: string, most: number) =>
	z.string(sentence).check(
		clean,
		z.refine((text) => !showsNothing(text), { error: sentence, abort: true }),
		atMost(most),
	);

/** Text that may be left out. Blank is the same as left out. */
export const optionalText = (most: number) =>
	z.pipe(
		z.nullish(z.string().check(clean, atMost(most))),
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
export const shortText = (most: number) => z.string().check(clean, atMost(most));

/** In a change: an empty field takes out what was in it. */
export const blankIsNull = <T extends z.ZodMiniType>(schema: T) =>
	z.pipe(
		z.transform((value: unknown): unknown => (typeof value === "string" && showsNothing(value) ? null : value)),
		z.nullable(schema),
	);
