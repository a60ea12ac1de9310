import { t } from "@warmline/contract/i18n";
import type { WorkedShift } from "@warmline/contract/shifts/hours-calls";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { society } from "../../../platform/society.ts";
import { cityOf, sameClock } from "../../../platform/time/zones.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { Me } from "../../dialogs/asked.ts";
import { AttendanceDialog } from "../../hours/AttendanceDialog.tsx";
import { ShiftBadges } from "../../shift/ShiftBadges.tsx";
import { ShiftWhen } from "../../shift/ShiftWhen.tsx";
import { timesOf } from "../../shift/shift-text.ts";
import { isOver, startOf } from "../../shift-days.ts";
import { CallOffForm } from "./CallOffForm.tsx";
import { CallOut } from "./CallOut.tsx";
import { lackText, stateSentence } from "./coverage-text.ts";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { NameSupervisor } from "./NameSupervisor.tsx";
import { PlaceRequests } from "./requests/PlaceRequests.tsx";
import { RequestPlace } from "./requests/RequestPlace.tsx";
import { SeatsOfShift } from "./SeatsOfShift.tsx";
import { ShiftNeeds } from "./ShiftNeeds.tsx";
import { actsFor, isSoon, type ShiftAct } from "./shift-acts.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

type CoverageDialogProps = {
	readonly shift: Shift;
	readonly zone: string;
	readonly me: Me;
	readonly at: number;
	readonly onClose: () => void;
};

const workedIn = ({ id, shift_datetime, ends_at }: Shift, { part, attended }: Place): WorkedShift => ({
	...{ shift_id: id, shift_datetime, ends_at, part },
	...(attended ?? { attendance: "booked", minutes: 0 }),
});

/** One shift as who sees to it that all shifts are manned looks at it, and what to do about it. */
export function CoverageDialog({ shift, zone, me, at, onClose }: CoverageDialogProps) {
	const [doing, setDoing] = useState<ShiftAct | null>(null);
	const [attending, setAttending] = useState<Place | null>(null);
	const [busy, setBusy] = useState(false);
	const facts = useRef<HTMLDivElement>(null);
	const was = useRef(doing);
	useEffect(() => {
		if (was.current !== null && doing === null) facts.current?.focus();
		was.current = doing;
	}, [doing]);
	if (attending) {
		const { member_id: id, name } = attending;
		const worked = workedIn(shift, attending);
		return <AttendanceDialog shift={worked} member={{ id, name }} zone={zone} onClose={() => setAttending(null)} />;
	}
	const acts = actsFor(shift, me.role, at);
	// What one was about to do may be of no use any more: then the shift says how it stands.
	const current = doing !== null && acts.includes(doing) ? doing : null;
	return (
		<Dialog
			open
			onClose={onClose}
			title={<ShiftWhen shift={shift} zone={zone} />}
			busy={busy}
			holdsWords={current === "call_off"}
		>
			{current === null ? (
				<div ref={facts} tabIndex={-1} className="space-y-4 outline-none">
					{!sameClock(startOf(shift), zone, society.clock) && (
						<p className="text-sm text-soft">
							{t("{times}, {city} time", { times: timesOf(shift, society.clock), city: cityOf(society.clock) })}
						</p>
					)}
					<ShiftBadges shift={shift} zone={zone} over={isOver(shift, at)} />
					<Standing shift={shift} at={at} />
					<SeatsOfShift shift={shift} meId={me.id} onAttend={isOver(shift, at) ? setAttending : undefined} />
					{isSoon(shift, at) && shift.state !== "off" && <PlaceRequests shift={shift} />}
					<Acts shift={shift} acts={acts} onChoose={setDoing} />
					<div className="flex justify-end">
						<Button variant="quiet" onClick={onClose}>
							{t("Close")}
						</Button>
					</div>
				</div>
			) : (
				<Doing act={current} shift={shift} onBusy={setBusy} onBack={() => setDoing(null)} />
			)}
		</Dialog>
	);
}

function Standing({ shift, at }: { readonly shift: Shift; readonly at: number }) {
	const lacking = lackText(shift, at);
	if (isOver(shift, at) && shift.state !== "off") return <p>{t("This shift is over.")}</p>;
	return (
		<div>
			<p className="wrap-anywhere">{stateSentence(shift)}</p>
			{lacking !== null && <p className="mt-1 font-semibold first-letter:uppercase">{lacking}</p>}
		</div>
	);
}

const actionText = (act: ShiftAct): string => {
	switch (act) {
		case "request_supervisor":
			return t("Ask someone by name to supervise");
		case "request_listener":
			return t("Ask someone by name to listen");
		case "ask_supervisors":
			return t("Ask supervisors to come");
		case "ask_listeners":
			return t("Ask listeners to come");
		case "name_supervisor":
			return t("Assign supervisor");
		case "needs":
			return t("Change the people needed");
		case "call_off":
			return t("Cancel shift");
		case "put_on":
			return t("Restore shift");
	}
};

type ActsProps = {
	readonly shift: Shift;
	readonly acts: readonly ShiftAct[];
	readonly onChoose: (act: ShiftAct) => void;
};

function Acts({ shift, acts, onChoose }: ActsProps) {
	const asksNobody = shift.state === "needs_supervisor" && acts.includes("ask_supervisors");
	return (
		<>
			{acts.length > 0 && (
				<ul aria-label={t("What you can do")} className="flex flex-col gap-2">
					{acts.map((act) => (
						<li key={act}>
							<Button
								variant={act === "call_off" ? "danger" : act === acts[0] && act !== "needs" ? "primary" : "secondary"}
								className="w-full"
								onClick={() => onChoose(act)}
							>
								{actionText(act)}
							</Button>
						</li>
					))}
				</ul>
			)}
			{asksNobody && (
				<p className="text-sm text-soft">{t("Listeners can be asked once the shift has a supervisor.")}</p>
			)}
		</>
	);
}

function Doing({ act, ...doing }: DoingProps & { readonly act: ShiftAct }) {
	switch (act) {
		case "request_supervisor":
			return <RequestPlace part="supervisor" {...doing} />;
		case "request_listener":
			return <RequestPlace part="listener" {...doing} />;
		case "ask_supervisors":
			return <CallOut part="supervisor" {...doing} />;
		case "ask_listeners":
			return <CallOut part="listener" {...doing} />;
		case "name_supervisor":
			return <NameSupervisor {...doing} />;
		case "needs":
			return <ShiftNeeds {...doing} />;
		case "call_off":
			return <CallOffForm {...doing} />;
		case "put_on":
			return <PutOnAgain {...doing} />;
	}
}

function PutOnAgain({ shift, onBusy, onBack }: DoingProps) {
	const change = useChangeShift(t("Shift restored."), onBack);
	useTellBusy(change.isPending, onBusy);
	return (
		<DialogPart heading={t("Restore shift")} busy={change.isPending} onBack={onBack}>
			<p>{t("The shift can be booked again. People who were booked are notified and need to book again.")}</p>
			{change.error && (
				<Banner tone="failure">{errorMessage(change.error, t("Couldn’t save the change. Please try again."))}</Banner>
			)}
			<Button busy={change.isPending} onClick={() => change.mutate({ id: shift.id, off: null })}>
				{t("Restore shift")}
			</Button>
		</DialogPart>
	);
}
