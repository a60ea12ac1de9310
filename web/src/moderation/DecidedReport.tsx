import { t } from "@warmline/contract/i18n";
import type { Report } from "@warmline/contract/moderation/calls";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { useShowAgain } from "./api.ts";
import { LiftSuspension } from "./LiftSuspension.tsx";
import { ReportCard } from "./ReportCard.tsx";
import { decidedText } from "./report-text.ts";

type DecidedReportProps = { readonly report: Report; readonly ownId: string };

/** Who decided what and when, and what can be taken back. */
export function DecidedReport({ report, ownId }: DecidedReportProps) {
	const [asking, setAsking] = useState(false);
	const showing = useShowAgain(report.id);
	const { about, verdict } = report;
	if (!verdict) return null;
	const close = () => {
		setAsking(false);
		showing.reset();
	};
	return (
		<ReportCard report={report} ownId={ownId}>
			<p>
				<span className="font-semibold">{decidedText(report)}</span>{" "}
				<span className="text-sm min-[16rem]:whitespace-nowrap text-soft">
					<Ago at={verdict.at} />
				</span>
			</p>
			{verdict.words !== null && (
				<p className="mt-1 wrap-anywhere whitespace-pre-line text-soft">{t("“{words}”", { words: verdict.words })}</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2 empty:hidden">
				{about.state === "hidden" && about.kind !== "member" && (
					<Button variant="secondary" onClick={() => setAsking(true)}>
						<Eye aria-hidden="true" className="size-5" />
						{t("Unhide")}
					</Button>
				)}
				{verdict.verdict === "suspend" && about.author && about.author.id !== ownId && (
					<LiftSuspension member={about.author} />
				)}
			</div>
			<ConfirmDialog
				open={asking}
				title={t("Unhide it?")}
				confirm={t("Unhide")}
				busy={showing.isPending}
				onConfirm={() => showing.mutate(undefined, { onSuccess: close })}
				onCancel={close}
			>
				<p>{t("Everyone who could see it before will see it again. The author is notified.")}</p>
				{showing.error && (
					<Banner tone="failure" className="mt-4">
						{errorMessage(showing.error, t("Nothing was changed. Please try again."))}
					</Banner>
				)}
			</ConfirmDialog>
		</ReportCard>
	);
}
