import { t } from "../i18n.ts";
import type { BlockHours, BlockReason } from "./calls.ts";

/** Why, in a list to choose from and wherever it is told. */
export const blockReasonNames: Readonly<Record<BlockReason, string>> = {
	abuse: t("Insults or abuse"),
	sexual: t("Sexual content"),
	threat: t("Threats"),
	other: t("Something else"),
};

export const blockHoursNames: Readonly<Record<BlockHours, string>> = {
	1: t("1 hour"),
	24: t("1 day"),
	168: t("7 days"),
	720: t("30 days"),
};
