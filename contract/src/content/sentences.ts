import { z } from "zod/mini";

const words = z.string().check(z.minLength(1), z.maxLength(2000));

/** A sentence that depends on a number has its forms by the names of `Intl.PluralRules`; `other` is always there. */
export const spoken = z.union([
	words,
	z.strictObject({
		zero: z.optional(words),
		one: z.optional(words),
		two: z.optional(words),
		few: z.optional(words),
		many: z.optional(words),
		other: words,
	}),
]);
export type Spoken = z.infer<typeof spoken>;

/** What is said on the screens of one folder, by the English sentence; `{name}` is filled in, `<link>` stays. */
export const sentences = z.record(z.string(), spoken);
export type Sentences = z.infer<typeof sentences>;
