import { type RecordChange, recordChange } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { fieldErrors } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { writeIntoRecord } from "../record-api.ts";
import { type RecordPerson, savedText } from "./record-changes.ts";
import type { RecordActing } from "./use-record-act.ts";

const numbers = ["training_hours", "observed_chats"] as const;

/** The refusal stands under the number, and nowhere else. */
export const blamesNumber = (error: Error | null): boolean => Object.keys(fieldErrors(error, numbers)).length > 0;

type RecordNumberProps = {
	readonly field: Extract<keyof RecordChange, (typeof numbers)[number]>;
	readonly label: string;
	readonly kept: number;
	readonly person: RecordPerson;
	readonly acting: RecordActing;
};

/** At an end it stays where it is, and keeps the focus. */
const stepLook =
	"px-3 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunk aria-disabled:text-soft";

/** A number of the record with steps of one; saved when it is right, so that ten steps are one mail. */
export function RecordNumber({ field, label, kept, person, acting }: RecordNumberProps) {
	// Null as long as nobody touched it: what another director saves shows at once.
	const [typed, setTyped] = useState<string | null>(null);
	/** By a button: what it is now is said, because the field itself has not the focus. */
	const [stepped, setStepped] = useState(false);
	const { error, isPending } = acting;
	const shown = typed ?? String(kept);
	const number = shown.trim() === "" ? Number.NaN : Number(shown);
	const changed = number !== kept;

	const { form, change, submit, focus, errors } = useForm({
		values: { typed },
		onChange: (next) => setTyped(next.typed),
		check: () => checkBy(recordChange, { [field]: number }),
		send: (checked) =>
			acting.mutate(
				{
					work: () => writeIntoRecord(person.id, checked),
					done: (news) => savedText(news, person),
					act: "record_changed",
				},
				{
					onSuccess: () => {
						setStepped(false);
						setTyped((now) => (now === typed ? null : now));
					},
				},
			),
		call: { isPending, error },
		fields: [field],
		// It is said beside the step.
		fallback: "",
	});
	const write = (next: string | null, byButton: boolean) => {
		setStepped(byButton);
		change({ typed: next });
		// What was said of the last try no longer holds.
		if (!isPending) acting.reset();
	};
	const step = (by: number) =>
		write(String(Math.min(100, Math.max(0, (Number.isFinite(number) ? number : kept) + by))), true);
	const cancel = () => {
		write(null, false);
		focus(field);
	};
	return (
		<form ref={form} noValidate onSubmit={submit} className="mt-2.5 flex flex-wrap items-end gap-2.5">
			<Field label={label} error={errors[field]} className="w-28">
				<TextInput
					name={field}
					type="number"
					inputMode="decimal"
					min={0}
					max={100}
					step={field === "training_hours" ? 0.5 : 1}
					value={shown}
					onChange={({ target }) => write(target.value, false)}
				/>
			</Field>
			<Button
				variant="secondary"
				className={stepLook}
				aria-label={t("Decrease: {what}", { what: label })}
				aria-disabled={number <= 0 || undefined}
				onClick={() => step(-1)}
			>
				<Minus aria-hidden="true" className="size-5" />
			</Button>
			<Button
				variant="secondary"
				className={stepLook}
				aria-label={t("Increase: {what}", { what: label })}
				aria-disabled={number >= 100 || undefined}
				onClick={() => step(1)}
			>
				<Plus aria-hidden="true" className="size-5" />
			</Button>
			<p role="status" className="sr-only">
				{stepped && t("{what}: {number}", { what: label, number: shown })}
			</p>
			{changed && (
				<>
					<Button
						type="submit"
						aria-label={t("Save: {what}", { what: label })}
						busy={isPending}
						busyText={t("Saving...")}
					>
						{t("Save")}
					</Button>
					<Button variant="quiet" disabled={isPending} onClick={cancel}>
						{t("Cancel")}
					</Button>
				</>
			)}
		</form>
	);
}
