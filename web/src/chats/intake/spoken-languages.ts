import { language, locale, t } from "@warmline/contract/i18n";
import { languageName } from "../../platform/language-name.ts";
import { society } from "../../platform/society.ts";

/** For a page in a language that nobody answers in: in which languages they answer. Else nothing. */
export const answersOtherwise: string | null = society.listeners_speak.includes(language)
	? null
	: t("Our listeners write in {languages}. You can write in {own}, but the reply will be in {languages}.", {
			languages: new Intl.ListFormat(locale, { type: "disjunction" }).format(society.listeners_speak.map(languageName)),
			own: languageName(language),
		});
