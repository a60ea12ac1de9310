import { type ApplicationQuestions, applicationQuestions } from "@warmline/contract/applications/application-questions";
import { type Appearance, appearance } from "@warmline/contract/content/appearance";
import { type Centre, centres } from "@warmline/contract/content/centres";
import { community } from "@warmline/contract/content/community";
import { type EmailWords, emailWords } from "@warmline/contract/content/email-words";
import { obligations } from "@warmline/contract/content/obligations";
import { recruitment } from "@warmline/contract/content/recruitment";
import { type RecruitmentNames, recruitmentNames } from "@warmline/contract/content/recruitment-names";
import { scriptCards } from "@warmline/contract/content/script-cards";
import { society, societyWords } from "@warmline/contract/content/society";
import { type Language, languages } from "@warmline/contract/content/words";
import { type ContentFiles, readContentFolder } from "@warmline/site/content-files";
import { versionOfText } from "@warmline/site/text-version";
import { z } from "zod/mini";

/** What somebody signs, in one language. */
export type Agreement = { readonly version: string; readonly language: Language; readonly body: string };

type Content = {
	readonly society: z.infer<typeof society>;
	readonly appearance: Appearance;
	/** What the organisation is called in each language. */
	readonly names: Readonly<Record<Language, string>>;
	readonly shortNames: Readonly<Record<Language, string>>;
	/** What emails say in place of the product's own sentences. */
	readonly emailWords: Readonly<Record<Language, EmailWords>>;
	readonly regions: Readonly<Record<Language, string>>;
	readonly centres: readonly Centre[];
	/** What each language says for the English phrases of the centres. */
	readonly centreWords: Readonly<Record<Language, Readonly<Record<string, string>>>>;
	readonly recruitment: z.infer<typeof recruitment>;
	readonly recruitmentNames: Readonly<Record<Language, RecruitmentNames>>;
	readonly applicationQuestions: Readonly<Record<Language, ApplicationQuestions>>;
	readonly obligations: z.infer<typeof obligations>;
	readonly community: z.infer<typeof community>;
	/** The names of the cards that can be played; they are the same in every language. */
	readonly cards: ReadonlySet<string>;
	/** By their versions. */
	readonly agreements: ReadonlyMap<string, Agreement>;
};

/** They were checked with the centres by `checkContent`. */
const phrases = z.record(z.string(), z.string());

const parse = (files: ContentFiles): Content => {
	const text = (path: string) => files.get(path) ?? "";
	const read = <T>(path: string, schema: { parse(value: unknown): T }): T => schema.parse(JSON.parse(text(path)));
	const recruitmentNamesIn = (language: Language) => read(`${language}/recruitment.json`, recruitmentNames);
	const questionsIn = (language: Language) => read(`${language}/application-questions.json`, applicationQuestions);
	const wordsIn = (language: Language) => read(`${language}/society.json`, societyWords);
	const [english, french] = [wordsIn("en"), wordsIn("fr")];
	const agreements = languages.map((language) => {
		const body = text(`${language}/pages/nda.md`);
		return { version: versionOfText(body), language, body };
	});
	return {
		society: read("society.json", society),
		appearance: read("appearance.json", appearance),
		emailWords: { en: read("en/emails.json", emailWords), fr: read("fr/emails.json", emailWords) },
		names: { en: english.name, fr: french.name },
		shortNames: { en: english.short_name, fr: french.short_name },
		regions: { en: english.region, fr: french.region },
		centres: read("crisis-centres.json", centres),
		centreWords: { en: read("en/centre-words.json", phrases), fr: read("fr/centre-words.json", phrases) },
		recruitment: read("recruitment.json", recruitment),
		recruitmentNames: { en: recruitmentNamesIn("en"), fr: recruitmentNamesIn("fr") },
		applicationQuestions: { en: questionsIn("en"), fr: questionsIn("fr") },
		obligations: read("obligations.json", obligations),
		community: read("community.json", community),
		cards: new Set(read(`${languages[0]}/script-cards.json`, scriptCards).map(({ card }) => card)),
		agreements: new Map(agreements.map((one) => [one.version, one])),
	};
};

let inForce: Content | undefined;

/**
 * What the organisation says of itself, its rules and its texts, as it is in force now: ask each time, for a director
 * may publish other content at any moment. One for the process, as the translations are, because every email and error
 * has the organisation's name in it.
 */
export const content = (): Content => {
	inForce ??= parse(readContentFolder());
	return inForce;
};

/** Files that have been checked by `checkContent` come into force. */
export const setContent = (files: ContentFiles): void => {
	inForce = parse(files);
};
