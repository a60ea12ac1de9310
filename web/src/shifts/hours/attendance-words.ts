import { say } from "@warmline/contract/say";
import type { Attendance } from "@warmline/contract/shifts/parts";

export const attendanceWords: Readonly<Record<Attendance, string>> = {
	booked: say("Booked"),
	worked: say("Attended"),
	excused: say("Excused"),
	no_show: say("Absent"),
};
