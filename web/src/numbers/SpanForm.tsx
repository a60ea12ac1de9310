import { t } from "@warmline/contract/i18n";
import type { Grain } from "@warmline/contract/numbers/span";
import { startTransition, useOptimistic } from "react";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { type Choice, choices, type spanIn } from "./span-choice.ts";

type Asked = ReturnType<typeof spanIn>;

/** The part of the address that changes; "" takes something out. */
export type SpanParams = Partial<Record<"days" | "from" | "until" | "by", string>>;

type SpanFormProps = { readonly asked: Asked; readonly onAsk: (params: SpanParams) => void };

const choiceNames: Readonly<Record<Choice, string>> = {
	"7": t("Last 7 days"),
	"30": t("Last 30 days"),
	"90": t("Last 90 days"),
	year: t("This year"),
	own: t("Custom"),
};

const grainNames: Readonly<Record<Grain, string>> = {
	day: t("By day"),
	week: t("By week"),
	month: t("By month"),
};

const errorOf = ({ backwards, tooMany }: Asked): string | undefined => {
	if (backwards) return t("The last day must not be before the first.");
	return tooMany ? t("That’s more than ten years. Please choose a shorter period.") : undefined;
};

/** Which days are counted, and in which parts. */
export function SpanForm({ asked, onAsk }: SpanFormProps) {
	const { choice, from, until, grains, span } = asked;
	return (
		<section aria-label={t("Period")} className="grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-4 print:hidden">
			<Field label={t("Date range")} className="max-sm:col-span-2">
				<Select
					value={choice}
					onChange={({ target: { value } }) =>
						onAsk({ days: value, by: "", ...(value === "own" ? { from, until } : { from: "", until: "" }) })
					}
				>
					{choices.map((one) => (
						<option key={one} value={one}>
							{choiceNames[one]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("Group by")} className="max-sm:col-span-2">
				<Select value={span?.by ?? ""} disabled={!span} onChange={({ target: { value } }) => onAsk({ by: value })}>
					{!span && <option value="">{t("By day")}</option>}
					{grains.map((grain) => (
						<option key={grain} value={grain}>
							{grainNames[grain]}
						</option>
					))}
				</Select>
			</Field>
			{choice === "own" && (
				<>
					<Field label={t("First day")}>
						<DayInput day={from} onChange={(day) => onAsk({ from: day, by: "" })} />
					</Field>
					<Field label={t("Last day")} error={errorOf(asked)}>
						<DayInput day={until} onChange={(day) => onAsk({ until: day, by: "" })} />
					</Field>
				</>
			)}
		</section>
	);
}

type DayInputProps = { readonly day: string; readonly onChange: (day: string) => void };

/** The address changes in a transition; until it has, a field that showed the old day would undo what is being typed. */
function DayInput({ day, onChange }: DayInputProps) {
	const [shown, show] = useOptimistic(day);
	return (
		<TextInput
			type="date"
			value={shown}
			onChange={({ target: { value } }) =>
				startTransition(() => {
					show(value);
					onChange(value);
				})
			}
		/>
	);
}
