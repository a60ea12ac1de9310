import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id } from "../ids.ts";
import { lengthLimit, listOf } from "../text.ts";

/** Sentences by field. */
export type Problems = Readonly<Record<string, string>>;

/** Characters an answer without bounds of its own may have. */
export const answerLimit = 2000;
/** Characters beyond which a draft is not kept either. */
export const mostKept = 20_000;

const clusters = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en") : undefined;

/** Characters as the person sees them, spaces and ends of lines included: a flag or a letter with its accent is one. */
export const seenCharacters = (text: string): number => {
	const plain = text.replaceAll("\r\n", "\n");
	// Where every character is one unit there is nothing to look for.
	if (/^[\n\x20-\x7e\xa0-\xff]*$/.test(plain)) return plain.length;
	let count = 0;
	for (const _ of clusters?.segment(plain) ?? plain) count++;
	return count;
};

/** A text as it is typed: kept with its spaces, and also when it is longer than it may be in the end. */
export const answerText = z.nullable(
	z.string().check(lengthLimit(mostKept, t("This text is too long. Please shorten it."))),
);

/** A form has an empty text where nothing was chosen. */
export const chosen = <S extends z.ZodMiniType>(schema: S) =>
	z.pipe(
		z.transform((value: unknown) => (value === "" ? null : value)),
		z.nullable(schema),
	);

/** A box that is ticked, or a yes or no; a form sends it as text. */
export const flag = chosen(
	z.pipe(
		z.transform((value: unknown) => (value === "true" ? true : value === "false" ? false : value)),
		z.boolean(t("Please answer yes or no.")),
	),
);

const mostIds = 200;

/** Ids as a list, or as one text with commas between them: 36 letters each, and perhaps a space. */
export const idList = z.nullable(
	z.pipe(
		z.transform((value: unknown) =>
			typeof value === "string" && value.length <= mostIds * 40
				? value
						.split(",")
						.map((one) => one.trim())
						.filter(Boolean)
				: value,
		),
		listOf(id, mostIds),
	),
);

export const isBlank = (text: string | null | undefined): boolean => !text || text.trim() === "";

/** The sentence for each of these that was not answered. */
export const missing = (answers: Readonly<Record<string, unknown>>, sentence: string): Problems =>
	Object.fromEntries(
		Object.entries(answers)
			.filter(([, value]) => value === undefined || value === null || (typeof value === "string" && isBlank(value)))
			.map(([name]) => [name, sentence]),
	);

export const tooLong = (text: string | null | undefined): string | undefined =>
	seenCharacters(text ?? "") > answerLimit
		? t("Please use at most {most} characters.", { most: answerLimit })
		: undefined;
