import type { ShiftState } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { classNames } from "../../ui/class-names.ts";
import { badgeLooks } from "../../ui/feedback/Badge.tsx";
import { stateLooks } from "../shift/state-looks.ts";

const shapes: Readonly<Record<ShiftState, string>> = {
	confirmed: "rounded-full border-2 border-current bg-current",
	at_risk: "rounded-full border-2 border-current bg-[linear-gradient(90deg,currentcolor_50%,transparent_50%)]",
	needs_supervisor: "rounded-full border-2 border-current",
	off: "h-0 self-center border-t-2 border-current",
};

type ShiftMarkProps = {
	readonly shift: Pick<Shift, "state"> & { readonly own: Pick<Shift["own"], "part"> };
	/** What it would have needed is of no use any more. */
	readonly over?: boolean;
};

/** How a shift stands, for the eye: full, half, empty or struck out, and square where it is one's own. */
export function ShiftMark({ shift, over = false }: ShiftMarkProps) {
	const { state } = shift;
	const own = shift.own.part !== null && state !== "off";
	const past = over && state !== "off";
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"inline-block size-2.5 shrink-0",
				own && "rounded-xs bg-pine",
				!own && past && "rounded-full bg-line",
				!own && !past && shapes[state],
				!own && !past && badgeLooks[stateLooks[state]].text,
			)}
		/>
	);
}
