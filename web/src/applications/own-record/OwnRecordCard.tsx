import { recordStepNames, type VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import type { ReactNode } from "react";
import { recruitmentSteps } from "../../platform/recruitment.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import type { Standing } from "../state-text.ts";
import { turnOf, yoursIn } from "./own-record.ts";
import { turnLabels, turnLooks } from "./own-record-text.ts";
import { RecordProgress } from "./RecordProgress.tsx";

type OwnRecordCardProps = {
	readonly record: VolunteerRecord;
	readonly standing: Standing;
	readonly userId: string;
	/** Without the steps, where there is little room. */
	readonly short?: boolean;
	/** What stands beside the way to the record. */
	readonly beside?: ReactNode;
};

/** How far one is, step by step; what can be done stands on a page of its own. */
export function OwnRecordCard({ record, standing, userId, short = false, beside }: OwnRecordCardProps) {
	const paused = record.suspended !== null;
	const something = !paused && yoursIn(record, standing).length > 0;
	return (
		<div className="mt-5">
			{!paused && <RecordProgress left={record.left} />}
			<div className="mt-4 flex flex-wrap gap-3">
				<LinkButton to={`/${userId}/my-record`} variant={something ? "primary" : "secondary"}>
					{something ? t("See what you can do") : t("See my training")}
				</LinkButton>
				{beside}
			</div>
			{!short && !paused && (
				<ol aria-label={t("Steps to your first chat")} className="mt-4 divide-y divide-line">
					{recruitmentSteps.map((step) => {
						const turn = turnOf(record, step, standing);
						const Icon = turn === "done" ? CircleCheck : CircleDashed;
						return (
							<li key={step} className="flex items-center justify-between gap-3 py-2">
								<span className="flex min-w-0 items-center gap-2.5">
									<Icon aria-hidden="true" className={turn === "done" ? "size-5 text-good" : "size-5 text-soft"} />
									{recordStepNames[step]}
								</span>
								<Badge look={turnLooks[turn]}>{turnLabels[turn]}</Badge>
							</li>
						);
					})}
				</ol>
			)}
		</div>
	);
}
