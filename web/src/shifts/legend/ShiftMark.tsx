import type { ShiftState } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { classNames } from "../../ui/class-names.ts";

const looks: Readonly<Record<ShiftState, string>> = {
	confirmed: "rounded-full border-2 border-good bg-good",
	at_risk: "rounded-full border-2 border-care bg-[linear-gradient(90deg,var(--color-care)_50%,transparent_50%)]",
	needs_supervisor: "rounded-full border-2 border-ember",
	off: "h-0 self-center border-t-2 border-edge",
};

type ShiftMarkProps = {
	readonly shift: Pick<Shift, "state"> & { readonly own: Pick<Shift["own"], "part"> };
	/** What it would have needed is of no use any more. */
	readonly over?: boolean;
};

/** How a shift stands, for the eye: full, half, empty or struck out, and square where it is one's own. */
export function ShiftMark({ shift, over = false }: ShiftMarkProps) {
	const own = shift.own.part !== null && shift.state !== "off";
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"inline-block size-2.5 shrink-0",
				own && "rounded-xs bg-pine",
				!own && (over && shift.state !== "off" ? "rounded-full bg-line" : looks[shift.state]),
			)}
		/>
	);
}
