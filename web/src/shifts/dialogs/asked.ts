import type { Role } from "@warmline/contract/accounts/roles";
import type { Place, Shift } from "@warmline/contract/shifts/shift";

/** What a member has pressed, and is asked about before it is done. */
export type Asked =
	| { readonly act: "own" | "book" | "cover" | "give_up" | "swap" | "check_in" | "check_out"; readonly shift: Shift }
	| { readonly act: "take"; readonly shift: Shift; readonly place: Place };

export type Me = { readonly id: string; readonly role: Role };

/** What every dialog about a shift knows. */
export type ShiftDialogProps = {
	readonly shift: Shift;
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
	readonly onClose: () => void;
};
