import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { writeIntoRecord } from "../record-api.ts";
import { FormsLink } from "./FormsLink.tsx";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { RecordTakeBack } from "./RecordTakeBack.tsx";
import { type RecordPerson, savedText } from "./record-changes.ts";
import { type RecordWork, useRecordAct } from "./use-record-act.ts";

type RecordAgreementProps = {
	readonly person: RecordPerson;
	readonly record: Pick<VolunteerRecord, "nda" | "found_nda">;
};

/** The confidentiality agreement: a form of the public site, found by the applicant's email. */
export function RecordAgreement({ person, record: { nda, found_nda } }: RecordAgreementProps) {
	const acting = useRecordAct(person.id);
	const write = (nda_form_id: string | null): RecordWork => ({
		work: () => writeIntoRecord(person.id, { nda_form_id }),
		done: (news) => savedText(news, person),
		act: "record_changed",
	});
	return (
		<RecordStepItem step="nda" done={nda !== null} acting={acting}>
			{nda !== null && (
				<>
					<StepFacts>
						<p>{t("Agreement received {time}", { time: dateAndClock(nda.at) })}</p>
					</StepFacts>
					<div className="flex flex-wrap items-center gap-x-4">
						<FormsLink kind="nda" email={person.email} />
						<RecordTakeBack
							step="nda"
							acting={acting}
							title={t("Remove this agreement?")}
							lost={t("It’s removed from the record, but stays under Forms.")}
							work={write(null)}
						/>
					</div>
				</>
			)}
			{nda === null && found_nda === null && (
				<StepFacts>
					<p>{t("No agreement received from {email}.", { email: person.email })}</p>
				</StepFacts>
			)}
			{nda === null && found_nda !== null && (
				<>
					<StepFacts>
						<p>{t("Agreement received from this email, {time}", { time: dateAndClock(found_nda.sent_at) })}</p>
					</StepFacts>
					<StepActs>
						<Button variant="secondary" busy={acting.isPending} onClick={() => acting.mutate(write(found_nda.id))}>
							{t("Accept the agreement")}
						</Button>
						<FormsLink kind="nda" email={person.email} />
					</StepActs>
				</>
			)}
		</RecordStepItem>
	);
}
