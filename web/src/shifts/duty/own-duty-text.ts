import { t } from "@warmline/contract/i18n";
import type { OwnDuty } from "./own-duty.ts";

export const isCheckedIn = (stands: OwnDuty | undefined): boolean => stands === "on" || stands === "over";

export const dutyActText = (stands: OwnDuty): string => {
	if (isCheckedIn(stands)) return t("Check out");
	return stands === "left" ? t("Check in again") : t("Check in");
};
