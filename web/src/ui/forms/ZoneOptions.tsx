import { t } from "@warmline/contract/i18n";
import { useMemo } from "react";
import { zoneName, zonesToChooseFrom } from "../../platform/time/zones.ts";

type ZoneOptionsProps = {
	/** The organisation's time zone. */
	readonly clock: string;
	readonly chosen: string | null;
};

/** For a select: what most people want first, then the 400 others. */
export function ZoneOptions({ clock, chosen }: ZoneOptionsProps) {
	const { suggested, others } = useMemo(() => zonesToChooseFrom(clock, chosen), [clock, chosen]);
	return (
		<>
			<optgroup label={t("Suggested")}>{suggested.map(toOption)}</optgroup>
			<optgroup label={t("All time zones")}>{others.map(toOption)}</optgroup>
		</>
	);
}

const toOption = (zone: string) => (
	<option key={zone} value={zone}>
		{zoneName(zone)}
	</option>
);
