import { languages } from "@warmline/contract/content/words";
import * as z from "zod/mini";

const lines = z.array(z.string());

/** A letter with figures: what stands in it, in its language already. */
export const letterContent = z.object({
	language: z.enum(languages),
	at: z.date(),
	title: z.string(),
	head: lines.check(z.describe("Whose letter it is, and beneath it how they are reached.")),
	opening: lines,
	facts: z.array(z.tuple([z.string(), z.string()])),
	columns: lines,
	rows: z.array(lines),
	closing: lines,
	signed: lines.check(z.describe("What is filled in by hand.")),
	foot: z.string().check(z.describe("At the end of each page, where there are several.")),
});
export type LetterContent = z.infer<typeof letterContent>;
