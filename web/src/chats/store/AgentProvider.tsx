import { useQuery, useQueryClient } from "@tanstack/react-query";
import { me } from "@warmline/contract/accounts/calls";
import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { DebriefNews } from "@warmline/contract/chats/debrief-calls";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { request } from "../../platform/http/api.ts";
import { ownUserKey } from "../../platform/http/query-keys.ts";
import { useMemberLineBack, useMemberLineReopened } from "../../platform/realtime/member-channel.tsx";
import { renewUser, useSession } from "../../platform/session.ts";
import type { Alert } from "../alerts/alerts.ts";
import { useAlerts } from "../alerts/use-alerts.ts";
import { debriefNewsQuery } from "../debriefs/debriefs-api.ts";
import { noDebriefNews } from "../debriefs/no-debrief-news.ts";
import { WrapUpPanel } from "../workspace/WrapUpPanel.tsx";
import type { AgentState, AgentStore } from "./agent-store.ts";
import type { Me } from "./chat-lists.ts";
import { useAgentStore } from "./use-agent-store.ts";

type Room = {
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	readonly alerts: readonly Alert[];
	readonly debriefs: DebriefNews;
};

const AgentContext = createContext<Room | null>(null);

/** The agent's store; null for members who have no chats. */
export const useAgent = (): Room | null => useContext(AgentContext);

/** Around every page of the member area: an agent who looks at the shifts is still there for visitors. */
export function AgentProvider({ children }: { readonly children: ReactNode }) {
	const session = useSession();
	// A role may have changed since the login: an accepted trainee finds the chats without logging in again.
	const { data } = useQuery({ queryKey: ownUserKey, queryFn: async () => (await request(me)).result });
	useEffect(() => {
		if (data) renewUser(data);
	}, [data]);
	// Nor without loading the page anew, when they are suspended or reinstated while it is open.
	const queries = useQueryClient();
	const askAgain = () => void queries.invalidateQueries({ queryKey: ownUserKey });
	useMemberLineReopened(askAgain);
	useMemberLineBack(askAgain);

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
	const { store, state } = useAgentStore(me);
	const { data: debriefs = noDebriefNews } = useQuery(debriefNewsQuery);
	const alerts = useAlerts(store, state, me, debriefs);
	useTitleCount(alerts.length);
	const due = state.wrapUps[0];
	return (
		<AgentContext value={{ me, store, state, alerts, debriefs }}>
			{children}
			{due && (
				<WrapUpPanel
					key={due.chat_id}
					due={due}
					onBreak={state.availability?.presence === "available" ? () => store.setPresence("break") : null}
					onClose={() => store.dismissWrapUp(due.chat_id)}
				/>
			)}
		</AgentContext>
	);
}

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, "");

/** Puts how many want somebody before the title of whatever page is shown. */
const useTitleCount = (count: number): void => {
	useEffect(() => {
		const show = () => {
			const title = count > 0 ? `(${count}) ${withoutCount(document.title)}` : withoutCount(document.title);
			if (document.title !== title) document.title = title;
		};
		show();
		const watch = new MutationObserver(show);
		watch.observe(document.head, { childList: true, subtree: true, characterData: true });
		return () => {
			watch.disconnect();
			document.title = withoutCount(document.title);
		};
	}, [count]);
};
