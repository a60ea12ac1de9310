import { answerLimit } from "@warmline/contract/applications/answers";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { answerCount } from "./answer-count.ts";
import { type AnswerForm, type FieldName, textIn } from "./form.ts";

type Bounds = {
	readonly label: string;
	readonly min?: number;
	/** Null: as long as one likes. */
	readonly max?: number | null;
	readonly optional?: boolean;
};

type CountedTextProps = Bounds & {
	readonly name: string;
	readonly value: string;
	readonly onChange: (text: string) => void;
	readonly error: string | undefined;
};

/** A long text with a live count under it. It may get too long: nothing that was written is cut off. */
export function CountedText(props: CountedTextProps) {
	const { name, label, value, onChange, error, min, max = answerLimit, optional = false } = props;
	const { said, tooLong } = answerCount(value, max, min);
	return (
		<Field
			label={label}
			optional={optional}
			below={<span className={classNames(tooLong && "font-semibold text-bad")}>{said}</span>}
			error={error}
		>
			<TextArea
				name={name}
				rows={5}
				required={!optional}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				className="field-sizing-content min-h-36"
			/>
		</Field>
	);
}

type CountedAnswerProps = Bounds & { readonly form: AnswerForm; readonly name: FieldName };

export function CountedAnswer({ form, name, ...bounds }: CountedAnswerProps) {
	return (
		<CountedText
			name={name}
			value={textIn(form.values, name)}
			onChange={(text) => form.set(name, text)}
			error={form.problemOf(name)}
			{...bounds}
		/>
	);
}
