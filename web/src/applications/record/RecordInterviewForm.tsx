import { interviewProposal } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { recruitment } from "../../platform/recruitment.ts";
import { society } from "../../platform/society.ts";
import { cityOf, dayAt } from "../../platform/time/zones.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
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

/** Blank as long as something of it is missing. */
const instantOf = ({ day, clock }: { readonly day: string; readonly clock: string }): string => {
	if (day === "" || clock === "") return "";
	const at = dayAt(day, clock, society.clock);
	return Number.isNaN(at) ? "" : new Date(at).toISOString();
};

/**
 * A day and a time on the organisation's clock, said once more in words, and on the director's own where that
 * differs.
 */
export function RecordInterviewForm({ person, note, acting, onClose }: RecordInterviewFormProps) {
	const { form, values, register, submit, busy, errors, failure } = useForm({
		values: { day: "", clock: "", note },
		check: (written) => checkBy(interviewProposal, { at: instantOf(written), note: written.note }),
		send: (proposal) =>
			acting.mutate(
				{
					work: () => offerInterview(person.id, proposal),
					done: () => t("Proposed. {name} will get an email with a calendar file.", { name: person.name }),
					act: "interview_proposed",
					text: proposal.note,
				},
				{ onSuccess: onClose },
			),
		call: acting,
		fields: ["at", "note"],
		fallback: t("Couldn’t save this. Please try again."),
	});
	const at = instantOf(values);
	const [here, elsewhere] = at === "" ? [] : interviewTimes(at, "society");
	const city = cityOf(society.clock);

	const close = () => {
		acting.reset();
		onClose();
	};
	return (
		<RecordForm
			label={t("Propose a time")}
			submit={t("Propose")}
			busy={busy}
			problem={failure}
			form={form}
			onSubmit={submit}
			onClose={close}
		>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("Day")} error={errors.at}>
					<TextInput type="date" {...register("day")} />
				</Field>
				<Field label={t("Time in {city}", { city })}>
					<TextInput type="time" step={300} {...register("clock")} />
				</Field>
			</div>
			<p role="status" className="text-[0.95em] text-soft">
				{at === "" ? (
					t("In {city} time. It takes up to {minutes} minutes.", { city, minutes: recruitment.interview_minutes })
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
				error={errors.note}
			>
				<TextArea rows={2} {...register("note")} />
			</Field>
		</RecordForm>
	);
}
