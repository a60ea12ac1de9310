import { type RecordChange, recordChange } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { blamedIn, problemsIn, type RecordPerson, savedWords } from "./desk-record.ts";
import { writeIntoRecord } from "./desk-record-api.ts";
import type { RecordActing } from "./use-record-act.ts";

type RecordNumberProps = {
	readonly field: Extract<keyof RecordChange, "training_hours" | "observed_chats">;
	readonly label: string;
	readonly kept: number;
	readonly person: RecordPerson;
	readonly acting: RecordActing;
};

/** A number of the record with steps of one; saved when it is right, so that ten steps are one mail. */
export function RecordNumber({ field, label, kept, person, acting }: RecordNumberProps) {
	// Null as long as nobody touched it: what another director saves shows at once.
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState<string>();
	const { error, isPending } = acting;
	const shown = typed ?? String(kept);
	const number = shown.trim() === "" ? Number.NaN : Number(shown);
	const changed = number !== kept;

	const step = (by: number) => {
		setProblem(undefined);
		setTyped(String(Math.min(100, Math.max(0, (Number.isFinite(number) ? number : kept) + by))));
	};
	const save = (event: FormEvent) => {
		event.preventDefault();
		const checked = recordChange.safeParse({ [field]: number });
		setProblem(problemsIn(checked.error)[field]);
		if (!checked.success) return;
		acting.mutate(
			{
				work: () => writeIntoRecord(person.id, checked.data),
				done: (news) => savedWords(news, person),
				act: "record_changed",
			},
			{ onSuccess: () => setTyped(null) },
		);
	};
	return (
		<form noValidate onSubmit={save} className="mt-2.5 flex flex-wrap items-end gap-2.5">
			<Field label={label} error={problem ?? blamedIn(error, [field])[field]} className="w-28">
				<TextInput
					type="number"
					inputMode="decimal"
					min={0}
					max={100}
					step={field === "training_hours" ? 0.5 : 1}
					value={shown}
					onChange={({ target }) => {
						setProblem(undefined);
						setTyped(target.value);
					}}
				/>
			</Field>
			<Button
				variant="secondary"
				className="px-3"
				aria-label={say("One less: {what}", { what: label })}
				disabled={number <= 0}
				onClick={() => step(-1)}
			>
				<Minus aria-hidden="true" className="size-5" />
			</Button>
			<Button
				variant="secondary"
				className="px-3"
				aria-label={say("One more: {what}", { what: label })}
				disabled={number >= 100}
				onClick={() => step(1)}
			>
				<Plus aria-hidden="true" className="size-5" />
			</Button>
			{changed && (
				<>
					<Button
						type="submit"
						aria-label={say("Save: {what}", { what: label })}
						busy={isPending}
						busyText={say("Saving...")}
					>
						{say("Save")}
					</Button>
					<Button variant="quiet" disabled={isPending} onClick={() => setTyped(null)}>
						{say("Cancel")}
					</Button>
				</>
			)}
		</form>
	);
}
