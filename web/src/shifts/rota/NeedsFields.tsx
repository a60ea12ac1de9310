import { t } from "@warmline/contract/i18n";
import { rotaLimits } from "@warmline/contract/shifts/limits";
import type { Needs } from "./rota-text.ts";
import { Stepper } from "./Stepper.tsx";

type NeedsFieldsProps = {
	readonly needs: Needs;
	readonly disabled: boolean;
	readonly onChange: (needs: Needs) => void;
};

/** How many a shift needs. */
export function NeedsFields({ needs, disabled, onChange }: NeedsFieldsProps) {
	return (
		<fieldset>
			<legend className="sr-only">{t("People needed")}</legend>
			<div className="flex items-center justify-between gap-4 py-1">
				<span className="font-semibold">{t("Listeners")}</span>
				<Stepper
					value={needs.listeners}
					{...rotaLimits.listeners}
					less={t("Fewer listeners")}
					more={t("More listeners")}
					disabled={disabled}
					onChange={(listeners) => onChange({ ...needs, listeners })}
				/>
			</div>
			<div className="flex items-center justify-between gap-4 py-1">
				<span className="font-semibold">{t("Supervisors")}</span>
				<Stepper
					value={needs.supervisors}
					{...rotaLimits.supervisors}
					less={t("Fewer supervisors")}
					more={t("More supervisors")}
					disabled={disabled}
					onChange={(supervisors) => onChange({ ...needs, supervisors })}
				/>
			</div>
		</fieldset>
	);
}
