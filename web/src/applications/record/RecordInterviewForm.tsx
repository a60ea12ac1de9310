import { interviewMinutes, interviewProposal } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { describeError, type FieldErrors, schemaErrors } from "../../platform/http/describe-error.ts";
import { society } from "../../platform/society.ts";
import { cityOf, dayAt } from "../../platform/time/zones.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { interviewTimes } from "../interview-times.ts";
import { RecordForm } from "../RecordForm.tsx";
import { offerInterview } from "../record-api.ts";
import type { RecordPerson } from "./record-changes.ts";
import type { RecordActing } from "./use-record-act.ts";

type RecordInterviewFormProps = {
	readonly person: RecordPerson;
	/** Where to meet, as it was said before. */
	readonly note: string;
	readonly acting: RecordActing;
	readonly onClose: () => void;
};

const instantOf = (day: string, clock: string): string => {
	const at = dayAt(day, clock, society.clock);
	return Number.isNaN(at) ? "" : new Date(at).toISOString();
};

/** A day and a time on the society's clock, said once more in words, and on the director's own where that differs. */
export function RecordInterviewForm({ person, note, acting, onClose }: RecordInterviewFormProps) {
	const [written, setWritten] = useState({ day: "", clock: "", note });
	const [problems, setProblems] = useState<FieldErrors>({});
	const { error, isPending } = acting;
	const { fields, message } = describeError(error, {
		fields: ["at", "note"],
		fallback: t("Couldn’t save this. Please try again."),
	});
	const wrong: FieldErrors = { ...fields, ...problems };
	const change = (part: Partial<typeof written>) => {
		setProblems({});
		setWritten({ ...written, ...part });
	};
	const at = written.day === "" || written.clock === "" ? "" : instantOf(written.day, written.clock);
	const [here, elsewhere] = at === "" ? [] : interviewTimes(at, "society");
	const city = cityOf(society.clock);

	const send = () => {
		const checked = interviewProposal.safeParse({ at, note: written.note });
		setProblems(schemaErrors(checked.error));
		if (!checked.success) return acting.reset();
		acting.mutate(
			{
				work: () => offerInterview(person.id, checked.data),
				done: () => t("Proposed. {name} will get an email with a calendar file.", { name: person.name }),
				act: "interview_proposed",
				text: checked.data.note,
			},
			{ onSuccess: onClose },
		);
	};
	const close = () => {
		acting.reset();
		onClose();
	};
	return (
		<RecordForm
			label={t("Propose a time")}
			submit={t("Propose")}
			busy={isPending}
			problem={Object.keys(problems).length === 0 ? message : undefined}
			onSubmit={send}
			onClose={close}
		>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("Day")} error={wrong.at}>
					<TextInput type="date" value={written.day} onChange={({ target }) => change({ day: target.value })} />
				</Field>
				<Field label={t("Time in {city}", { city })}>
					<TextInput
						type="time"
						step={300}
						value={written.clock}
						onChange={({ target }) => change({ clock: target.value })}
					/>
				</Field>
			</div>
			<p role="status" className="text-[0.95em] text-soft">
				{at === "" ? (
					t("In {city} time. It takes up to {minutes} minutes.", { city, minutes: interviewMinutes })
				) : (
					<>
						<span className="block font-semibold text-ink">{here}</span>
						{elsewhere && <span className="block">{elsewhere}</span>}
					</>
				)}
			</p>
			<Field
				label={t("Where to meet")}
				hint={t("A link or an address. {name} will read this.", { name: person.name })}
				optional
				error={wrong.note}
			>
				<TextArea rows={2} value={written.note} onChange={({ target }) => change({ note: target.value })} />
			</Field>
		</RecordForm>
	);
}
