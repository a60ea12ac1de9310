import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { now } from "../../platform/time/time.ts";
import { dayIn, timeIn } from "../../platform/time/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { sayToOffer, waitForPlace, waitNoMore } from "../api.ts";
import { shortDayName } from "../calendar-days.ts";
import type { Asked, Me } from "../dialogs/asked.ts";
import { LongRunQuestion } from "../dialogs/LongRunQuestion.tsx";
import { hasBegun } from "../shift-days.ts";
import { useShiftAct } from "../use-shift-act.ts";
import { AnswerButtons } from "./AnswerButtons.tsx";
import { canWait, isKept, placesToTake, placeToRelieve } from "./standing.ts";

type ShiftOffersProps = {
	readonly shift: Shift;
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
};

/** Ways into a shift beside a free place: a place that is kept for one, one of somebody who cannot come, the list. */
export function ShiftOffers({ shift, zone, me, onAsk }: ShiftOffersProps) {
	const { own } = shift;
	const at = now();
	const toTake = placesToTake(shift, at);
	// That one is had by the shift itself.
	const relieved = placeToRelieve(shift, me.role, at);
	const waits = own.waiting !== null && own.offer_until === null && !hasBegun(shift, at);
	return (
		<>
			{own.offer_until !== null && isKept(shift, at) && <KeptPlace shift={shift} until={own.offer_until} zone={zone} />}
			{toTake.map((place) => (
				<div key={place.member_id} className="space-y-2 rounded-control bg-attention-wash p-2.5 text-sm">
					<p className="font-medium text-attention-ink">{t("{name} needs cover", { name: place.name })}</p>
					{place !== relieved && (
						<Button variant="secondary" onClick={() => onAsk({ act: "take", shift, place })}>
							{t("Cover this shift")}
						</Button>
					)}
				</div>
			))}
			{(canWait(shift, at) || waits) && <Waiting shift={shift} />}
		</>
	);
}

/** The time of day; on another day that one too. */
const untilText = (until: number, zone: string): string => {
	const day = dayIn(until, zone);
	const time = timeIn(until, zone);
	return day === dayIn(now(), zone) ? time : t("{day}, {times}", { day: shortDayName(day), times: time });
};

type KeptPlaceProps = { readonly shift: Shift; readonly until: string; readonly zone: string };

function KeptPlace({ shift, until, zone }: KeptPlaceProps) {
	const { mutate, isPending, variables, error, reset } = useShiftAct(sayToOffer, {
		shift_id: shift.id,
		failed: t("Couldn’t send your answer. Please try again."),
	});
	return (
		<div className="space-y-2 rounded-control bg-pine-wash p-2.5 text-sm">
			<p className="font-medium text-pine-strong">
				{t("A spot is on hold for you until {time}", { time: untilText(Date.parse(until), zone) })}
			</p>
			<AnswerButtons
				yes={t("Take it")}
				no={t("No, thank you")}
				pending={isPending ? variables.accept : null}
				onAnswer={(accept) => mutate({ id: shift.id, accept })}
			/>
			<LongRunQuestion
				error={error}
				busy={isPending && variables.long_run === true}
				onTake={() => mutate({ id: shift.id, accept: true, long_run: true })}
				onCancel={reset}
			/>
		</div>
	);
}

function Waiting({ shift }: { readonly shift: Shift }) {
	const failed = t("Couldn’t change the waiting list. Please try again.");
	const join = useShiftAct(waitForPlace, { shift_id: shift.id, failed });
	const leave = useShiftAct(waitNoMore, { shift_id: shift.id, failed });
	const waits = shift.own.waiting !== null;
	const { mutate, isPending } = waits ? leave : join;
	return (
		<div className="space-y-2 text-sm">
			{shift.own.waiting !== null && (
				<p className="font-medium text-pine-strong">
					{t("You are number {number} on the waiting list", { number: shift.own.waiting + 1 })}
				</p>
			)}
			<Button variant="secondary" busy={isPending} onClick={() => mutate(shift.id)}>
				{waits ? t("Leave the waiting list") : t("Join the waiting list")}
			</Button>
		</div>
	);
}
