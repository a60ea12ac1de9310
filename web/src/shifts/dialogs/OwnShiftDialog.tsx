import { isSupervising } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { now } from "../../platform/time/time.ts";
import { timeIn } from "../../platform/time/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { OwnDutyButton } from "../duty/OwnDutyButton.tsx";
import { ShiftBadges } from "../shift/ShiftBadges.tsx";
import { ShiftPeople } from "../shift/ShiftPeople.tsx";
import { ShiftWhen } from "../shift/ShiftWhen.tsx";
import { coverageOf, tooLateText } from "../shift/shift-text.ts";
import { canGiveUp } from "../shift/standing.ts";
import { useOwnShiftActs } from "../shift/use-own-shift-acts.ts";
import { checkInOpens, hasBegun, isOver } from "../shift-days.ts";
import type { ShiftDialogProps } from "./asked.ts";

/** A shift of one's own with all that one can do about it, where it was pressed in the week. */
export function OwnShiftDialog({ shift, zone, me, onAsk, onClose }: ShiftDialogProps) {
	const at = now();
	const isTheirs = shift.own.part !== null && shift.state !== "off";
	return (
		<Dialog open onClose={onClose} title={<ShiftWhen shift={shift} zone={zone} />}>
			<div className="space-y-3">
				<ShiftBadges shift={shift} zone={zone} over={isOver(shift, at)} />
				<ShiftPeople shift={shift} ownId={me.id} over={isOver(shift, at)} />
				{isTheirs && at < checkInOpens(shift) && (
					<p className="text-sm text-soft">
						{t("You can check in from {time}", { time: timeIn(checkInOpens(shift), zone) })}
					</p>
				)}
			</div>
			<div className="mt-5 flex flex-col gap-2">
				{isTheirs && <OwnDutyButton shift={shift} onAsk={onAsk} />}
				{isTheirs && !hasBegun(shift, at) && <Acts shift={shift} onAsk={onAsk} onClose={onClose} />}
				{isSupervising(me.role) && (
					<LinkButton to={coverageOf(me.id, shift, zone)} variant="secondary">
						{t("Open in Coverage")}
					</LinkButton>
				)}
				<Button variant="quiet" onClick={onClose}>
					{t("Close")}
				</Button>
			</div>
		</Dialog>
	);
}

type ActsProps = { readonly shift: Shift } & Pick<ShiftDialogProps, "onAsk" | "onClose">;

/** Looking for cover is before giving up: so the chat stays open. */
function Acts({ shift, onAsk, onClose }: ActsProps) {
	const { keep, save } = useOwnShiftActs(shift);
	const tooLate = !canGiveUp(shift, now());
	return (
		<>
			{shift.own.cover_wanted ? (
				<Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate(shift.id, { onSuccess: onClose })}>
					{t("I can make it after all")}
				</Button>
			) : (
				<Button variant="secondary" onClick={() => onAsk({ act: "cover", shift })}>
					{t("Find cover")}
				</Button>
			)}
			<Button variant="secondary" onClick={() => onAsk({ act: "swap", shift })}>
				{t("Swap shifts")}
			</Button>
			<Button variant="secondary" disabled={tooLate} onClick={() => onAsk({ act: "give_up", shift })}>
				{t("Drop shift")}
			</Button>
			{tooLate && <p className="text-sm text-soft">{tooLateText(shift)}</p>}
			<Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(shift)}>
				{t("Add to calendar")}
			</Button>
		</>
	);
}
