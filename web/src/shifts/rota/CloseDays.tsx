import { t } from "@warmline/contract/i18n";
import { mostLetters } from "@warmline/contract/shifts/limits";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayIn } from "../../platform/time/zones.ts";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { FormDialog } from "./FormDialog.tsx";
import { describeRotaError, notSaved } from "./people-booked.ts";
import { openAgain, sendClosedDays } from "./rota-api.ts";
import { useRotaAct } from "./use-rota-act.ts";

type Days = { readonly name: string; readonly first: string; readonly last: string; readonly yearly: boolean };

/** A day or some days without shifts. Where people have booked, the server says first whom it concerns. */
export function CloseDays({ onClose }: { readonly onClose: () => void }) {
	const act = useRotaAct(sendClosedDays, t("Days closed."), onClose, ({ tell: told }, { result }) =>
		told ? undefined : () => openAgain(result.id),
	);
	const { isPending, variables } = act;
	const names = ["first", "last", "name"] as const;
	const { warning, message } = describeRotaError(act.error, names);
	// While it is sent anew, the question that was answered stays.
	const tell = warning !== undefined || (isPending && variables.tell === true);
	const today = dayIn(now(), society.clock);
	const { form, values, change, register, submit, errors } = useForm({
		values: { name: "", first: "", last: "", yearly: false },
		check: (days) => (days.first === "" ? { errors: { first: t("Please choose a day.") } } : { data: days }),
		send: ({ last, ...days }: Days) => act.mutate({ ...days, ...(last !== "" && { last }), tell }),
		call: { isPending, error: act.error },
		fields: names,
		fallback: notSaved,
	});
	/** Other days concern other people: they are asked about anew. */
	const changeDays = (part: Partial<Days>) => {
		change(part);
		act.reset();
	};
	return (
		<FormDialog
			title={t("Close days")}
			submit={tell ? t("Close and notify") : t("Close days")}
			danger={tell}
			busy={isPending}
			warning={warning}
			failure={message}
			form={form}
			onSubmit={submit}
			onClose={onClose}
		>
			<Field
				label={t("Name")}
				hint={t("For example Christmas. Members see it on cancelled shifts.")}
				error={errors.name}
			>
				<TextInput maxLength={mostLetters.nameOfClosedDays} {...register("name")} disabled={isPending} />
			</Field>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t("First day")} error={errors.first}>
					<TextInput
						type="date"
						min={today}
						value={values.first}
						disabled={isPending}
						onChange={(event) => changeDays({ first: event.target.value })}
					/>
				</Field>
				<Field label={t("Last day")} optional error={errors.last}>
					<TextInput
						type="date"
						min={values.first === "" ? today : values.first}
						value={values.last}
						disabled={isPending}
						onChange={(event) => changeDays({ last: event.target.value })}
					/>
				</Field>
			</div>
			<Checkbox
				label={t("Every year")}
				checked={values.yearly}
				disabled={isPending}
				onChange={(event) => changeDays({ yearly: event.target.checked })}
			/>
		</FormDialog>
	);
}
