import type { ResourceCard, ResourceKey } from "@warmline/contract/chats/resource-card";
import { centreKinds, kindOfCentre } from "@warmline/contract/content/centre-kind";
import { fillText, phrasesOf, textPhrase } from "@warmline/contract/content/centre-words";
import { type Language, languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { content } from "../../platform/content/content.ts";
import { translate, withLanguage } from "../../platform/language.ts";

/** The entry as it is published now, in every language; undefined where it is not listed. */
export const cardOf = ({ name, region }: ResourceKey): ResourceCard | undefined => {
	const { centres, centreWords } = content();
	const centre = centres.find((one) => one.name === name && one.region === region);
	if (!centre) return undefined;
	const phrases = [centre.name, ...phrasesOf(centre)];
	const wordsIn = (language: Language) =>
		Object.fromEntries(
			phrases.flatMap((phrase) => {
				const said = centreWords[language][phrase];
				return said === undefined ? [] : [[phrase, said]];
			}),
		);
	const { category, audience, hours, languages: spoken, phone, text, website } = centre;
	return {
		...{ name, region, category, audience, hours, languages: spoken, phone, text, website },
		words: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])),
	};
};

/** What is read where no card can be shown: by older clients, in lists and in files. */
export const textOfCard = (card: ResourceCard, language: Language): string =>
	withLanguage(language, () => {
		const said = (phrase: string) => card.words[language]?.[phrase] ?? phrase;
		const texted = card.text && (fillText(card.text, said(textPhrase)) ?? t("Text {number}", { number: card.text }));
		return [
			said(card.name),
			translate(centreKinds[kindOfCentre(card)]),
			card.audience && t("For: {audience}", { audience: said(card.audience) }),
			card.hours && t("Hours: {hours}", { hours: said(card.hours) }),
			card.languages && t("Languages: {languages}", { languages: card.languages.map(said).join(", ") }),
			...card.phone.map(({ number, label }) =>
				label === null ? t("Call {number}", { number }) : `${t("Call {number}", { number })} (${said(label)})`,
			),
			texted,
			card.website,
		]
			.filter(Boolean)
			.join("\n");
	});
