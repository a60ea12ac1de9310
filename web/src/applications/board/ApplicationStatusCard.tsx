import type { Application, ApplicationStatus } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { dateAndClock, formatDay } from "../../platform/time/time.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { doneText } from "../record-steps.ts";
import { kindNames, stageNames } from "./board-text.ts";
import { ReviewActions } from "./ReviewActions.tsx";
import { isCertified } from "./review-actions.ts";
import { stageOf } from "./stages.ts";

const looks = {
	draft: "plain",
	submitted: "pine",
	asked: "attention",
	training: "pine",
	certified: "good",
	declined: "bad",
} as const;

const whatNow: Readonly<Record<ApplicationStatus, string>> = {
	draft: t("Not submitted yet, so there’s nothing to decide. You see what has been saved so far."),
	submitted: t("Please read it and decide."),
	asked: t("The applicant can edit it now. It comes back here once resubmitted."),
	accepted: t("Once all steps of the training record are done, you can certify this person here."),
	declined: t("This has been decided."),
};

type ApplicationStatusCardProps = {
	readonly application: Application;
	/** Undefined until it is known. */
	readonly record: VolunteerRecord | undefined;
};

/** Where an application stands, whose it is, and what can be done. */
export function ApplicationStatusCard({ application, record }: ApplicationStatusCardProps) {
	const { user, kind, status, submitted_at, updated_at, decided_at, reason, reapply_from } = application;
	const certified = isCertified(record);
	const [beforeAt, afterAt] = user.email.split("@");
	const stage = stageOf(status, certified);
	const suspended = record?.suspended ?? null;
	const dates = [
		[t("Submitted"), submitted_at && dateAndClock(submitted_at)],
		[t("Last changed"), dateAndClock(updated_at)],
		[t("Decided"), decided_at && dateAndClock(decided_at)],
		[t("Certified on"), record?.certified_at && dateAndClock(record.certified_at)],
		[t("Suspended on"), suspended && dateAndClock(suspended.at)],
		[t("May apply again"), reapply_from && formatDay(reapply_from)],
	] as const;
	return (
		<section aria-labelledby="state" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="state" className="text-xl">
				{t("Status")}
			</h2>
			<p className="mt-3 flex flex-wrap gap-2">
				<Badge look={looks[stage]}>{stageNames[stage]}</Badge>
				<Badge look={kind === "supervisor" ? "ember" : "pine"}>{kindNames[kind]}</Badge>
				{suspended && <Badge look="bad">{t("Suspended")}</Badge>}
				{record && (stage === "training" || stage === "submitted" || stage === "asked") && (
					<Badge>{doneText(record.left)}</Badge>
				)}
			</p>
			<dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
				<dt className="text-soft">{t("Email")}</dt>
				<dd className="min-w-0 wrap-anywhere">
					<a href={`mailto:${encodeURIComponent(user.email)}`} className="font-semibold text-pine underline">
						{beforeAt}
						<wbr />@{afterAt}
					</a>
				</dd>
				{dates.map(
					([label, words]) =>
						words && (
							<div key={label} className="contents">
								<dt className="text-soft">{label}</dt>
								<dd>{words}</dd>
							</div>
						),
				)}
			</dl>
			{reason !== null && (status === "asked" || status === "declined") && (
				<>
					<p className="mt-4 text-soft">{t("Message to the applicant")}</p>
					<blockquote className="mt-1 rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap wrap-anywhere">
						{reason}
					</blockquote>
				</>
			)}
			{suspended !== null && suspended.reason !== null && (
				<>
					<p className="mt-4 text-soft">{t("Reason for the suspension")}</p>
					<blockquote className="mt-1 rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap wrap-anywhere">
						{suspended.reason}
					</blockquote>
				</>
			)}
			{!certified && <p className="mt-4">{whatNow[status]}</p>}
			<ReviewActions application={application} record={record} />
		</section>
	);
}
