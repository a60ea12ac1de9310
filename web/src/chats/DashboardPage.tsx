import { useQuery } from "@tanstack/react-query";
import { me } from "@warmline/contract/accounts/calls";
import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import { useEffect } from "react";
import { request } from "../platform/api.ts";
import { renewUser, useSession } from "../platform/session.ts";
import { AgentDesk } from "./AgentDesk.tsx";
import { NewHireOverlay, TraineeCard } from "./NotYetAnAgent.tsx";

export function DashboardPage() {
	const session = useSession();
	// A role may have changed since the login: an accepted trainee finds the chats without logging in again.
	const { data } = useQuery({ queryKey: ["me"], queryFn: async () => (await request(me)).result });
	useEffect(() => {
		if (data) renewUser(data);
	}, [data]);

	if (!session) return null;
	const { user } = session;
	const role = user.role.role;
	if (isAgent(role)) return <AgentDesk key={role} me={{ id: user.id, supervising: isSupervising(role) }} />;
	return role === "new_hire" ? <NewHireOverlay user={user} /> : <TraineeCard user={user} />;
}
