import { t } from "@warmline/contract/i18n";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";

/** Characters a content warning may have. */
const most = 100;

type WarningFieldProps = {
	/** Among other fields it says by itself what it is. */
	readonly edits?: boolean;
	readonly value: string;
	readonly disabled: boolean;
	readonly onChange: (value: string) => void;
};

export function WarningField({ edits = false, value, disabled, onChange }: WarningFieldProps) {
	return (
		<Field
			label={edits ? t("Content warning") : t("What is it about?")}
			optional={edits}
			hint={t("For example “grief” or “self-harm”. The post is hidden behind this warning.")}
			className="mt-3"
		>
			<TextInput
				value={value}
				maxLength={most}
				disabled={disabled}
				onChange={(event) => onChange(event.target.value)}
			/>
		</Field>
	);
}
