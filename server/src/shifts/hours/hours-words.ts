import { t } from "@warmline/contract/i18n";
import type { Attendance, ShiftPart } from "@warmline/contract/shifts/parts";

export const partNames: Readonly<Record<ShiftPart, string>> = {
	listener: t("Listener"),
	supervisor: t("Supervisor"),
};

export const attendanceNames: Readonly<Record<Attendance, string>> = {
	booked: t("Booked"),
	worked: t("Worked"),
	excused: t("Excused"),
	no_show: t("Absent"),
};
