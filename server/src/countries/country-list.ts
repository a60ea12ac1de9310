import type { Language } from "@warmline/contract/content/words";
import type { Country } from "@warmline/contract/countries/calls";
import { countries } from "countries-list";

/** Says which way to read; in a list of names it is only a character that a search does not find. */
const directionMark = /\u200e/g;

/** Whether there is a country of this code. */
export const isCountry = (code: string): boolean => Object.hasOwn(countries, code);

/** Every country by its name in a language, in the order of that language's alphabet. */
export const countryList = (language: Language): Country[] => {
	const names = new Intl.DisplayNames(language, { type: "region" });
	const { compare } = new Intl.Collator(language);
	return Object.entries(countries)
		.map(([code, { name, native }]) => ({
			code,
			name: names.of(code) ?? name,
			native: native.replace(directionMark, ""),
		}))
		.sort((a, b) => compare(a.name, b.name));
};
