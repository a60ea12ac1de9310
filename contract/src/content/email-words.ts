import { z } from "zod/mini";
import { t } from "../i18n.ts";
import { type Spoken, spoken } from "./sentences.ts";

const placeholdersIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ");

const isSubset = (some: string, all: string): boolean =>
	some.split(" ").every((one) => one === "" || all.split(" ").includes(one));

/** A number may be left out of the form for one, but nothing else may stand in it. */
const fits = (words: Spoken, needed: string): boolean => {
	if (typeof words === "string") return words === "" || placeholdersIn(words) === needed;
	const { other, ...rest } = words;
	const others = Object.values(rest).every((form) => form === undefined || isSubset(placeholdersIn(form), needed));
	return others && (other === "" || placeholdersIn(other) === needed);
};

/**
 * What an organisation says in its emails in place of the product's own sentences, by the English ones. What the product does
 * not say any more does no harm.
 */
export const emailWords = z.record(z.string(), spoken).check(({ value, issues }) => {
	for (const [sentence, words] of Object.entries(value)) {
		const needed = placeholdersIn(sentence);
		if (fits(words, needed)) continue;
		const message =
			needed === ""
				? t("it must have nothing in braces.")
				: t("it must have {placeholders}.", { placeholders: needed });
		issues.push({ code: "custom", path: [sentence], message, input: words });
	}
});
export type EmailWords = z.infer<typeof emailWords>;
