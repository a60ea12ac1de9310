import { t } from "@warmline/contract/i18n";
import { useCallback, useState } from "react";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { useSession } from "../../platform/session.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { WriteToStage } from "../mails/WriteToStage.tsx";
import { BoardFilters, type Narrowed } from "./BoardFilters.tsx";
import { StageColumn } from "./StageColumn.tsx";
import { type BoardStage, boardStages } from "./stages.ts";

/** Where a director has something to do: what a phone shows first. */
const firstStage = "submitted";

const stages = [...boardStages, "all"];

const inAddress = (part: Partial<Narrowed>) => ({ ...part, ...(part.stage === firstStage && { stage: "" }) });

/** Applications by stage: columns side by side, and on a small screen one stage at a time. The filter is in the address. */
export function ApplicationsPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const kind = params.get("kind") ?? "";
	const query = params.get("query") ?? "";
	const stage = stages.find((one) => one === params.get("stage")) ?? firstStage;
	const [written, setWritten] = useState<BoardStage | null>(null);
	const narrow = useCallback(
		(part: Partial<Narrowed>) => changeParams(inAddress(part), { replace: true }),
		[changeParams],
	);
	if (!session) return null;
	return (
		<Page
			title={t("Applications")}
			lead={t("Applicants by stage, longest wait first. Each view is recorded in the audit log.")}
			width="full"
		>
			<BoardFilters narrowed={{ kind, query, stage }} onNarrow={narrow} />
			<WriteToStage opened={written} kind={kind} directorId={session.user_id} onClose={() => setWritten(null)} />
			<div className="mt-6 grid items-start gap-x-3 gap-y-8 lg:-mx-1 lg:auto-cols-[minmax(11rem,1fr)] lg:grid-flow-col lg:overflow-x-auto lg:px-1 lg:pb-4">
				{boardStages.map((one) => (
					<StageColumn
						key={one}
						stage={one}
						filter={{ kind, query }}
						userId={session.user_id}
						onWrite={() => setWritten(one)}
						className={one === stage || stage === "all" ? "min-w-0" : "min-w-0 max-lg:hidden"}
					/>
				))}
			</div>
		</Page>
	);
}
