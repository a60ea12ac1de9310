import { lazy } from "react";
import { DashboardPage as Dashboard } from "./chats/DashboardPage.tsx";
import { MemberHomePage as Home } from "./members/MemberHomePage.tsx";

/** For those who apply, and not for who listens already. */
const NotYetAnAgent = lazy(async () => ({ default: (await import("./applications/NotYetAnAgent.tsx")).NotYetAnAgent }));
const ApplicantNextStep = lazy(async () => ({
	default: (await import("./applications/ApplicantNextStep.tsx")).ApplicantNextStep,
}));
/** Of few, and of them seldom. */
const OwnPoliceNote = lazy(async () => ({ default: (await import("./applications/OwnPoliceNote.tsx")).OwnPoliceNote }));

export function DashboardPage() {
	return <Dashboard otherwise={<NotYetAnAgent />} />;
}

export function MemberHomePage() {
	return <Home applicantStep={<ApplicantNextStep />} agentNote={<OwnPoliceNote />} />;
}
