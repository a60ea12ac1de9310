import { t } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";

/** A name as it is kept with what somebody did, or what stands there since they were erased. */
export const keptName = (name: string): string => (name === formerMember ? t("A former member") : name);
