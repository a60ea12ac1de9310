import { t } from "../i18n.ts";

/** Stands where the name of an erased member stood; kept in English, a page says it in its language. */
export const formerMember = "A former member";

/** A name as it is kept with what somebody did, in the reader's language; null where the member is gone. */
export const keptName = (name: string | null): string =>
	name === null || name === formerMember ? t("A former member") : name;
