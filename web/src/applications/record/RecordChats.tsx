import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { blamesNumber, RecordNumber } from "./RecordNumber.tsx";
import { RecordStepItem, StepFacts } from "./RecordStepItem.tsx";
import type { RecordPerson } from "./record-changes.ts";
import { useRecordAct } from "./use-record-act.ts";

type RecordChatsProps = { readonly person: RecordPerson; readonly observed: VolunteerRecord["observed_chats"] };

/** Chats that were watched over a colleague's shoulder. */
export function RecordChats({ person, observed: { count, needed } }: RecordChatsProps) {
	const acting = useRecordAct(person.id);
	return (
		<RecordStepItem step="observed_chats" done={count >= needed} acting={acting} quiet={blamesNumber(acting.error)}>
			<StepFacts>
				<p>{t("{count} of {needed} chats", { count, needed })}</p>
			</StepFacts>
			<RecordNumber field="observed_chats" label={t("Chats")} kept={count} person={person} acting={acting} />
		</RecordStepItem>
	);
}
