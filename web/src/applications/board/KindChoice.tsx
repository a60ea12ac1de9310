import { applicantTypes } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { kindNames } from "./board-text.ts";

type KindChoiceProps = {
	/** A kind of application, or empty for every kind. */
	readonly kind: string;
	readonly onChoose: (kind: string) => void;
	readonly className?: string;
};

export function KindChoice({ kind, onChoose, className = "" }: KindChoiceProps) {
	return (
		<Field label={t("Type")} className={className}>
			<Select value={kind} onChange={(event) => onChoose(event.target.value)}>
				<option value="">{t("All types")}</option>
				{applicantTypes.map((one) => (
					<option key={one} value={one}>
						{kindNames[one]}
					</option>
				))}
			</Select>
		</Field>
	);
}
