import { t } from "@warmline/contract/i18n";
import { soonHours } from "@warmline/contract/shifts/parts";
import { conflict, notFound } from "../../platform/errors.ts";

export const noSuchRequest = () => notFound(t("No such request."));
export const requestOver = () => conflict("request_over", t("This request is closed: it was answered or taken back."));
export const notSoon = () =>
	conflict(
		"not_soon",
		t("Members are asked by name only in the {hours} hours before a shift, and during it.", { hours: soonHours }),
	);
export const cannotCome = () =>
	conflict("cannot_come", t("This member can’t take the place: they have another shift then, or may not work in it."));
export const alreadyAsked = () => conflict("already_asked", t("This member has been asked and hasn’t answered yet."));
