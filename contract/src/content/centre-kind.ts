import { t } from "../i18n.ts";
import type { Centre } from "./centres.ts";

/** What a centre is there for, as people look for it. */
export const centreKinds = {
	crisis: t("Crisis and distress"),
	talk: t("Someone to talk to"),
	information: t("Finding services"),
} as const;
export type CentreKind = keyof typeof centreKinds;

export const kindOfCentre = ({ category }: Pick<Centre, "category">): CentreKind => {
	if (category.includes("peer support")) return "talk";
	return category === "information and referral" ? "information" : "crisis";
};

type Reached = { readonly phone: readonly { readonly number: string }[] };

const first = ["911", "988"];

/** 9-1-1 and 9-8-8: shown first, whatever they are called, and never hidden by a search. */
export const isFirstCentre = ({ phone }: Reached): boolean =>
	phone.some(({ number }) => first.includes(number.replaceAll("-", "")));
