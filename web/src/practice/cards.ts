import { t } from "@warmline/contract/i18n";
import content from "../../../content/en/script-cards.json" with { type: "json" };

/** What can be played, in the page's language. */
export type Card = (typeof content)[number];
export const cards: readonly Card[] = content;

export const cardNamed = (name: string | null): Card | null => cards.find(({ card }) => card === name) ?? null;

/** From the first practice to the last. */
export const levels = [1, 2, 3] as const;

const levelNames: Readonly<Record<number, string>> = {
	1: t("Beginner"),
	2: t("Intermediate"),
	3: t("Advanced"),
};

export const levelName = (level: number): string => levelNames[level] ?? "";
