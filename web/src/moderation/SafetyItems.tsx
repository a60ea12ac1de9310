import { t } from "@warmline/contract/i18n";
import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import VolumeX from "lucide-react/icons/volume-x";
import { MenuItem } from "../ui/overlay/Menu.tsx";

export type SafetyAct = "report" | "mute" | "block";

type SafetyItemsProps = { readonly name: string; readonly onChoose: (act: SafetyAct) => void };

/** In the menu of what somebody else wrote. */
export function SafetyItems({ name, onChoose }: SafetyItemsProps) {
	return (
		<>
			<MenuItem onSelect={() => onChoose("report")}>
				<Flag aria-hidden="true" className="size-5" />
				{t("Report")}
			</MenuItem>
			<MenuItem onSelect={() => onChoose("mute")}>
				<VolumeX aria-hidden="true" className="size-5" />
				{t("Mute {name}", { name })}
			</MenuItem>
			<MenuItem onSelect={() => onChoose("block")}>
				<Ban aria-hidden="true" className="size-5" />
				{t("Block {name}", { name })}
			</MenuItem>
		</>
	);
}
