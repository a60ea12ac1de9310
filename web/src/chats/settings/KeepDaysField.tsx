import { t } from "@warmline/contract/i18n";
import { type Ref, useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { daysWords, ruleLabels } from "./settings-form.ts";

type KeepDaysFieldProps = {
	/** NaN while no number stands in the field for another one. */
	readonly value: number | null;
	readonly onChange: (days: number | null) => void;
	readonly error: string | undefined;
	/** What is to be corrected. */
	readonly wrong: Ref<HTMLInputElement>;
};

const usual = [30, 90, 180, 365];

const daysOf = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

export function KeepDaysField({ value, onChange, error, wrong }: KeepDaysFieldProps) {
	const [typed, setTyped] = useState<string | null>(null);
	// What is another number than was typed here was saved by somebody else.
	const own = typed !== null && Object.is(daysOf(typed), value) ? typed : null;
	const isOther = own !== null || (value !== null && !usual.includes(value));

	const choose = (choice: string) => {
		if (choice !== "other") {
			setTyped(null);
			return onChange(choice === "erased" ? null : Number(choice));
		}
		setTyped(value === null ? "" : String(value));
		onChange(value ?? Number.NaN);
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
							{daysWords(days)}
						</option>
					))}
					<option value="other">{t("Custom number of days")}</option>
					<option value="erased">{daysWords(null)}</option>
				</Select>
			</Field>
			{isOther && (
				<Field label={t("Days after a chat ends")} error={error}>
					<TextInput
						ref={wrong}
						name="keep_days"
						inputMode="numeric"
						className="max-w-28"
						value={own ?? (Number.isNaN(value) ? "" : String(value))}
						onChange={(event) => {
							setTyped(event.target.value);
							onChange(daysOf(event.target.value));
						}}
					/>
				</Field>
			)}
		</div>
	);
}
