import type { Shift } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { restoreFocus } from "../../ui/overlay/restore-focus.ts";
import { CheckOutDialog } from "./CheckOutDialog.tsx";
import type { DutyState } from "./duty-state.ts";
import type { OwnDuty } from "./own-duty.ts";
import { dutyActText, isCheckedIn } from "./own-duty-text.ts";
import { PresenceButton } from "./PresenceButton.tsx";
import { ReadyDialog } from "./ReadyDialog.tsx";

type OwnDutyActsProps = {
	readonly own: { readonly shift: Shift; readonly stands: OwnDuty } | null;
	readonly store: DutyState;
};

const variants = { soon: "primary", begun: "primary", on: "secondary", left: "quiet", over: "primary" } as const;

type Asked = { readonly what: "in" | "out"; readonly shift: Shift };

/** The way on duty and off it, with a shift or without. An open dialog stays until it is answered, whatever time it has become. */
export function OwnDutyActs({ own, store }: OwnDutyActsProps) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const close = () => {
		setAsked(null);
		// Who has gone has nothing to press any more.
		restoreFocus();
	};
	const isIn = isCheckedIn(own?.stands);
	return (
		<>
			<PresenceButton stands={own?.stands ?? null} store={store} />
			{own && (
				// One button, whatever it does: the dialog it opens gives the focus back to it.
				<Button
					variant={variants[own.stands]}
					onClick={() => setAsked({ what: isIn ? "out" : "in", shift: own.shift })}
				>
					{dutyActText(own.stands)}
				</Button>
			)}
			{asked?.what === "in" && <ReadyDialog shift={asked.shift} onClose={close} />}
			{asked?.what === "out" && <CheckOutDialog shift={asked.shift} onClose={close} />}
		</>
	);
}
