import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { blamesNumber, RecordNumber } from "./RecordNumber.tsx";
import { DoneBefore, RecordStepItem, StepFacts } from "./RecordStepItem.tsx";
import type { RecordPerson } from "./record-changes.ts";
import { useRecordAct } from "./use-record-act.ts";

type RecordChatsProps = {
	readonly person: RecordPerson;
	readonly observed: VolunteerRecord["observed_chats"];
	/** The day of who was certified before they joined, and owes none of it here. */
	readonly certifiedBefore?: string | null;
};

/** Chats that were watched over a colleague's shoulder. */
export function RecordChats({ person, observed: { count, needed }, certifiedBefore = null }: RecordChatsProps) {
	const acting = useRecordAct(person.id);
	if (certifiedBefore !== null && count < needed) return <DoneBefore step="observed_chats" day={certifiedBefore} />;
	return (
		<RecordStepItem step="observed_chats" done={count >= needed} acting={acting} quiet={blamesNumber(acting.error)}>
			<StepFacts>
				<p>{t("{count} of {needed} chats", { count, needed })}</p>
			</StepFacts>
			<RecordNumber field="observed_chats" label={t("Chats")} kept={count} person={person} acting={acting} />
		</RecordStepItem>
	);
}
