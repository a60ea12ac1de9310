import type { ShiftState } from "@warmline/contract/shifts/parts";
import Ban from "lucide-react/icons/ban";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UserX from "lucide-react/icons/user-x";

const signs = { confirmed: CircleCheck, needs_supervisor: UserX, at_risk: TriangleAlert, off: Ban } as const;

/** How a shift stands, for who does not tell the colours apart. */
export function StateSign({ state, className }: { readonly state: ShiftState; readonly className?: string }) {
	const Sign = signs[state];
	return <Sign aria-hidden="true" className={className ?? "size-3.5 shrink-0"} />;
}
