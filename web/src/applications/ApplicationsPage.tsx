import { applicationStatuses } from "@warmline/contract/applications/calls";
import { say } from "@warmline/contract/say";
import { useCallback } from "react";
import { useSearchParams } from "../platform/address.ts";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/Page.tsx";
import { DeskColumn } from "./DeskColumn.tsx";
import { DeskFilters, type Narrowed } from "./DeskFilters.tsx";

/** Where a director has something to do: what a phone shows first. */
const firstStage = "submitted";

const stages = [...applicationStatuses, "all"];

const inAddress = ({ kind, query, stage }: Narrowed) => ({
	...(kind === "" ? {} : { kind }),
	...(query === "" ? {} : { query }),
	...(stage === firstStage ? {} : { stage }),
});

/** Applications by stage: columns side by side, and on a small screen one stage at a time. The filter is in the address. */
export function ApplicationsPage() {
	const session = useSession();
	const [params, setParams] = useSearchParams();
	const kind = params.get("kind") ?? "";
	const query = params.get("query") ?? "";
	const stage = stages.find((one) => one === params.get("stage")) ?? firstStage;
	const narrow = useCallback(
		(part: Partial<Narrowed>) => setParams(inAddress({ kind, query, stage, ...part }), { replace: true }),
		[kind, query, stage, setParams],
	);
	if (!session) return null;
	return (
		<Page
			title={say("Applications")}
			lead={say("Who wants to join, by stage, the newest first. Each look at one stands in the audit log.")}
			className="max-w-none"
		>
			<DeskFilters narrowed={{ kind, query, stage }} onNarrow={narrow} />
			<div className="mt-6 grid items-start gap-x-4 gap-y-8 lg:grid-cols-5">
				{applicationStatuses.map((one) => (
					<DeskColumn
						key={one}
						stage={one}
						filter={{ kind, query }}
						userId={session.user_id}
						className={one === stage || stage === "all" ? "min-w-0" : "min-w-0 max-lg:hidden"}
					/>
				))}
			</div>
		</Page>
	);
}
