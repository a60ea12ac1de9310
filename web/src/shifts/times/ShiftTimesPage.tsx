import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";
import { cityOf } from "../../platform/time/zones.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { ZoneOptions } from "../../ui/forms/ZoneOptions.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { shiftTimesQuery } from "../api.ts";
import { Fetching } from "../Fetching.tsx";
import { useShiftZone } from "../zone-choice.ts";
import { ShiftTimeCard } from "./ShiftTimeCard.tsx";

export function ShiftTimesPage() {
	const [zone, chooseZone] = useShiftZone();
	const query = useQuery(shiftTimesQuery);
	const { data } = query;
	return (
		<Page
			title={t("Shift times")}
			lead={t("Shifts follow {city} time. Choose a time zone to see them in your own time.", {
				city: cityOf(society.clock),
			})}
			width="public"
		>
			<ZoneField zone={zone} onChoose={chooseZone} className="max-w-sm" />
			<div className="mt-8">
				{data && data.length === 0 && <Empty>{t("No shift times have been set yet.")}</Empty>}
				{data && data.length > 0 && (
					<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{data.map((shift) => (
							<ShiftTimeCard key={shift.id} shift={shift} zone={zone} />
						))}
					</ul>
				)}
				<Fetching query={query} />
			</div>
		</Page>
	);
}

type ZoneFieldProps = {
	readonly zone: string;
	readonly onChoose: (zone: string) => void;
	readonly className?: string;
};

/** On which clocks times are shown: one's own zone is first. */
function ZoneField({ zone, onChoose, className }: ZoneFieldProps) {
	return (
		<Field label={t("Time zone")} className={className}>
			<Select value={zone} onChange={(event) => onChoose(event.target.value)}>
				<ZoneOptions clock={society.clock} chosen={zone} />
			</Select>
		</Field>
	);
}
