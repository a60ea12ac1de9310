import { lazy } from "react";
import { useLocation } from "wouter";
import { DashboardPage as Dashboard } from "../chats/workspace/DashboardPage.tsx";
import { useSearchParams } from "../platform/routing/address.ts";
import { OwnDuty } from "./OwnDuty.tsx";

/** For those who apply, and not for who listens already. */
const NotYetAnAgent = lazy(async () => ({
	default: (await import("../applications/own-record/NotYetAnAgent.tsx")).NotYetAnAgent,
}));

export function DashboardPage() {
	return <Dashboard duty={<OwnDuty />} otherwise={<NotYetAnAgent />} />;
}

const Members = lazy(async () => ({ default: (await import("../members/directory/MembersPage.tsx")).MembersPage }));
const MembersTabs = lazy(async () => ({ default: (await import("../members/directory/MembersTabs.tsx")).MembersTabs }));
const Invitations = lazy(async () => ({
	default: (await import("../invitations/InvitationsPage.tsx")).InvitationsPage,
}));

const Import = lazy(async () => ({ default: (await import("../imports/ImportPage.tsx")).ImportPage }));

/** Everybody who is a member, and who was asked to be one. */
export function MembersPage() {
	const [here] = useLocation();
	const [params] = useSearchParams();
	const view = params.get("view");
	if (view === "invitations") return <Invitations tabs={<MembersTabs />} />;
	if (view === "import") return <Import tabs={<MembersTabs />} invitations={`${here}?view=invitations`} />;
	return <Members />;
}

const Member = lazy(async () => ({ default: (await import("../members/directory/MemberPage.tsx")).MemberPage }));
const Volunteering = lazy(async () => ({
	default: (await import("../applications/volunteer/MemberVolunteering.tsx")).MemberVolunteering,
}));

export function MemberPage() {
	return <Member volunteering={(member) => <Volunteering member={member} />} />;
}
