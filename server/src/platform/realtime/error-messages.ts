import { type Language, languages } from "@warmline/contract/content/words";
import { say } from "@warmline/contract/say";
import { sentenceIn } from "../language.ts";

/** Sentences that are kept of each language. Those with a name in them are new again and again. */
const mostKept = 500;
/** Longer ones have something in them that somebody made up. */
const longestKept = 200;

const kept = new Map<Language, Map<string, string>>();

/** The same as `sentenceIn`, found at once where it was found before: a flood of refusals has few sentences. */
export const refusalMessage = (language: Language, english: string): string => {
	const known = kept.get(language) ?? new Map<string, string>();
	kept.set(language, known);
	const found = known.get(english);
	if (found !== undefined) return found;
	const sentence = sentenceIn(language, english);
	if (known.size >= mostKept) known.clear();
	if (english.length <= longestKept) known.set(english, sentence);
	return sentence;
};

/** Reads the sentences of every language: the first that is looked for takes longer than a message may. */
export const readErrorMessages = () => {
	for (const language of languages) refusalMessage(language, say("No such action."));
};
