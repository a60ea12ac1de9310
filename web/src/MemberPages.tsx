import { lazy } from "react";
import { DashboardPage as Dashboard } from "./chats/DashboardPage.tsx";
import { useRoom } from "./chats/DeskRoom.tsx";
import { useSession } from "./platform/session.ts";
import { DutyStrip } from "./shifts/duty/DutyStrip.tsx";

/** For those who apply, and not for who listens already. */
const NotYetAnAgent = lazy(async () => ({ default: (await import("./applications/NotYetAnAgent.tsx")).NotYetAnAgent }));

export function DashboardPage() {
	return <Dashboard duty={<Duty />} otherwise={<NotYetAnAgent />} />;
}

/** One's shift, with the break that the desk knows. */
function Duty() {
	const session = useSession();
	const room = useRoom();
	if (!session || !room) return null;
	const { desk, state } = room;
	return (
		<DutyStrip
			me={{ id: session.user_id, role: session.user.role.role }}
			presence={state.availability?.presence ?? null}
			openChats={state.availability?.open_chats ?? 0}
			connected={state.connection === "connected"}
			onPresence={desk.setPresence}
		/>
	);
}
