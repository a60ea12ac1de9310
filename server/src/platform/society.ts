import { isExampleAddress, isExampleName, isExampleShortName } from "@warmline/contract/content/example";
import { type Language, languages } from "@warmline/contract/content/words";
import { content } from "./content/content.ts";
import { dayIn } from "./days.ts";
import { currentLanguage } from "./language.ts";

/** The organisation's addresses, clock and settings: the same in every language. */
export const society = () => content().society;

/** What the organisation is called in a language, or in the one that is spoken. */
export const societyName = (language: Language = currentLanguage()): string => content().names[language];

/** Whether parts of what it says of itself are still the example's, in any language: what people wrote there would be lost. */
export const isStillExample = () => {
	const { contact_email, applications_email } = society();
	return {
		name: languages.some((language) => isExampleName(content().names[language])),
		short_name: languages.some((language) => isExampleShortName(content().shortNames[language])),
		contact_email: isExampleAddress(contact_email),
		applications_email: isExampleAddress(applications_email),
	};
};

/** The day it is then, `YYYY-MM-DD`, on the organisation's clocks. */
export const societyDay = (at: Date): string => dayIn(society().clock, at);
