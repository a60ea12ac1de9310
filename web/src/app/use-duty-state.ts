import { useAgent } from "../chats/store/AgentProvider.tsx";
import type { DutyState } from "../shifts/duty/duty-state.ts";

/** Who is on duty, as the server tells the agent's pages; null for members who have no chats. */
export const useDutyState = (): DutyState | null => {
	const room = useAgent();
	if (!room) return null;
	const { store, state } = room;
	return {
		presence: state.availability?.presence ?? null,
		openChats: state.availability?.open_chats ?? 0,
		connected: state.connection === "connected",
		onDuty: state.onDuty,
		setPresence: store.setPresence,
	};
};
