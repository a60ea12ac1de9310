import { useSession } from "../platform/session.ts";
import { AgentDesk } from "./AgentDesk.tsx";
import { useRoom } from "./DeskRoom.tsx";
import { NewHireOverlay, TraineeCard } from "./NotYetAnAgent.tsx";

export function DashboardPage() {
	const session = useSession();
	const room = useRoom();
	if (!session) return null;
	if (room) return <AgentDesk {...room} />;
	const { user } = session;
	return user.role.role === "new_hire" ? <NewHireOverlay user={user} /> : <TraineeCard user={user} />;
}
