import { lazy } from "react";
import { DashboardPage as Dashboard } from "./chats/DashboardPage.tsx";
import { useSession } from "./platform/session.ts";
import { DutyStrip } from "./shifts/duty/DutyStrip.tsx";
import { useDeskDuty } from "./use-desk-duty.ts";

/** For those who apply, and not for who listens already. */
const NotYetAnAgent = lazy(async () => ({ default: (await import("./applications/NotYetAnAgent.tsx")).NotYetAnAgent }));

export function DashboardPage() {
	return <Dashboard duty={<Duty />} otherwise={<NotYetAnAgent />} />;
}

/** Whether one is on duty, which the desk knows. */
function Duty() {
	const session = useSession();
	const desk = useDeskDuty();
	if (!session || !desk) return null;
	return <DutyStrip me={{ id: session.user_id, role: session.user.role.role }} desk={desk} />;
}
