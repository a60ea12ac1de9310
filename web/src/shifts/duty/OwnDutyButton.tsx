import type { Shift } from "@warmline/contract/shifts/shift";
import { Button } from "../../ui/Button.tsx";
import type { Asked } from "../dialogs/asked.ts";
import { dutyActText, isCheckedIn } from "./own-duty-text.ts";
import { useDuty } from "./use-duty.ts";

type OwnDutyButtonProps = {
	readonly shift: Shift;
	/** For who hears it among other shifts. */
	readonly label?: (act: string) => string;
	readonly onAsk: (asked: Asked) => void;
};

/** The way on duty and off it at a shift of one's own, while it is time. */
export function OwnDutyButton({ shift, label, onAsk }: OwnDutyButtonProps) {
	const own = useDuty().known?.own;
	if (!own || own.shift.id !== shift.id) return null;
	const act = dutyActText(own.stands);
	return (
		<Button
			className="w-full"
			variant={own.stands === "left" ? "secondary" : "primary"}
			aria-label={label?.(act)}
			onClick={() => onAsk({ act: isCheckedIn(own.stands) ? "check_out" : "check_in", shift: own.shift })}
		>
			{act}
		</Button>
	);
}
