import { say } from "@warmline/contract/say";
import { rotaLimits } from "@warmline/contract/shifts/limits";
import type { Needs } from "./rota-words.ts";
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
			<legend className="sr-only">{say("How many it needs")}</legend>
			<div className="flex items-center justify-between gap-4 py-1">
				<span className="font-semibold">{say("Listeners")}</span>
				<Stepper
					value={needs.listeners}
					{...rotaLimits.listeners}
					less={say("One listener less")}
					more={say("One listener more")}
					disabled={disabled}
					onChange={(listeners) => onChange({ ...needs, listeners })}
				/>
			</div>
			<div className="flex items-center justify-between gap-4 py-1">
				<span className="font-semibold">{say("Supervisors")}</span>
				<Stepper
					value={needs.supervisors}
					{...rotaLimits.supervisors}
					less={say("One supervisor less")}
					more={say("One supervisor more")}
					disabled={disabled}
					onChange={(supervisors) => onChange({ ...needs, supervisors })}
				/>
			</div>
		</fieldset>
	);
}
