import { isOfCommunity } from "@warmline/contract/accounts/roles";
import { lazy, type ReactNode } from "react";
import { useSession } from "../platform/session.ts";
import type { Me } from "./dialogs/asked.ts";
import { HoursPage as Hours } from "./hours/HoursPage.tsx";
import { MyShiftsPage as Mine } from "./mine/MyShiftsPage.tsx";
import { MonthPage as Month } from "./month/MonthPage.tsx";
import { WeekPage as Week } from "./week/WeekPage.tsx";

/** For who has only registered: the shifts themselves are not their yet. */
const ShiftTimesPage = lazy(async () => ({ default: (await import("./times/ShiftTimesPage.tsx")).ShiftTimesPage }));

function ForMembers({ page }: { readonly page: (me: Me) => ReactNode }) {
	const session = useSession();
	if (!session) return null;
	const { role } = session.user.role;
	return isOfCommunity(role) ? page({ id: session.user_id, role }) : <ShiftTimesPage />;
}

type WithDuty = {
	/** Above the shifts: the check-in, as above the chats. */
	readonly duty: ReactNode;
};

export function WeekPage({ duty }: WithDuty) {
	return <ForMembers page={(me) => <Week me={me} duty={duty} />} />;
}

export function MonthPage() {
	return <ForMembers page={(me) => <Month me={me} />} />;
}

export function MyShiftsPage({ duty }: WithDuty) {
	return <ForMembers page={(me) => <Mine me={me} duty={duty} />} />;
}

export function HoursPage() {
	return <ForMembers page={(me) => <Hours me={me} />} />;
}
