import { say } from "@warmline/contract/say";
import type { Attendance } from "@warmline/contract/shifts/parts";

export const attendanceWords: Readonly<Record<Attendance, string>> = {
	booked: say("Booked"),
	worked: say("Was there"),
	excused: say("Excused"),
	no_show: say("Did not come"),
};
