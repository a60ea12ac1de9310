import type { Shift } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { restoreFocus } from "../../ui/overlay/restore-focus.ts";
import { CheckOutDialog } from "../duty/CheckOutDialog.tsx";
import { ReadyDialog } from "../duty/ReadyDialog.tsx";
import { shiftCellId, shiftElementId } from "../focus-shift.ts";
import type { Asked, Me } from "./asked.ts";
import { BookDialog } from "./BookDialog.tsx";
import { CoverDialog } from "./CoverDialog.tsx";
import { GiveUpDialog } from "./GiveUpDialog.tsx";
import { OwnShiftDialog } from "./OwnShiftDialog.tsx";
import { SwapDialog } from "./SwapDialog.tsx";
import { TakeDialog } from "./TakeDialog.tsx";

/** What is asked before something is done to a shift: a page shows `dialogs`, and its parts ask. */
export const useShiftDialogs = (me: Me, zone: string, shifts: readonly Shift[] | undefined) => {
	const [pressed, setAsked] = useState<Asked | null>(null);
	const asked = pressed && asItIsNow(pressed, shifts);
	const dialogs = asked && (
		<ShiftDialog
			key={`${asked.act} ${asked.shift.id}`}
			asked={asked}
			zone={zone}
			me={me}
			onAsk={setAsked}
			onClose={() => {
				setAsked(null);
				restoreFocus(...(asked.act === "own" ? [shiftCellId(asked.shift.id)] : []), shiftElementId(asked.shift.id));
			}}
		/>
	);
	return { ask: setAsked, dialogs };
};

/** What was pressed goes on under the dialog; what has left the page stays as it was. */
const asItIsNow = (asked: Asked, shifts: readonly Shift[] | undefined): Asked => {
	const shift = shifts?.find(({ id }) => id === asked.shift.id);
	return shift ? { ...asked, shift } : asked;
};

type ShiftDialogProps = {
	readonly asked: Asked;
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
	readonly onClose: () => void;
};

function ShiftDialog({ asked, ...rest }: ShiftDialogProps) {
	switch (asked.act) {
		case "own":
			return <OwnShiftDialog shift={asked.shift} {...rest} />;
		case "check_in":
			return <ReadyDialog shift={asked.shift} onClose={rest.onClose} />;
		case "check_out":
			return <CheckOutDialog shift={asked.shift} onClose={rest.onClose} />;
		case "book":
			return <BookDialog shift={asked.shift} {...rest} />;
		case "cover":
			return <CoverDialog shift={asked.shift} {...rest} />;
		case "give_up":
			return <GiveUpDialog shift={asked.shift} {...rest} />;
		case "swap":
			return <SwapDialog shift={asked.shift} {...rest} />;
		case "take":
			return <TakeDialog shift={asked.shift} place={asked.place} {...rest} />;
	}
}
