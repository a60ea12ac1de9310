import type { Attendance } from "@warmline/contract/shifts/parts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { attendanceLabels } from "./attendance-text.ts";

/** Whether somebody was there, as it was noted. */
export function AttendanceBadge({ attendance }: { readonly attendance: Attendance }) {
	return (
		<Badge look={attendance === "no_show" ? "bad" : attendance === "worked" ? "good" : "plain"}>
			{attendanceLabels[attendance]}
		</Badge>
	);
}
