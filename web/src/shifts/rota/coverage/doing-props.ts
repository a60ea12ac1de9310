import type { Shift } from "@warmline/contract/shifts/shift";

/** What every part of the dialog knows in which something is done about the shift. */
export type DoingProps = {
	readonly shift: Shift;
	/** While something is being done the dialog stays. */
	readonly onBusy: (busy: boolean) => void;
	readonly onBack: () => void;
};
