import type { ReactNode } from "react";
import { useRoom } from "../desk/DeskRoom.tsx";
import { AgentDesk } from "./AgentDesk.tsx";

type DashboardPageProps = {
	/** Above the chats: what is to be done for one's shift. */
	readonly duty: ReactNode;
	/** For members who have no chats. */
	readonly otherwise: ReactNode;
};

export function DashboardPage({ duty, otherwise }: DashboardPageProps) {
	const room = useRoom();
	return room ? <AgentDesk {...room} duty={duty} /> : otherwise;
}
