import { t, tn } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { useId, useState } from "react";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import type { Asked, Me } from "../dialogs/asked.ts";
import { ShiftMark } from "../legend/ShiftMark.tsx";
import { ShiftWhen } from "../shift/ShiftWhen.tsx";
import { bookingText, shortWhen, stateLabels, supervisingText } from "../shift/shift-text.ts";
import { openShifts, partsToBook, placesToTake, placeToRelieve } from "../shift/standing.ts";

/** Those in sight before more are asked for: one line of them where there is room. */
const few = 3;

type OpenShiftsProps = {
	readonly shifts: readonly Shift[];
	readonly zone: string;
	readonly me: Me;
	readonly onAsk: (asked: Asked) => void;
};

/** What the reader could come to in this week, the next first: somebody who looks for cover, or a free place. */
export function OpenShifts({ shifts, zone, me, onAsk }: OpenShiftsProps) {
	const heading = useId();
	const [all, setAll] = useState(false);
	const open = openShifts(shifts, now());
	if (open.length === 0) return null;
	const shown = all ? open : open.slice(0, few);
	return (
		<section aria-labelledby={heading} className="mt-2 sm:mt-5">
			<div className="flex flex-wrap items-center gap-x-3">
				<h3 id={heading} className="text-lg">
					{t("Open shifts")}
				</h3>
				<span className="text-sm text-soft">{tn(open.length, { one: "1 this week", other: "{count} this week" })}</span>
				{open.length > few && (
					<Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
						{all ? t("Show fewer") : t("Show all")}
					</Button>
				)}
			</div>
			<ul className="mt-1 grid gap-2 lg:grid-cols-3">
				{shown.map((shift) => (
					<OpenShift key={shift.id} shift={shift} zone={zone} me={me} onAsk={onAsk} />
				))}
			</ul>
		</section>
	);
}

function OpenShift({ shift, zone, me, onAsk }: Omit<OpenShiftsProps, "shifts"> & { readonly shift: Shift }) {
	const place = placeToRelieve(shift, me.role, now()) ?? placesToTake(shift, now())[0];
	const supervises = partsToBook(shift, me.role)[0] === "supervisor";
	const act = supervises ? supervisingText(shift, now()) : bookingText(shift, zone, now());
	const when = shortWhen(shift, zone);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-2 rounded-control border border-line bg-surface py-1 pr-1 pl-3 text-sm">
			<span className="w-full pt-1 font-semibold tabular-nums">
				<ShiftWhen shift={shift} zone={zone} />
			</span>
			<span className="flex min-w-0 flex-1 basis-28 items-center gap-1.5 text-soft">
				<ShiftMark shift={shift} />
				{place ? t("{name} needs cover", { name: place.name }) : stateLabels[shift.state]}
			</span>
			<Button
				variant="secondary"
				className="shrink-0"
				aria-label={t("{when}: {words}", { when, words: place ? t("Cover this shift") : act })}
				onClick={() => onAsk(place ? { act: "take", shift, place } : { act: "book", shift })}
			>
				{place ? t("Cover this shift") : act}
			</Button>
		</li>
	);
}
