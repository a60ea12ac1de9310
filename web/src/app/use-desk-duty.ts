import { useRoom } from "../chats/desk/DeskRoom.tsx";
import type { DeskDuty } from "../shifts/duty/desk-duty.ts";

/** Who is on duty, as the desk hears it; null for members who have no chats. */
export const useDeskDuty = (): DeskDuty | null => {
	const room = useRoom();
	if (!room) return null;
	const { desk, state } = room;
	return {
		presence: state.availability?.presence ?? null,
		openChats: state.availability?.open_chats ?? 0,
		connected: state.connection === "connected",
		onDuty: state.onDuty,
		setPresence: desk.setPresence,
	};
};
