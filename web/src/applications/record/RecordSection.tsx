import type { UseQueryResult } from "@tanstack/react-query";
import type { Application, ApplicationEvent } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { recruitmentSteps } from "../../platform/recruitment.ts";
import { fullName } from "../../platform/session.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { doneText, isDone, isReference, placeKey, placeOf } from "../record-steps.ts";
import { useNaming } from "../use-naming.ts";
import { RecordAgreement } from "./RecordAgreement.tsx";
import { RecordChats } from "./RecordChats.tsx";
import { RecordIdentity } from "./RecordIdentity.tsx";
import { RecordInterview } from "./RecordInterview.tsx";
import { RecordPolice } from "./RecordPolice.tsx";
import { RecordReference } from "./RecordReference.tsx";
import { RecordStepItem, StepFacts } from "./RecordStepItem.tsx";
import { RecordTraining } from "./RecordTraining.tsx";
import type { RecordPerson } from "./record-changes.ts";
import { useReferencesAct } from "./use-references-act.ts";

type RecordSectionProps = {
	readonly application: Application;
	readonly history: readonly ApplicationEvent[];
	readonly query: UseQueryResult<VolunteerRecord>;
};

/** What a person goes through before the first chat alone, each step with what a director does about it. */
export function RecordSection({ application, history, query }: RecordSectionProps) {
	const { data: record, error, refetch, isFetching } = query;
	return (
		<section aria-labelledby="record" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="record" className="text-xl">
					{t("Record")}
				</h2>
				{record && <p className="font-semibold text-soft tabular-nums">{doneText(record.left)}</p>}
			</div>
			{record && <Steps application={application} history={history} record={record} />}
			{!record && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the record."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="py-4"
				/>
			)}
			{!record && !error && <Loading className="py-4 text-soft">{t("Loading the record...")}</Loading>}
		</section>
	);
}

const openStates: readonly string[] = ["submitted", "asked", "accepted"];

const acceptedText = (history: readonly ApplicationEvent[]): string => {
	const event = history.findLast(({ act }) => act === "accepted");
	if (event === undefined) return t("Not accepted yet.");
	const time = dateAndClock(event.at);
	return event.by === null
		? t("Accepted, {time}", { time })
		: t("Accepted by {name}, {time}", { name: event.by, time });
};

type StepsProps = {
	readonly application: Application;
	readonly history: readonly ApplicationEvent[];
	readonly record: VolunteerRecord;
};

function Steps({ application, history, record }: StepsProps) {
	const { user, status } = application;
	const person = { id: user.id, name: fullName(user), email: user.email, open: openStates.includes(status) };
	return (
		<ol className="mt-2">
			<RecordStepItem step="application" done={isDone(record, "application")}>
				<StepFacts>
					<p>{acceptedText(history)}</p>
				</StepFacts>
			</RecordStepItem>
			<RecordReferences person={person} record={record} />
			<RecordAgreement person={person} record={record} />
			<RecordPolice person={person} check={record.police_check} done={isDone(record, "police_check")} />
			<RecordIdentity person={person} identity={record.identity} />
			<RecordInterview person={person} interview={record.interview} />
			<RecordTraining person={person} training={record.training} />
			<RecordChats person={person} observed={record.observed_chats} />
		</ol>
	);
}

const places = recruitmentSteps.filter(isReference);

type RecordReferencesProps = { readonly person: RecordPerson; readonly record: VolunteerRecord };

/** Who speaks for the applicant. */
function RecordReferences({ person, record }: RecordReferencesProps) {
	const naming = useNaming();
	const references = useReferencesAct(person.id);
	return places.map((step) => (
		<RecordReference
			key={placeKey(record, step)}
			step={step}
			person={person}
			place={placeOf(record, step)}
			naming={naming}
			references={references}
		/>
	));
}
