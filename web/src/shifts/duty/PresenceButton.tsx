import { t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { showToast } from "../../ui/overlay/Toasts.tsx";
import type { DutyState } from "./duty-state.ts";
import type { OwnDuty } from "./own-duty.ts";

type PresenceButtonProps = { readonly stands: OwnDuty | null; readonly store: DutyState };

/**
 * On duty and off duty without a shift. In a shift its own check-in and check-out are the way; beside them this one ends
 * what was begun without the shift, and comes back where a supervisor has ended it.
 */
export function PresenceButton({
	stands,
	store: { presence, openChats, connected, setPresence },
}: PresenceButtonProps) {
	const [asking, setAsking] = useState(false);
	if (presence === null || stands === "over") return null;
	const isOn = presence !== "away";
	if (stands !== null && isOn === (stands === "on")) return null;
	const checkOut = () => {
		setAsking(false);
		setPresence("away");
		showToast({
			words:
				openChats > 0
					? t("You’re off duty. Your open chats stay with you.")
					: t("You are off duty. Thank you for being there."),
		});
	};
	const change = () => {
		if (!isOn) setPresence("available");
		else if (openChats > 0) setAsking(true);
		else checkOut();
	};
	// Beside the shift's own check-in and check-out the same words would contradict them.
	const ofShift = isOn ? t("Go off duty") : t("Go on duty");
	const words = stands !== null ? ofShift : isOn ? t("Check out") : t("Check in");
	return (
		<>
			<Button variant={isOn ? "secondary" : "primary"} disabled={!connected} onClick={change}>
				{words}
			</Button>
			<ConfirmDialog
				open={asking}
				title={tn(openChats, { one: "You still have 1 open chat", other: "You still have {count} open chats" })}
				confirm={t("Check out anyway")}
				onCancel={() => setAsking(false)}
				onConfirm={checkOut}
			>
				{t("You can stay, or transfer first. If you check out now, open chats stay with you.")}
			</ConfirmDialog>
		</>
	);
}
