import { t } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { society } from "../../platform/society.ts";
import { buttonLook } from "../button-look.ts";
import { leaveFast, leaveWithOthers, onThreeShifts } from "./leave-fast.ts";

const leave = () => leaveFast(society.neutral_exit_url);

type QuickExitProps = {
	readonly className?: string;
};

/** Put it into a bar that stays on screen, so that it is always there and never covers anything. */
export function QuickExit({ className }: QuickExitProps) {
	useEffect(() => onThreeShifts(leave), []);
	useEffect(() => leaveWithOthers(society.neutral_exit_url), []);
	return (
		<button
			type="button"
			title={t("Leaves this site immediately. Pressing Shift three times does the same.")}
			aria-keyshortcuts="Shift Shift Shift"
			onClick={leave}
			className={buttonLook("secondary", `whitespace-nowrap ${className ?? ""}`)}
		>
			{t("Leave this page")}
		</button>
	);
}
