import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { daysText, ruleLabels } from "./settings-form.ts";

type KeepDaysFieldProps = {
	/** NaN while no number stands in the field for another one. */
	readonly value: number | null;
	readonly onChange: (days: number | null) => void;
	readonly error: string | undefined;
};

const usual = [30, 90, 180, 365];

export function KeepDaysField({ value, onChange, error }: KeepDaysFieldProps) {
	/** The number that stands in the field for another one: what is another was saved by somebody else. */
	const [other, setOther] = useState<number | null>(null);
	const isOther = value !== null && (Object.is(other, value) || !usual.includes(value));

	const write = (days: number) => {
		setOther(days);
		onChange(days);
	};
	const choose = (choice: string) => {
		if (choice !== "other") {
			setOther(null);
			return onChange(choice === "erased" ? null : Number(choice));
		}
		write(value ?? Number.NaN);
	};

	return (
		<div className="space-y-3">
			<Field
				label={ruleLabels.keep_days}
				hint={t("After that, ended chats are erased overnight: messages, notes and the visitor’s details.")}
				error={isOther ? undefined : error}
			>
				<Select
					name="keep_choice"
					value={isOther ? "other" : (value ?? "erased")}
					onChange={(event) => choose(event.target.value)}
				>
					{usual.map((days) => (
						<option key={days} value={days}>
							{daysText(days)}
						</option>
					))}
					<option value="other">{t("Custom number of days")}</option>
					<option value="erased">{daysText(null)}</option>
				</Select>
			</Field>
			{isOther && (
				<Field label={t("Days after a chat ends")} error={error}>
					<NumberInput name="keep_days" value={value} onChange={write} />
				</Field>
			)}
		</div>
	);
}
