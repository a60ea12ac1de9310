import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { useState } from "react";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { describeRotaError } from "./people-booked.ts";
import { openAgain, sendClosedDays } from "./rota-api.ts";
import { useRotaAct } from "./use-rota-act.ts";

/** A day or some days without shifts. Where people have booked, the server says first whom it concerns. */
export function CloseDays({ onClose }: { readonly onClose: () => void }) {
	const [first, setFirst] = useState("");
	const [last, setLast] = useState("");
	const [name, setName] = useState("");
	const [yearly, setYearly] = useState(false);
	const [blank, setBlank] = useState(false);
	const act = useRotaAct(sendClosedDays, t("Days closed."), onClose, ({ tell: told }, { result }) =>
		told ? undefined : () => openAgain(result.id),
	);
	const { isPending, variables } = act;
	const { fields: errors, warning, message: failure } = describeRotaError(act.error, ["first", "last", "name"]);
	// While it is sent anew, the question that was answered stays.
	const tell = warning !== undefined || (isPending && variables.tell === true);
	const today = dayIn(now(), society.clock);
	/** Other days concern other people: they are asked about anew. */
	const changed = () => {
		setBlank(false);
		act.reset();
	};
	const send = () =>
		first === "" ? setBlank(true) : act.mutate({ first, ...(last !== "" && { last }), name, yearly, tell });
	return (
		<FormDialog
			title={t("Close days")}
			submit={tell ? t("Close and notify") : t("Close days")}
			danger={tell}
			busy={isPending}
			warning={warning}
			failure={failure}
			onSubmit={send}
			onClose={onClose}
		>
			<Field
				label={t("Name")}
				hint={t("For example Christmas. Members see it on cancelled shifts.")}
				error={errors.name}
			>
				<TextInput
					maxLength={mostLetters.nameOfClosedDays}
					value={name}
					disabled={isPending}
					onChange={(event) => setName(event.target.value)}
				/>
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("First day")} error={blank ? t("Please choose a day.") : errors.first}>
					<TextInput
						type="date"
						min={today}
						value={first}
						disabled={isPending}
						onChange={(event) => {
							setFirst(event.target.value);
							changed();
						}}
					/>
				</Field>
				<Field label={t("Last day")} optional error={errors.last}>
					<TextInput
						type="date"
						min={first === "" ? today : first}
						value={last}
						disabled={isPending}
						onChange={(event) => {
							setLast(event.target.value);
							changed();
						}}
					/>
				</Field>
			</div>
			<Checkbox
				label={t("Every year")}
				checked={yearly}
				disabled={isPending}
				onChange={(event) => {
					setYearly(event.target.checked);
					changed();
				}}
			/>
		</FormDialog>
	);
}
