import { t } from "@warmline/contract/i18n";
import type { Report, Verdict } from "@warmline/contract/moderation/calls";
import Ban from "lucide-react/icons/ban";
import CheckIcon from "lucide-react/icons/check";
import EyeOff from "lucide-react/icons/eye-off";
import PenLine from "lucide-react/icons/pen-line";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { useGoneWhileOpen } from "../ui/use-gone-while-open.ts";
import { useDecide } from "./api.ts";
import { ReportCard } from "./ReportCard.tsx";
import { VerdictDialog } from "./VerdictDialog.tsx";
import { possibleVerdicts, verdictText } from "./verdicts.ts";

const icons = { keep: CheckIcon, hide: EyeOff, remove: Trash2, warn: PenLine, suspend: Ban } as const;

type WaitingReportProps = {
	readonly report: Report;
	readonly ownId: string;
	readonly onDecided: (report: Report) => void;
	/** Somebody else was quicker. */
	readonly onTooLate: () => void;
};

export function WaitingReport({ report, ownId, onDecided, onTooLate }: WaitingReportProps) {
	const [asked, setAsked] = useState<Verdict | null>(null);
	const deciding = useDecide(report.id, { onDecided, onTooLate });
	const own = report.reporter?.id === ownId;

	useGoneWhileOpen(asked !== null && !deciding.isPending, onTooLate);

	const close = () => {
		setAsked(null);
		deciding.reset();
	};
	return (
		<ReportCard report={report} ownId={ownId}>
			{own ? (
				<p className="text-soft">{t("You reported this yourself, so someone else will decide on it.")}</p>
			) : (
				<div className="grid gap-2 sm:flex sm:flex-wrap">
					{possibleVerdicts(report).map((verdict) => {
						const Icon = icons[verdict];
						return (
							<Button key={verdict} variant="secondary" onClick={() => setAsked(verdict)}>
								<Icon aria-hidden="true" className="size-5" />
								{verdictText(verdict, report).name}
							</Button>
						);
					})}
				</div>
			)}
			{asked && (
				<VerdictDialog
					verdict={asked}
					report={report}
					busy={deciding.isPending}
					error={deciding.error}
					onCancel={close}
					onConfirm={(said) => deciding.mutate(said)}
				/>
			)}
		</ReportCard>
	);
}
