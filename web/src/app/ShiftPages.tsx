import { OwnDuty } from "./OwnDuty.tsx";

export { HoursPage, MonthPage } from "../shifts/ShiftPages.tsx";

import { MyShiftsPage as Mine, WeekPage as Week } from "../shifts/ShiftPages.tsx";

export function WeekPage() {
	return <Week duty={<OwnDuty framed />} />;
}

export function MyShiftsPage() {
	return <Mine duty={<OwnDuty framed />} />;
}
