import { recordStepNames, type VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { acceptedPoliceChecks } from "../../platform/recruitment.ts";
import { Button } from "../../ui/Button.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { writeIntoRecord } from "../record-api.ts";
import { RecordPoliceForm } from "./RecordPoliceForm.tsx";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { RecordTakeBack } from "./RecordTakeBack.tsx";
import { type RecordPerson, savedText } from "./record-changes.ts";
import { hasExpired, policeText, seenText } from "./record-text.ts";
import { useRecordAct } from "./use-record-act.ts";

type RecordPoliceProps = {
	readonly person: RecordPerson;
	readonly check: VolunteerRecord["police_check"];
	readonly done: boolean;
};

/** The police check: what stood on it, and who looked. The paper itself is kept nowhere. */
export function RecordPolice({ person, check, done }: RecordPoliceProps) {
	const acting = useRecordAct(person.id);
	const [open, setOpen] = useState(false);
	const opener = useOpener(open);
	const step = recordStepNames.police_check;
	return (
		<RecordStepItem step="police_check" done={done} acting={acting} quiet={open}>
			<StepFacts>
				{check === null ? (
					<p>
						{t("{levels}. Check the document; only what you enter here is stored.", { levels: acceptedPoliceChecks })}
					</p>
				) : (
					<>
						<p className={hasExpired(check) ? "font-semibold text-bad" : undefined}>{policeText(check).join(" ")}</p>
						<p>{seenText(check.seen)}</p>
					</>
				)}
			</StepFacts>
			{open ? (
				<RecordPoliceForm person={person} check={check} acting={acting} onClose={() => setOpen(false)} />
			) : (
				<StepActs>
					<Button
						ref={opener}
						variant="secondary"
						aria-label={check === null ? undefined : t("Change: {step}", { step })}
						onClick={() => setOpen(true)}
					>
						{check === null ? t("Add a police check") : t("Change")}
					</Button>
					{check !== null && (
						<RecordTakeBack
							step="police_check"
							acting={acting}
							title={t("Remove the police check?")}
							lost={t("Its level, dates and verifier will be deleted.")}
							work={{
								work: () => writeIntoRecord(person.id, { police_check: null }),
								done: (news) => savedText(news, person),
								act: "record_changed",
							}}
						/>
					)}
				</StepActs>
			)}
		</RecordStepItem>
	);
}
