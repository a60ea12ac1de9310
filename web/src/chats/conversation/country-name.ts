import type { Language } from "@warmline/contract/content/words";

/** Some files of places give a country's code, others its name: either way its name, if there is one. */
export const countryName = (country: string | null, language: Language): string | null => {
	if (country === null || !/^[A-Z]{2}$/.test(country)) return country;
	return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
};
