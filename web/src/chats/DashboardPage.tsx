import type { ReactNode } from "react";
import { AgentDesk } from "./AgentDesk.tsx";
import { useRoom } from "./DeskRoom.tsx";

type DashboardPageProps = {
	/** For members who have no chats. */
	readonly otherwise: ReactNode;
};

export function DashboardPage({ otherwise }: DashboardPageProps) {
	const room = useRoom();
	return room ? <AgentDesk {...room} /> : otherwise;
}
