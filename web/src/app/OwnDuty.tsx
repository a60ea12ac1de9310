import { useSession } from "../platform/session.ts";
import { DutyStrip } from "../shifts/duty/DutyStrip.tsx";
import { useDutyState } from "./use-duty-state.ts";

/** Whether one is on duty, which the agent's store knows; nothing for members who have no chats. */
export function OwnDuty({ framed = false }: { readonly framed?: boolean }) {
	const session = useSession();
	const store = useDutyState();
	if (!session || !store) return null;
	return <DutyStrip me={{ id: session.user_id, role: session.user.role.role }} store={store} framed={framed} />;
}
