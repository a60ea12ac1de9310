import { type Language, languages } from "@warmline/contract/content/words";
import { locale, t } from "@warmline/contract/i18n";
import { weekdayNames } from "@warmline/contract/week";
import { languageName } from "../platform/language-name.ts";

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4, 12);
const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });

const weekdays: readonly string[] = weekdayNames;

const levels: Readonly<Record<string, string>> = { "1": t("Beginner"), "2": t("Intermediate"), "3": t("Advanced") };

const categories: Readonly<Record<string, string>> = {
	emergency: t("Emergency services"),
	crisis: t("Crisis line"),
	distress: t("Distress line"),
	"mobile crisis (non-police)": t("Mobile crisis team, without police"),
	"information and crisis referral": t("Information and referral in a crisis"),
	"information and referral": t("Information and referral"),
	"peer support": t("Peer support"),
	"peer support (not crisis)": t("Peer support, not for a crisis"),
};

const applicants: Readonly<Record<string, string>> = {
	everyone: t("Everyone who applies"),
	listener: t("Listeners"),
	placement: t("Placement students"),
	supervisor: t("Supervisors"),
};

/** Undefined for what is the same in every language. */
export const languageOfFile = (path: string): Language | undefined =>
	languages.find((one) => path.startsWith(`${one}/`));

export const fileLanguageName = (path: string): string => {
	const language = languageOfFile(path);
	return language ? languageName(language) : t("For all languages");
};

/** What a reader chooses, by the name of the field and the value in the file. */
export const choiceLabel = (field: string, value: string): string => {
	if (field === "listeners_speak") return languageName(value);
	if (field === "category") return categories[value] ?? value;
	if (field === "asked_of") return applicants[value] ?? value;
	if (field === "level") return levels[value] ?? value;
	const day = weekdays.indexOf(value);
	return day === -1 ? value : weekday.format(sunday + day * 86_400_000);
};
