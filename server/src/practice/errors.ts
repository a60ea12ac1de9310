import { t } from "@warmline/contract/i18n";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchPractice = () => notFound(t("No such practice."));
export const alreadyPractising = () =>
	conflict("already_practising", t("You are already in a practice. Please end it first."));
