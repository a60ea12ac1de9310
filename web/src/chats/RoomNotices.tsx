import { DeskNotices } from "./DeskNotices.tsx";
import { useRoom } from "./DeskRoom.tsx";

/** Above every page of the member area; nothing for members who have no chats. */
export function RoomNotices() {
	const room = useRoom();
	return room && <DeskNotices desk={room.desk} state={room.state} />;
}
