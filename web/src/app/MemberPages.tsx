import { lazy } from "react";
import { DashboardPage as Dashboard } from "../chats/workspace/DashboardPage.tsx";
import { OwnDuty } from "./OwnDuty.tsx";

/** For those who apply, and not for who listens already. */
const NotYetAnAgent = lazy(async () => ({
	default: (await import("../applications/own-record/NotYetAnAgent.tsx")).NotYetAnAgent,
}));

export function DashboardPage() {
	return <Dashboard duty={<OwnDuty />} otherwise={<NotYetAnAgent />} />;
}
