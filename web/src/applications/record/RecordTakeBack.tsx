import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import type { RecordActing, RecordWork } from "./use-record-act.ts";

type RecordTakeBackProps = {
	readonly step: RecordStep;
	readonly acting: RecordActing;
	readonly title: string;
	/** What is lost. */
	readonly lost: string;
	readonly work: RecordWork;
	/** There is no other button beside it: its words stand under those of the step. */
	readonly alone?: boolean;
};

/** What was recorded is taken out again, after a question: who looked and when is lost with it. */
export function RecordTakeBack({ step, acting, title, lost, work, alone = false }: RecordTakeBackProps) {
	const [asked, setAsked] = useState(false);
	return (
		<>
			<Button
				variant="quiet"
				className={alone ? "-ml-4" : ""}
				aria-label={t("Undo: {step}", { step: recordStepNames[step] })}
				onClick={() => setAsked(true)}
			>
				{t("Undo")}
			</Button>
			{asked && (
				<ConfirmDialog
					open
					danger
					title={title}
					confirm={t("Undo")}
					busy={acting.isPending}
					onConfirm={() => acting.mutate(work, { onSettled: () => setAsked(false) })}
					onCancel={() => setAsked(false)}
				>
					<p>{lost}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
