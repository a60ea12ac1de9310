import { useEffect, useRef } from "react";
import { society } from "../platform/society.ts";
import { buttonLook } from "./button-look.ts";
import { leaveFast, onThreeShifts } from "./leave-fast.ts";

type QuickExitProps = {
	/** What else must be forgotten before leaving, done at once. */
	readonly onLeave?: () => void;
	readonly className?: string;
};

/** Put it into a bar that stays on screen, so that it is always there and never covers anything. */
export function QuickExit({ onLeave, className }: QuickExitProps) {
	const leaving = useRef(onLeave);
	leaving.current = onLeave;
	useEffect(() => onThreeShifts(() => leaveFast(society.neutral_exit_url, leaving.current)), []);
	return (
		<button
			type="button"
			title="Leaves at once. Pressing Shift three times does the same."
			aria-keyshortcuts="Shift Shift Shift"
			onClick={() => leaveFast(society.neutral_exit_url, onLeave)}
			className={buttonLook("secondary", `whitespace-nowrap ${className ?? ""}`)}
		>
			Leave this page
		</button>
	);
}
