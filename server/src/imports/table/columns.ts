import { languages } from "@warmline/contract/content/words";
import { translate } from "@warmline/contract/i18n";
import { type ImportColumn, importColumnNames, importColumns } from "@warmline/contract/imports/calls";
import { withLanguage } from "../../platform/language.ts";

/** As headings are compared: without accents and capitals, and with one space between words. */
export const plainWords = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[\s_'’-]+/g, " ")
		.trim();

/** What people call the same thing in tables of their own. */
const otherNames: Readonly<Record<ImportColumn, readonly string[]>> = {
	name: ["full name", "nom complet", "nom et prenom", "prenom et nom"],
	email: ["e mail", "mail", "email address", "adresse courriel", "adresse de courriel"],
	role: [],
	certified_since: ["certified", "certification", "certifie depuis", "certifiee depuis"],
	earlier_hours: ["hours", "heures"],
	police_level: ["police level", "niveau de verification", "niveau"],
	police_date: ["police date", "date de verification"],
	police_expires: ["expiry", "expires", "police expires", "expiration", "echeance"],
	languages: ["language", "langue"],
};

/** What our own table of refused rows has beside them. */
export const reasonHeadings = ["reason", "raison"];

const byHeading = new Map<string, ImportColumn>();
/** Made when it is first asked for, because it needs the words of every language. */
const headings = (): ReadonlyMap<string, ImportColumn> => {
	if (byHeading.size > 0) return byHeading;
	for (const column of importColumns) {
		const ours = languages.map((language) => withLanguage(language, () => translate(importColumnNames[column])));
		for (const name of [column, ...ours, ...otherNames[column]]) byHeading.set(plainWords(name), column);
	}
	return byHeading;
};

/** Which column a heading names; undefined for one that means nothing here. */
export const columnOf = (heading: string): ImportColumn | undefined => headings().get(plainWords(heading));
