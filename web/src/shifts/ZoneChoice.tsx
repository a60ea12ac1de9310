import { t } from "@warmline/contract/i18n";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { useId } from "react";
import { society } from "../platform/society.ts";
import { cityOf } from "../platform/time/zones.ts";
import { ZoneOptions } from "../ui/forms/ZoneOptions.tsx";

type ZoneChoiceProps = {
	readonly zone: string;
	readonly onChoose: (zone: string) => void;
};

/** On which clocks times are shown: one's own zone is first. Few change it, so it is small, and says no more than the city. */
export function ZoneChoice({ zone, onChoose }: ZoneChoiceProps) {
	const id = useId();
	return (
		<div className="relative inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm text-soft outline-pine hover:bg-pine-wash has-focus-visible:outline-3">
			<label htmlFor={id} className="max-lg:sr-only">
				{t("Time zone")}
			</label>
			<span aria-hidden="true" className="flex items-center gap-1.5 font-semibold text-pine">
				<Globe className="size-4 shrink-0 lg:hidden" />
				{cityOf(zone)}
				<ChevronDown className="size-4 shrink-0" />
			</span>
			{/* As wide as the chosen city and not as the longest name: it lies over what is in sight. */}
			<select
				id={id}
				value={zone}
				onChange={(event) => onChoose(event.target.value)}
				className="absolute inset-0 w-full cursor-pointer bg-surface text-base text-ink opacity-0"
			>
				<ZoneOptions clock={society.clock} chosen={zone} />
			</select>
		</div>
	);
}
