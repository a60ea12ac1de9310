import { say } from "@warmline/contract/say";
import { useMemo } from "react";
import { society } from "../platform/society.ts";
import { zoneName, zonesToChooseFrom } from "../platform/time/zones.ts";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";

type ZoneFieldProps = {
	readonly zone: string;
	readonly onChoose: (zone: string) => void;
	readonly className?: string;
};

/** On which clocks times are shown: one's own zone is first. */
export function ZoneField({ zone, onChoose, className }: ZoneFieldProps) {
	const zones = useMemo(() => zonesToChooseFrom(society.clock), []);
	return (
		<Field label={say("Time zone")} className={className}>
			<Select value={zone} onChange={(event) => onChoose(event.target.value)}>
				{zones.map((name) => (
					<option key={name} value={name}>
						{zoneName(name)}
					</option>
				))}
			</Select>
		</Field>
	);
}
