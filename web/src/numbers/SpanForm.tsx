import type { Grain } from "@warmline/contract/numbers/span";
import { say } from "@warmline/contract/say";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { type Choice, choices, type spanIn } from "./span-choice.ts";

type Asked = ReturnType<typeof spanIn>;

export type SpanParams = Partial<Record<"days" | "from" | "until" | "by", string>>;

type SpanFormProps = { readonly asked: Asked; readonly onAsk: (params: SpanParams) => void };

const choiceNames: Readonly<Record<Choice, string>> = {
	"7": say("Last 7 days"),
	"30": say("Last 30 days"),
	"90": say("Last 90 days"),
	year: say("This year"),
	own: say("Other days"),
};

const grainNames: Readonly<Record<Grain, string>> = {
	day: say("By day"),
	week: say("By week"),
	month: say("By month"),
};

const errorOf = ({ backwards, tooMany }: Asked): string | undefined => {
	if (backwards) return say("The last day comes after the first.");
	return tooMany ? say("These are more than ten years. Please choose fewer days.") : undefined;
};

/** Which days are counted, and in which parts. */
export function SpanForm({ asked, onAsk }: SpanFormProps) {
	const { choice, from, until, grains, span } = asked;
	return (
		<section aria-label={say("Which days")} className="grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-4 print:hidden">
			<Field label={say("Days")} className="max-sm:col-span-2">
				<Select
					value={choice}
					onChange={({ target: { value } }) => onAsk(value === "own" ? { days: value, from, until } : { days: value })}
				>
					{choices.map((one) => (
						<option key={one} value={one}>
							{choiceNames[one]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={say("Parts")} className="max-sm:col-span-2">
				<Select
					value={span?.by ?? ""}
					disabled={!span}
					onChange={({ target: { value } }) =>
						onAsk({ days: choice, by: value, ...(choice === "own" && { from, until }) })
					}
				>
					{!span && <option value="">{say("By day")}</option>}
					{grains.map((grain) => (
						<option key={grain} value={grain}>
							{grainNames[grain]}
						</option>
					))}
				</Select>
			</Field>
			{choice === "own" && (
				<>
					<Field label={say("First day")}>
						<TextInput
							type="date"
							value={from}
							onChange={({ target: { value } }) => onAsk({ days: "own", from: value, until })}
						/>
					</Field>
					<Field label={say("Last day")} error={errorOf(asked)}>
						<TextInput
							type="date"
							value={until}
							onChange={({ target: { value } }) => onAsk({ days: "own", from, until: value })}
						/>
					</Field>
				</>
			)}
		</section>
	);
}
