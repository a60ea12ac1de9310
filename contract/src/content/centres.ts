import { z } from "zod/mini";
import { t } from "../i18n.ts";
import { line } from "./fields.ts";

/** A number as people write it: digits, with hyphens between them. */
const number = z.string().check(z.regex(/^\d(?:[\d-]*\d)?$/));

/** What somebody finds there. Who answers is trained for a crisis only where it says so. */
export const centreCategories = [
	"emergency",
	"crisis",
	"distress",
	"mobile crisis (non-police)",
	"information and crisis referral",
	"information and referral",
	"peer support",
	"peer support (not crisis)",
] as const;

const isCategory = (name: string): boolean => centreCategories.some((category) => category === name);

/** A crisis or distress centre. */
export const centre = z.strictObject({
	name: line,
	region: line,
	category: line.check(z.refine(isCategory, t("it is none of the kinds that are known."))),
	phone: z.array(z.strictObject({ number, label: z.nullable(line) })),
	/** A number, or `Text WORD to NUMBER`. */
	text: z.nullable(z.string().check(z.regex(/^(Text [A-Z0-9]+ to )?\d(?:[\d-]*\d)?$/))),
	website: z.nullable(z.url({ protocol: /^https?$/ })),
	hours: z.nullable(line),
	languages: z.nullable(z.array(line)),
	audience: z.nullable(line),
	/** Also on the card with crisis lines that is put into a chat, after 9-1-1 and 9-8-8. */
	in_chat: z.optional(z.boolean()),
	sources: z.array(line),
	/** How old the newest source is, as it says itself. */
	source_date: z.nullable(line),
});
export type Centre = z.infer<typeof centre>;

export const centres = z.array(centre).check(z.minLength(1));

/** A number that many lists still have, and nobody answers any more. */
export const retiredNumber = z.looseObject({ number, was: line, status: line, use: z.nullable(line) });
export const retiredNumbers = z.array(retiredNumber);

/** What is compared: a country code or a hyphen makes no other number. */
export const digitsOf = (written: string): string => written.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
