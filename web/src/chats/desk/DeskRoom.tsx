import { useQuery } from "@tanstack/react-query";
import { me } from "@warmline/contract/accounts/calls";
import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { DebriefNews } from "@warmline/contract/chats/debrief-calls";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { request } from "../../platform/http/api.ts";
import { renewUser, useSession } from "../../platform/session.ts";
import type { Alert } from "../alerts/alerts.ts";
import { useAlerts } from "../alerts/use-alerts.ts";
import { useTitleCount } from "../alerts/use-title-count.ts";
import { debriefNewsQuery } from "../debriefs/debriefs-api.ts";
import { noDebriefNews } from "../debriefs/no-debrief-news.ts";
import { WrapUpPanel } from "../workspace/WrapUpPanel.tsx";
import type { Desk, DeskState } from "./desk.ts";
import type { Me } from "./lists.ts";
import { useDesk } from "./use-desk.ts";

type Room = {
	readonly me: Me;
	readonly desk: Desk;
	readonly state: DeskState;
	readonly alerts: readonly Alert[];
	readonly debriefs: DebriefNews;
};

const RoomContext = createContext<Room | null>(null);

/** The agent's desk; null for members who have no chats. */
export const useRoom = (): Room | null => useContext(RoomContext);

/** Around every page of the member area: an agent who looks at the shifts is still there for visitors. */
export function DeskRoom({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	// A role may have changed since the login: an accepted trainee finds the chats without logging in again.
	const { data } = useQuery({ queryKey: ["me"], queryFn: async () => (await request(me)).result });
	useEffect(() => {
		if (data) renewUser(data);
	}, [data]);

	if (!session) return null;
	const { id, role } = session.user;
	if (!isAgent(role.role)) return children;
	return (
		<AgentRoom key={role.role} id={id} supervising={isSupervising(role.role)}>
			{children}
		</AgentRoom>
	);
}

function AgentRoom({ id, supervising, children }: Me & { readonly children: ReactNode }) {
	const me = useMemo(() => ({ id, supervising }), [id, supervising]);
	const { desk, state } = useDesk(me);
	const { data: debriefs = noDebriefNews } = useQuery(debriefNewsQuery);
	const alerts = useAlerts(desk, state, me, debriefs);
	useTitleCount(alerts.length);
	const due = state.wrapUps[0];
	return (
		<RoomContext value={{ me, desk, state, alerts, debriefs }}>
			{children}
			{due && <WrapUpPanel key={due.chat_id} due={due} onClose={() => desk.dismissWrapUp(due.chat_id)} />}
		</RoomContext>
	);
}
