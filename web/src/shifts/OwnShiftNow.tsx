import { useQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { checkInMinutes } from "@warmline/contract/shifts/parts";
import { now } from "../platform/time.ts";
import { timeIn } from "../platform/zones.ts";
import { ownShiftsQuery } from "./api.ts";
import { ownDutyWords } from "./duty/duty-words.ts";
import { ownShiftToCome } from "./duty/next-shifts.ts";
import { OwnDutyActs } from "./duty/OwnDutyActs.tsx";
import { useDuty } from "./duty/use-duty.ts";
import { startOf } from "./shift-days.ts";
import { shortWhen } from "./shift-words.ts";

type OwnShiftNowProps = {
	readonly zone: string;
	/** Whether the next shift is shown, too, before one can check in. */
	readonly withNext?: boolean;
	readonly className?: string;
};

const minute = 60_000;

/** The reader's own shift that runs, or comes next, with the way into it. Only for members who work in shifts. */
export function OwnShiftNow({ zone, withNext = false, className }: OwnShiftNowProps) {
	const { known } = useDuty();
	const { data } = useQuery(ownShiftsQuery);
	const own = known?.own ?? null;
	const next = withNext && data ? ownShiftToCome(data, now()) : null;
	const shift = own?.shift ?? next;
	const opens = shift ? startOf(shift) - checkInMinutes * minute : 0;
	return (
		<section aria-label={say("Your shift")} className={shift ? className : "hidden"}>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-l-4 border-line border-l-pine bg-surface p-4 shadow-card">
				<div className="min-w-0">
					<p className="text-sm text-soft">{own ? say("Your shift") : say("Your next shift")}</p>
					{shift && <p className="text-xl leading-snug font-semibold tabular-nums">{shortWhen(shift, zone)}</p>}
					<p role="status" className="text-soft">
						{own && ownDutyWords(own.stands, own.shift)}
						{!own && shift && say("You can check in from {time}", { time: timeIn(opens, zone) })}
					</p>
				</div>
				<OwnDutyActs own={own} />
			</div>
		</section>
	);
}
