import { type RecordStep, recordStepNames, type VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import type { ComponentProps } from "react";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { isReference, placeOf } from "../record-steps.ts";
import type { Standing } from "../state-text.ts";
import { OwnInterview } from "./OwnInterview.tsx";
import { OwnReferee } from "./OwnReferee.tsx";
import { turnOf } from "./own-record.ts";
import { skippedText, stepText, turnLabels, turnLooks } from "./own-record-text.ts";

type OwnRecordStepProps = {
	readonly step: RecordStep;
	readonly number: number;
	readonly record: VolunteerRecord;
	readonly standing: Standing;
	/** The account's own. */
	readonly email: string;
	readonly applicationPath: string;
	readonly references: Omit<ComponentProps<typeof OwnReferee>, "place">;
};

/** One step: where it stands, and what can be done about it. */
export function OwnRecordStep(props: OwnRecordStepProps) {
	const { step, number, record, standing } = props;
	const turn = turnOf(record, step, standing);
	return (
		<li id={step} className="rounded-card border border-line bg-surface p-5 shadow-card">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
				<h2 className="text-lg">
					{number}. {recordStepNames[step]}
				</h2>
				<Badge look={turnLooks[turn]}>{turnLabels[turn]}</Badge>
			</div>
			<div className="mt-2 space-y-2">
				<Body {...props} />
			</div>
		</li>
	);
}

function Body({ step, record, standing, email, applicationPath, references }: OwnRecordStepProps) {
	const referee = isReference(step) ? placeOf(record, step).referee : null;
	if (turnOf(record, step, standing) === "skipped" && referee === null) return <p>{skippedText}</p>;
	if (isReference(step)) return <OwnReferee place={placeOf(record, step)} {...references} />;
	if (step === "interview") return <OwnInterview interview={record.interview} />;
	const link = linkOf({ step, record, standing, applicationPath });
	return (
		<>
			{stepText(step, record, standing, email).map((line) => (
				<p key={line} className="wrap-anywhere">
					{line}
				</p>
			))}
			{link && (
				<LinkButton to={link.to} variant="secondary" className="mt-1">
					{link.words}
				</LinkButton>
			)}
		</>
	);
}

type LinkFor = Pick<OwnRecordStepProps, "step" | "record" | "standing" | "applicationPath">;

/** Where the applicant goes on with a step. */
const linkOf = ({ step, record, standing, applicationPath }: LinkFor) => {
	const turn = turnOf(record, step, standing);
	if (step === "application" && turn === "yours") {
		return { to: applicationPath, words: t("Continue your application") };
	}
	if (step === "nda" && turn === "yours") return { to: "/NDAForm", words: t("Read and sign the agreement") };
	if (step === "police_check" && turn === "yours") {
		return { to: "/PoliceRecordCheck", words: t("How to get a police check") };
	}
	if (step === "training" && standing === "accepted") {
		return { to: `/${record.user_id}/practice`, words: t("Go to the practice room") };
	}
	return null;
};
