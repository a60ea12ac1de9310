import type { ReactNode } from "react";
import { useAgent } from "../store/AgentProvider.tsx";
import { AgentWorkspace } from "./AgentWorkspace.tsx";

type DashboardPageProps = {
	/** Above the chats: what is to be done for one's shift. */
	readonly duty: ReactNode;
	/** For members who have no chats. */
	readonly otherwise: ReactNode;
};

export function DashboardPage({ duty, otherwise }: DashboardPageProps) {
	const room = useAgent();
	return room ? <AgentWorkspace {...room} duty={duty} /> : otherwise;
}
