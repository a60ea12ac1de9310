import { isAgent } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../platform/session.ts";
import { partOfDay } from "../platform/time.ts";
import { Page } from "../ui/Page.tsx";
import { NextStep } from "./NextStep.tsx";
import { OnlineMembers } from "./OnlineMembers.tsx";
import { WaitingVisitors } from "./WaitingVisitors.tsx";

/** It brings all the centres along, and is for few. */
const CentresToCheck = lazy(async () => ({ default: (await import("./CentresToCheck.tsx")).CentresToCheck }));

const greeting = (name: string): string => {
	switch (partOfDay()) {
		case "morning":
			return say("Good morning, {name}", { name });
		case "afternoon":
			return say("Good afternoon, {name}", { name });
		case "evening":
			return say("Good evening, {name}", { name });
	}
};

type MemberHomePageProps = {
	/** What comes next for who does not work in chats yet. */
	readonly applicantStep: ReactNode;
	/** What somebody who works in chats has to see to. */
	readonly agentNote: ReactNode;
};

export function MemberHomePage({ applicantStep, agentNote }: MemberHomePageProps) {
	const session = useSession();
	if (!session) return null;
	const { user } = session;
	const { role } = user.role;
	return (
		<Page title={say("Home")} heading={greeting(user.name)} className="max-w-public">
			<div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
				<div className="space-y-6">
					{isAgent(role) && <WaitingVisitors userId={user.id} />}
					{isAgent(role) ? (
						<NextStep userId={user.id} role={role} note={<Suspense>{agentNote}</Suspense>} />
					) : (
						<Suspense>{applicantStep}</Suspense>
					)}
					{role === "director" && (
						<Suspense>
							<CentresToCheck />
						</Suspense>
					)}
				</div>
				{role !== "new_hire" && <OnlineMembers ownId={user.id} />}
			</div>
		</Page>
	);
}
