import { t } from "@warmline/contract/i18n";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";

type LoggedReasonProps = { readonly value: string; readonly onChange: (value: string) => void };

/** Words for the audit log. They are in the person's own data, too, and who writes them should know. */
export function LoggedReason({ value, onChange }: LoggedReasonProps) {
	return (
		<Field
			label={t("Reason")}
			optional
			hint={t("For the audit log. It isn’t emailed to the person, but it’s part of the data they can download.")}
			className="mt-4 text-ink"
		>
			<TextArea value={value} rows={3} maxLength={2000} onChange={(event) => onChange(event.target.value)} />
		</Field>
	);
}
