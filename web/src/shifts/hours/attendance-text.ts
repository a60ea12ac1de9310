import { t } from "@warmline/contract/i18n";
import type { Attendance } from "@warmline/contract/shifts/parts";

export const attendanceLabels: Readonly<Record<Attendance, string>> = {
	booked: t("Booked"),
	worked: t("Attended"),
	excused: t("Excused"),
	no_show: t("Absent"),
};
