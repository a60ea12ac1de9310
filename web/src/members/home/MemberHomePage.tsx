import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../platform/session.ts";
import { partOfDay } from "../../platform/time/time.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { WaitingVisitors } from "./WaitingVisitors.tsx";

/** It brings all the centres along, and is for few. */
const CentresToCheck = lazy(async () => ({ default: (await import("./CentresToCheck.tsx")).CentresToCheck }));

const greeting = (name: string): string => {
	switch (partOfDay()) {
		case "morning":
			return t("Good morning, {name}", { name });
		case "afternoon":
			return t("Good afternoon, {name}", { name });
		case "evening":
			return t("Good evening, {name}", { name });
	}
};

type MemberHomePageProps = {
	/** What comes next for who does not work in chats yet. */
	readonly applicantStep: ReactNode;
	/** What somebody who works in chats has to see to. */
	readonly agentNote: ReactNode;
	/** What waits for a decision of theirs. */
	readonly tasks: ReactNode;
	/** When text support is open. */
	readonly shiftNow: ReactNode;
	/** What the members write, for who meets them. */
	readonly feed: ReactNode;
};

export function MemberHomePage({ applicantStep, agentNote, tasks, shiftNow, feed }: MemberHomePageProps) {
	const session = useSession();
	if (!session) return null;
	const { user } = session;
	const { role } = user.role;
	const agent = isAgent(role);
	return (
		<Page title={t("Home")} heading={greeting(user.name)} width="centred">
			<div className="space-y-4">
				{agent && <Suspense>{agentNote}</Suspense>}
				<div className={agent ? "grid gap-4 sm:grid-cols-2" : "space-y-4"}>
					{!agent && <Suspense>{applicantStep}</Suspense>}
					{shiftNow}
					{agent && <WaitingVisitors userId={user.id} />}
				</div>
				{agent && tasks}
				{role === "director" && (
					<Suspense>
						<CentresToCheck />
					</Suspense>
				)}
				{role !== "new_hire" && feed}
			</div>
		</Page>
	);
}
