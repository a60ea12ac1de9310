import { z } from "zod/mini";
import { t } from "../i18n.ts";
import { line } from "./fields.ts";

/** What a colleague plays who takes the visitor's side in a practice. */
export const scriptCard = z.strictObject({
	/** Its name in the system, the same in every language: `exam-stress`. */
	card: z.string().check(z.regex(/^[a-z0-9-]{2,60}$/)),
	title: line,
	/** How hard it is to listen to: 1 for the first practice, 3 for the last. */
	level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
	/** Who the visitor is. */
	person: line,
	/** The first message, as it can be sent. */
	opening: line,
	/** What the visitor feels and knows, and says when asked well. */
	story: z.array(line).check(z.minLength(2), z.maxLength(8)),
	/** How the visitor answers when they feel heard, and when they do not. */
	heard: line,
	unheard: line,
	/** What the listener can practise with it. */
	practises: z.array(line).check(z.minLength(1), z.maxLength(5)),
});
export type ScriptCard = z.infer<typeof scriptCard>;

/** Each card once. */
export const scriptCards = z.array(scriptCard).check(z.minLength(1), ({ value, issues }) => {
	const known = new Set<string>();
	for (const [at, { card }] of value.entries()) {
		if (known.has(card))
			issues.push({
				code: "custom",
				path: [at, "card"],
				message: t('"{card}" is there already.', { card }),
				input: value,
			});
		known.add(card);
	}
});

/** A card is the same in every language: what one has the others have, and it is as hard. */
export const scriptCardsLike = (first: readonly ScriptCard[]) =>
	scriptCards.check(({ value, issues }) => {
		const levels = new Map(first.map(({ card, level }) => [card, level]));
		const wrong = (path: (string | number)[], message: string) =>
			issues.push({ code: "custom", path, message, input: value });
		for (const [at, { card, level }] of value.entries()) {
			const same = levels.get(card);
			if (same === undefined)
				wrong([at, "card"], t('"{card}" is not among the cards of the first language.', { card }));
			else if (same !== level) wrong([at, "level"], t("it is {level} in the first language.", { level: same }));
			levels.delete(card);
		}
		for (const card of levels.keys()) wrong([], t('the card "{card}" is missing.', { card }));
	});
