import { t } from "@warmline/contract/i18n";
import { useCallback, useState } from "react";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { useSession } from "../../platform/session.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { WriteToStage } from "../mails/WriteToStage.tsx";
import { BoardFilters, type Narrowed } from "./BoardFilters.tsx";
import { type BoardFilter, useStageCounts } from "./board-api.ts";
import { StageColumn } from "./StageColumn.tsx";
import { type BoardStage, boardStages, type StageCounts, stageToOpen } from "./stages.ts";

const stages = [...boardStages, "all"] as const;

/** The stage that is opened, and stays: whoever reads it is not taken elsewhere when somebody is added or decided on. */
const useOpenedStage = (filter: BoardFilter, counts: StageCounts): BoardStage => {
	const [opened, setOpened] = useState<(BoardFilter & { readonly stage: BoardStage }) | null>(null);
	if (opened?.kind === filter.kind && opened.query === filter.query) return opened.stage;
	const stage = stageToOpen(counts);
	if (counts[stage]) setOpened({ ...filter, stage });
	return stage;
};

/** Applications by stage: columns side by side, and on a small screen one stage at a time. The filter is in the address. */
export function ApplicationsPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const kind = params.get("kind") ?? "";
	const query = params.get("query") ?? "";
	const counts = useStageCounts({ kind, query });
	const opened = useOpenedStage({ kind, query }, counts);
	const stage = stages.find((one) => one === params.get("stage")) ?? opened;
	const [written, setWritten] = useState<BoardStage | null>(null);
	const narrow = useCallback((part: Partial<Narrowed>) => changeParams(part, { replace: true }), [changeParams]);
	if (!session) return null;
	return (
		<Page
			title={t("Applications")}
			lead={t("Applicants by stage, longest wait first. Each view is recorded in the audit log.")}
			width="full"
		>
			<BoardFilters narrowed={{ kind, query, stage }} counts={counts} onNarrow={narrow} />
			<WriteToStage opened={written} kind={kind} directorId={session.user_id} onClose={() => setWritten(null)} />
			<div className="mt-6 grid items-start gap-x-3 gap-y-8 lg:-mx-1 lg:auto-cols-[minmax(11rem,1fr)] lg:grid-flow-col lg:overflow-x-auto lg:px-1 lg:pb-4">
				{boardStages.map((one) => (
					<StageColumn
						key={one}
						stage={one}
						filter={{ kind, query }}
						userId={session.user_id}
						alone={stage !== "all"}
						onWrite={() => setWritten(one)}
						className={one === stage || stage === "all" ? "min-w-0" : "min-w-0 max-lg:hidden"}
					/>
				))}
			</div>
		</Page>
	);
}
