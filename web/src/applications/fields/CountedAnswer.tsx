import { answerLimit } from "@warmline/contract/applications/answers";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { answerCount } from "./answer-count.ts";
import { type AnswerForm, type FieldName, textIn } from "./form.ts";

type CountedAnswerProps = {
	readonly form: AnswerForm;
	readonly name: FieldName;
	readonly label: string;
	readonly min?: number;
	/** Null: as long as one likes. */
	readonly max?: number | null;
	readonly optional?: boolean;
};

/** A long answer with a live count under it. It may get too long: nothing that was written is cut off. */
export function CountedAnswer({ form, name, label, min, max = answerLimit, optional }: CountedAnswerProps) {
	const text = textIn(form.values, name);
	const { said, tooLong } = answerCount(text, max, min);
	return (
		<Field
			label={label}
			optional={optional ?? false}
			below={<span className={classNames(tooLong && "font-semibold text-bad")}>{said}</span>}
			error={form.problemOf(name)}
		>
			<TextArea
				name={name}
				rows={5}
				required={!optional}
				value={text}
				onChange={(event) => form.set(name, event.target.value)}
				className="field-sizing-content min-h-36"
			/>
		</Field>
	);
}
