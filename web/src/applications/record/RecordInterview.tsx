import type { InterviewState, VolunteerRecord } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { interviewTimes } from "../interview-times.ts";
import { writeIntoRecord } from "../record-api.ts";
import { RecordInterviewForm } from "./RecordInterviewForm.tsx";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { RecordTakeBack } from "./RecordTakeBack.tsx";
import { type RecordPerson, savedText } from "./record-changes.ts";
import { type RecordWork, useRecordAct } from "./use-record-act.ts";

type Interview = NonNullable<VolunteerRecord["interview"]>;

const stateText: Readonly<Record<InterviewState, (name: string) => string>> = {
	proposed: (name) => t("{name} has not answered yet.", { name }),
	accepted: (name) => t("{name} has accepted.", { name }),
	declined: (name) => t("This time doesn’t suit {name}.", { name }),
	held: () => t("Completed"),
};

type RecordInterviewProps = { readonly person: RecordPerson; readonly interview: Interview | null };

export function RecordInterview({ person, interview }: RecordInterviewProps) {
	const acting = useRecordAct(person.id);
	const [open, setOpen] = useState(false);
	const opener = useOpener(open);
	const held = interview?.state === "held";
	const waits = interview?.state === "proposed" || interview?.state === "accepted";
	const write = (interview_held: boolean): RecordWork => ({
		work: () => writeIntoRecord(person.id, { interview_held }),
		done: (news) => savedText(news, person),
		act: "record_changed",
	});
	return (
		<RecordStepItem step="interview" done={held} acting={acting} quiet={open}>
			{interview === null ? (
				<StepFacts>
					<p>{t("No time proposed yet.")}</p>
				</StepFacts>
			) : (
				<InterviewFacts interview={interview} name={person.name} />
			)}
			{open ? (
				<RecordInterviewForm
					person={person}
					note={interview?.note ?? ""}
					acting={acting}
					onClose={() => setOpen(false)}
				/>
			) : (
				<StepActs>
					{waits && (
						<Button variant="secondary" busy={acting.isPending} onClick={() => acting.mutate(write(true))}>
							{t("Mark as completed")}
						</Button>
					)}
					{!held && person.open && (
						<Button ref={opener} variant={waits ? "quiet" : "secondary"} onClick={() => setOpen(true)}>
							{interview === null ? t("Propose a time") : t("Propose another time")}
						</Button>
					)}
					{held && (
						<RecordTakeBack
							step="interview"
							acting={acting}
							title={t("Mark the interview as not completed?")}
							lost={t("It will count as not completed.")}
							work={write(false)}
							alone
						/>
					)}
				</StepActs>
			)}
		</RecordStepItem>
	);
}

function InterviewFacts({ interview, name }: { readonly interview: Interview; readonly name: string }) {
	const { at, state, note, answer } = interview;
	const [here, elsewhere] = interviewTimes(at, "society");
	return (
		<StepFacts>
			<p className="font-semibold text-ink">{here}</p>
			{elsewhere && <p>{elsewhere}</p>}
			{note !== null && <p className="whitespace-pre-wrap">{note}</p>}
			<p>{stateText[state](name)}</p>
			{answer !== null && (
				<blockquote
					aria-label={t("{name} writes", { name })}
					className="rounded-control bg-sunk px-3 py-2 whitespace-pre-wrap text-ink"
				>
					{answer}
				</blockquote>
			)}
		</StepFacts>
	);
}
