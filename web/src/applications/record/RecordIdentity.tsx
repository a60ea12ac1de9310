import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { Button } from "../../ui/Button.tsx";
import { writeIntoRecord } from "../record-api.ts";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { RecordTakeBack } from "./RecordTakeBack.tsx";
import { type RecordPerson, savedText } from "./record-changes.ts";
import { seenText } from "./record-text.ts";
import { type RecordWork, useRecordAct } from "./use-record-act.ts";

type RecordIdentityProps = { readonly person: RecordPerson; readonly identity: VolunteerRecord["identity"] };

export function RecordIdentity({ person, identity }: RecordIdentityProps) {
	const acting = useRecordAct(person.id);
	const write = (identity_seen: boolean): RecordWork => ({
		work: () => writeIntoRecord(person.id, { identity_seen }),
		done: (news) => savedText(news, person),
		act: "record_changed",
	});
	return (
		<RecordStepItem step="identity" done={identity !== null} acting={acting}>
			<StepFacts>
				<p>{identity === null ? t("Two photo IDs, at least one government-issued.") : seenText(identity)}</p>
			</StepFacts>
			<StepActs>
				{identity === null ? (
					<Button variant="secondary" busy={acting.isPending} onClick={() => acting.mutate(write(true))}>
						{t("I’ve checked both IDs")}
					</Button>
				) : (
					<RecordTakeBack
						step="identity"
						acting={acting}
						title={t("Undo the ID check?")}
						lost={t("The verifier and the date are removed from the record.")}
						work={write(false)}
						alone
					/>
				)}
			</StepActs>
		</RecordStepItem>
	);
}
