import type { BodyInputOf } from "@warmline/contract/calls";
import { locale, t } from "@warmline/contract/i18n";
import { type changeProfile, genders, type Profile, profileChange } from "@warmline/contract/profiles/calls";
import { type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { formatDay } from "../../platform/time/time.ts";

type Field = {
	readonly name: AboutName;
	readonly label: string;
	readonly hint?: string;
	readonly kind: "words" | "line" | "gender" | "day" | "country" | "address";
	/** Only oneself, and directors, see it. */
	readonly own?: true;
};

export type AboutName =
	| "about"
	| "gender"
	| "birth_date"
	| "location"
	| "website"
	| "nickname"
	| "first_name"
	| "last_name";

/** In the order in which they stand on the profile; what one writes about oneself comes first. */
export const aboutFields: readonly Field[] = [
	{ name: "about", label: t("About me"), kind: "words" },
	{ name: "gender", label: t("Gender"), kind: "gender" },
	{ name: "location", label: t("Location"), kind: "country" },
	{ name: "website", label: t("Website"), kind: "address", hint: t("An address that starts with https://.") },
	{
		name: "birth_date",
		label: t("Date of birth"),
		kind: "day",
		hint: t("Only you and directors can see it."),
		own: true,
	},
	{
		name: "nickname",
		label: t("Chosen name"),
		kind: "line",
		hint: t("What members and visitors call you. If empty, your first name is used."),
		own: true,
	},
	{ name: "first_name", label: t("First name"), kind: "line", own: true },
	{ name: "last_name", label: t("Last name"), kind: "line", own: true },
];

export type AboutField = (typeof aboutFields)[number];

export const genderLabels: Readonly<Record<(typeof genders)[number], string>> = {
	Male: t("Male"),
	Female: t("Female"),
	Other: t("Other"),
	"Prefer not to say": t("Prefer not to say"),
};

const countryNames = new Intl.DisplayNames(locale, { type: "region" });

/** `CA` is Canada to people; what is no code stays as it is. */
export const countryText = (code: string): string => {
	try {
		return countryNames.of(code) ?? code;
	} catch {
		return code;
	}
};

/** What stands in the profile, as people read it; null where nothing does. */
export const shownValue = ({ name, kind }: AboutField, profile: Profile): string | null => {
	const value = profile[name]?.trim();
	if (!value) return null;
	switch (kind) {
		case "gender": {
			const known = genders.find((one) => one === value);
			return known ? genderLabels[known] : value;
		}
		case "day":
			return formatDay(value);
		case "country":
			return countryText(value);
		case "address":
		case "line":
		case "words":
			return value;
	}
};

export type ProfileChange = BodyInputOf<typeof changeProfile>;

/** What goes out for one field: blank takes it out, but nobody is left without a name. */
export const changeOf = (name: AboutName, typed: string): ProfileChange => {
	const words = typed.trim();
	return name === "first_name" || name === "last_name" ? { [name]: words } : { [name]: words === "" ? null : words };
};

/** What is wrong with what was typed, before it is sent. */
export const problemsWith = (name: AboutName, typed: string): FieldErrors =>
	schemaErrors(profileChange.safeParse(changeOf(name, typed)).error);
