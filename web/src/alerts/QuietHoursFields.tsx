import { type QuietHours, quietHours } from "@warmline/contract/alerts/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { checkBy } from "../ui/forms/use-form.ts";

const usual: QuietHours = { from: "22:00", until: "07:00" };

type QuietHoursFieldsProps = {
	readonly value: QuietHours | null;
	readonly onChange: (value: QuietHours | null) => void;
};

/** A time in which nothing is sent. While a time is typed it may be half a one: it is saved when one leaves the field. */
export function QuietHoursFields({ value, onChange }: QuietHoursFieldsProps) {
	const [typed, setTyped] = useState<QuietHours | null>(null);
	const shown = typed ?? value ?? usual;
	const checked = checkBy(quietHours, shown);
	const errors = "errors" in checked ? checked.errors : {};
	const save = () => {
		if (typed && "data" in checked && (typed.from !== value?.from || typed.until !== value?.until)) onChange(typed);
	};
	const time = (name: keyof QuietHours) => ({
		type: "time" as const,
		value: shown[name],
		onChange: ({ target }: { readonly target: { readonly value: string } }) =>
			setTyped({ ...shown, [name]: target.value }),
		onBlur: save,
		className: "max-w-40",
	});
	return (
		<>
			<Checkbox
				label={
					<>
						<span className="block">{t("Quiet hours")}</span>
						<span className="block text-sm text-soft">
							{t(
								"You get no alerts during these hours, even when you’re on duty. Alerts that are still open afterwards reach you then.",
							)}
						</span>
					</>
				}
				checked={value !== null}
				onChange={({ target }) => {
					setTyped(null);
					onChange(target.checked ? usual : null);
				}}
			/>
			{value !== null && (
				<div className="ml-9 flex flex-wrap gap-4">
					<Field label={t("From")} error={errors.from}>
						<TextInput {...time("from")} />
					</Field>
					<Field label={t("Until")} error={errors.until}>
						<TextInput {...time("until")} />
					</Field>
				</div>
			)}
		</>
	);
}
