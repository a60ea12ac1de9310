import { useSession } from "../platform/session.ts";
import { DutyStrip } from "../shifts/duty/DutyStrip.tsx";
import { useDeskDuty } from "./use-desk-duty.ts";

/** Whether one is on duty, which the desk knows; nothing for members who have no chats. */
export function OwnDuty({ framed = false }: { readonly framed?: boolean }) {
	const session = useSession();
	const desk = useDeskDuty();
	if (!session || !desk) return null;
	return <DutyStrip me={{ id: session.user_id, role: session.user.role.role }} desk={desk} framed={framed} />;
}
