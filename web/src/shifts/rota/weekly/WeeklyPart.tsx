import { t, tn } from "@warmline/contract/i18n";
import type { WeeklyShift } from "@warmline/contract/shifts/rota-calls";
import type { ShiftTime } from "@warmline/contract/shifts/shift";
import { useState } from "react";
import { Empty } from "../../../ui/feedback/Empty.tsx";
import { VisuallyHidden } from "../../../ui/text/VisuallyHidden.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { RotaPart } from "../RotaPart.tsx";
import { cellText, hoursText, listenersText, supervisorsText, weekdaysInOrder } from "../rota-text.ts";
import { EveryDay } from "./EveryDay.tsx";
import { NeedsCell } from "./NeedsCell.tsx";
import { needsToStart, weeklyAt } from "./weekly-needs.ts";

type WeeklyPartProps = {
	readonly times: readonly ShiftTime[];
	readonly weekly: readonly WeeklyShift[];
	readonly edits: boolean;
};

/** The pattern of the week. Where there is no room for a table it is told day by day. */
export function WeeklyPart(props: WeeklyPartProps) {
	const hasRoom = useMedia("(min-width: 64rem)");
	const [saved, setSaved] = useState("");
	const Week = hasRoom ? WeekTable : WeekByDay;
	return (
		<RotaPart
			id="weekly-shifts"
			heading={t("Weekly shifts")}
			lead={
				props.edits
					? t(
							"How many people each shift needs. Changes are saved immediately and apply from now on. Existing bookings are never removed, and shifts changed individually stay as they are.",
						)
					: t("How many people each shift needs. Directors can change it.")
			}
		>
			{props.times.length === 0 ? (
				<Empty className="text-soft">{t("Once there is a shift time, you can choose its days here.")}</Empty>
			) : (
				<>
					{props.edits && (
						<p role="status" className="mb-2 min-h-6 text-sm font-medium text-good">
							{saved}
						</p>
					)}
					<Week {...props} onSaved={setSaved} />
				</>
			)}
		</RotaPart>
	);
}

type WeekProps = WeeklyPartProps & { readonly onSaved: (words: string) => void };

function WeekTable({ times, weekly, edits, onSaved }: WeekProps) {
	return (
		<table aria-labelledby="weekly-shifts" className="w-full table-fixed border-collapse">
			<thead>
				<tr>
					<th scope="col" className="w-26 p-1.5 text-left text-sm font-semibold text-soft">
						{t("Shift time")}
					</th>
					{weekdaysInOrder.map(({ weekday, long, short }) => (
						<th key={weekday} scope="col" abbr={long} className="p-1.5 text-sm font-semibold text-soft">
							{short}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{times.map((time) => (
					<tr key={time.id}>
						<th scope="row" className="border-y border-line py-2 pr-2 text-left align-top text-sm font-semibold">
							<span className="tabular-nums">{hoursText(time)}</span>
							{edits && <EveryDay time={time} weekly={weekly} />}
						</th>
						{weekdaysInOrder.map(({ weekday }) => (
							<td key={weekday} className="border border-line bg-surface p-1.5 align-top">
								<WeekCell weekday={weekday} time={time} weekly={weekly} edits={edits} onSaved={onSaved} small />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function WeekByDay({ times, weekly, edits, onSaved }: WeekProps) {
	return (
		<>
			<div className="space-y-2">
				{weekdaysInOrder.map(({ weekday, long }) => {
					const shifts = weekly.filter((one) => one.weekday === weekday).length;
					return (
						<details key={weekday} className="rounded-card border border-line bg-surface px-4 shadow-card">
							<summary className="min-h-12 content-center">
								<span className="font-semibold">{long}</span>{" "}
								<span className="text-sm text-soft">
									{shifts === 0 ? t("no shifts") : tn(shifts, { one: "1 shift", other: "{count} shifts" })}
								</span>
							</summary>
							<ul className="divide-y divide-line">
								{times.map((time) => (
									<li key={time.id} className="py-3">
										<p className="mb-1.5 font-semibold tabular-nums">{hoursText(time)}</p>
										<WeekCell
											weekday={weekday}
											time={time}
											weekly={weekly}
											edits={edits}
											onSaved={onSaved}
											small={false}
										/>
									</li>
								))}
							</ul>
						</details>
					);
				})}
			</div>
			{edits && (
				<ul className="mt-4 space-y-2 empty:hidden">
					{times.map((time) => (
						<EveryDay key={time.id} time={time} weekly={weekly} named />
					))}
				</ul>
			)}
		</>
	);
}

type WeekCellProps = Omit<WeekProps, "times"> & {
	readonly weekday: number;
	readonly time: ShiftTime;
	readonly small: boolean;
};

function WeekCell({ weekday, time, weekly, edits, onSaved, small }: WeekCellProps) {
	const stored = weeklyAt(weekly, { weekday, shift_time: time.id });
	if (edits) {
		const toStart = needsToStart(weekly, time.id);
		return (
			<NeedsCell weekday={weekday} time={time} stored={stored} toStart={toStart} small={small} onSaved={onSaved} />
		);
	}
	return (
		<p className="text-sm">
			<VisuallyHidden>{cellText(weekday, time, stored)}</VisuallyHidden>
			<span aria-hidden="true" className={stored ? undefined : "text-soft"}>
				{stored ? (
					<>
						<span className="block">{listenersText(stored.listeners)}</span>
						<span className="block">{supervisorsText(stored.supervisors)}</span>
					</>
				) : (
					"–"
				)}
			</span>
		</p>
	);
}
