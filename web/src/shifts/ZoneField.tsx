import { t } from "@warmline/contract/i18n";
import { society } from "../platform/society.ts";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { ZoneOptions } from "../ui/forms/ZoneOptions.tsx";

type ZoneFieldProps = {
	readonly zone: string;
	readonly onChoose: (zone: string) => void;
	readonly className?: string;
};

/** On which clocks times are shown: one's own zone is first. */
export function ZoneField({ zone, onChoose, className }: ZoneFieldProps) {
	return (
		<Field label={t("Time zone")} className={className}>
			<Select value={zone} onChange={(event) => onChoose(event.target.value)}>
				<ZoneOptions clock={society.clock} chosen={zone} />
			</Select>
		</Field>
	);
}
