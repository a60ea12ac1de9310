import { t } from "@warmline/contract/i18n";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { AnswerForm, FieldName } from "./form.ts";
import { Group } from "./Group.tsx";

type Choice = { readonly value: string | number | boolean; readonly label: string };

const yesAndNo: readonly Choice[] = [
	{ value: true, label: t("Yes") },
	{ value: false, label: t("No") },
];

const oneToTen: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, label: String(value) }));

type RadioAnswerProps = {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly hint?: string;
};

function RadioAnswer({
	form,
	name,
	label,
	hint,
	choices,
	className,
}: RadioAnswerProps & { readonly choices: readonly Choice[]; readonly className: string }) {
	const group = useId();
	return (
		<Group legend={label} hint={hint} error={form.problemOf(name)}>
			<div className={classNames("grid gap-1.5", className)}>
				{choices.map(({ value, label: words }) => (
					<label
						key={words}
						className="relative flex min-h-11 items-center justify-center rounded-control border border-edge bg-surface px-2 has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine forced-colors:has-checked:outline-3"
					>
						<input
							type="radio"
							name={group}
							value={String(value)}
							className="sr-only"
							checked={form.values[name] === value}
							onChange={() => form.set(name, value)}
						/>
						{words}
					</label>
				))}
			</div>
		</Group>
	);
}

export function YesOrNo(props: RadioAnswerProps) {
	return <RadioAnswer {...props} choices={yesAndNo} className="max-w-64 grid-cols-2" />;
}

export function OneToTen(props: RadioAnswerProps) {
	return <RadioAnswer {...props} choices={oneToTen} className="grid-cols-5 sm:grid-cols-10" />;
}
