import { isSupervising } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import type { ShiftState } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import { useId } from "react";
import { Link } from "wouter";
import { now } from "../../platform/time/time.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Asked, Me } from "../dialogs/asked.ts";
import { OwnDutyButton } from "../duty/OwnDutyButton.tsx";
import { shiftElementId } from "../focus-shift.ts";
import { OwnShiftMenu } from "../shift/OwnShiftMenu.tsx";
import { ShiftBadges } from "../shift/ShiftBadges.tsx";
import { ShiftOffers } from "../shift/ShiftOffers.tsx";
import { ShiftPeople } from "../shift/ShiftPeople.tsx";
import { bookingText, coverageOf, shortWhen, supervisingText, timesOf } from "../shift/shift-text.ts";
import { obstacleAt, partsToBook, placeToRelieve } from "../shift/standing.ts";
import { hasBegun, isOn, isOver } from "../shift-days.ts";

const edges: Readonly<Record<ShiftState, string>> = {
	confirmed: "border-l-good",
	needs_supervisor: "border-l-attention",
	at_risk: "border-l-care",
	off: "border-l-edge",
};

type ShiftCardProps = {
	readonly shift: Shift;
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
};

/** One shift of the week. */
export function ShiftCard({ shift, zone, me, onAsk }: ShiftCardProps) {
	const facts = useId();
	const begun = hasBegun(shift, now());
	const over = isOver(shift, now());
	const own = shift.own.part !== null;
	return (
		<li
			className={classNames(
				"flex flex-col gap-2.5 rounded-card border border-l-4 border-line bg-surface p-3 shadow-card",
				over ? "border-l-line" : edges[shift.state],
			)}
		>
			<ShiftButton shift={shift} zone={zone} me={me} describedBy={facts} onAsk={onAsk} />
			<div className="flex items-start justify-between gap-1">
				<div id={facts} className="min-w-0 space-y-2">
					<ShiftBadges shift={shift} zone={zone} over={over} />
					<ShiftPeople shift={shift} ownId={me.id} over={over} />
				</div>
				{own && !begun && shift.state !== "off" && (
					<div className="-mt-2 -mr-1.5">
						<OwnShiftMenu shift={shift} zone={zone} onAsk={onAsk} />
					</div>
				)}
			</div>
			{own && shift.state !== "off" && (
				<OwnDutyButton
					shift={shift}
					label={(act) => t("{when}: {words}", { when: shortWhen(shift, zone), words: act })}
					onAsk={onAsk}
				/>
			)}
			<ShiftOffers shift={shift} zone={zone} me={me} onAsk={onAsk} />
			{isSupervising(me.role) && (
				<Link
					to={coverageOf(me.id, shift, zone)}
					aria-label={t("{when}: {words}", { when: shortWhen(shift, zone), words: t("Open in Coverage") })}
					className="mt-auto inline-flex min-h-11 items-center text-sm font-semibold text-pine underline"
				>
					{t("Open in Coverage")}
				</Link>
			)}
		</li>
	);
}

type ShiftButtonProps = ShiftCardProps & { readonly describedBy: string };

/**
 * Where it cannot be booked it says why, and stays within reach of the keyboard: who cannot see the page would not find
 * a button that is left out, and so not hear the reason.
 */
function ShiftButton({ shift, zone, me, describedBy, onAsk }: ShiftButtonProps) {
	const obstacle = obstacleAt(shift, now());
	const booked = shift.own.part !== null && shift.state !== "off" && !isOver(shift, now());
	const open = obstacle === null;
	const relieved = placeToRelieve(shift, me.role, now());
	const supervises = open && partsToBook(shift, me.role)[0] === "supervisor";
	const otherwise = booked && isOn(shift, now()) ? t("Booked, in progress") : bookingText(shift, zone, now());
	const booking = supervises ? supervisingText(shift, now()) : otherwise;
	const buttonText = relieved ? t("Cover for {name}", { name: relieved.name }) : booking;
	return (
		<button
			type="button"
			id={shiftElementId(shift.id)}
			aria-disabled={!open || undefined}
			aria-describedby={describedBy}
			onClick={() => open && onAsk(relieved ? { act: "take", shift, place: relieved } : { act: "book", shift })}
			className={classNames(
				"min-h-14 w-full rounded-control border px-3 py-1.5 text-left leading-tight aria-disabled:cursor-not-allowed",
				open && "border-edge bg-surface text-pine transition-colors hover:bg-pine-wash",
				booked && "border-pine bg-pine text-on-pine",
				!open && !booked && "border-line bg-sunk text-soft",
			)}
		>
			<span className="block font-semibold tabular-nums">{timesOf(shift, zone)}</span>{" "}
			<span className="block text-sm">{buttonText}</span>
		</button>
	);
}
