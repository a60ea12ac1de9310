import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { formatDay } from "../../platform/time/time.ts";
import { blamesNumber, RecordNumber } from "./RecordNumber.tsx";
import { DoneBefore, RecordStepItem, StepFacts } from "./RecordStepItem.tsx";
import type { RecordPerson } from "./record-changes.ts";
import { trainingDue } from "./record-text.ts";
import { useRecordAct } from "./use-record-act.ts";

type RecordTrainingProps = {
	readonly person: RecordPerson;
	readonly training: VolunteerRecord["training"];
	/** The day of who was certified before they joined, and owes none of it here. */
	readonly certifiedBefore?: string | null;
};

export function RecordTraining({ person, training, certifiedBefore = null }: RecordTrainingProps) {
	const acting = useRecordAct(person.id);
	const { hours, needed, due } = training;
	if (certifiedBefore !== null && hours < needed) return <DoneBefore step="training" day={certifiedBefore} />;
	const when = trainingDue(training);
	return (
		<RecordStepItem step="training" done={hours >= needed} acting={acting} quiet={blamesNumber(acting.error)}>
			<StepFacts>
				<p>{t("{hours} of {needed} hours", { hours, needed })}</p>
				{due !== null && when !== null && (
					<p className={when === "late" ? "font-semibold text-care" : undefined}>
						{when === "late"
							? t("Was due to start by {day}.", { day: formatDay(due) })
							: t("Starts by {day}.", { day: formatDay(due) })}
					</p>
				)}
			</StepFacts>
			<RecordNumber field="training_hours" label={t("Hours")} kept={hours} person={person} acting={acting} />
		</RecordStepItem>
	);
}
