import { locale, t, tn } from "@warmline/contract/i18n";
import type { Hours } from "@warmline/contract/shifts/hours-calls";
import { obligations } from "../../platform/recruitment.ts";
import { formatDay } from "../../platform/time/time.ts";
import { monthText } from "../calendar-days.ts";
import { durationText } from "../duration-text.ts";
import { Meter } from "./Meter.tsx";

/** By the shifts, or by the time where no shifts are promised. */
const missingText = (hours: Hours): string => {
	const { needed_shifts, worked_shifts, booked_shifts, needed_minutes, worked_minutes, booked_minutes } = hours;
	const byTime = needed_shifts === 0;
	const open = byTime ? needed_minutes - worked_minutes : needed_shifts - worked_shifts;
	const missing = open - (byTime ? booked_minutes : booked_shifts);
	if (open <= 0) return t("You’ve met your commitment for this month. Thank you.");
	if (missing <= 0) return t("With your booked shifts, the month is complete.");
	if (byTime) return t("Book {duration} more.", { duration: durationText(missing) });
	return tn(missing, { one: "Book 1 more shift.", other: "Book {count} more shifts." });
};

const nothingPromised = ({ since }: Hours, inTraining: boolean): string => {
	if (inTraining) return t("Your commitment starts when your training is complete.");
	if (since === null)
		return t("Your training date is missing, so your commitment can’t be shown. Please ask a director.");
	return t("No commitment for this month.");
};

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** `1 of 2 shifts`, and who has done more reads both for what they are: `3 shifts (goal: 2)` */
const shiftsText = (done: number, goal: number): string =>
	done > goal
		? tn(done, { one: "1 shift (goal: {goal})", other: "{count} shifts (goal: {goal})" }, { goal })
		: tn(goal, { one: "{done} of 1 shift", other: "{done} of {count} shifts" }, { done });

const timeText = (done: number, goal: number): string =>
	done > goal
		? t("{done} (goal: {goal})", { done: durationText(done), goal: durationText(goal) })
		: t("{done} of {all}", { done: durationText(done), all: durationText(goal) });

/** `1 of 2 shifts, 1 booked` */
const withBooked = (done: string, booked: string | false): string => list.format(booked ? [done, booked] : [done]);

type ObligationMeterProps = { readonly hours: Hours; readonly inTraining: boolean };

/** What was promised for this month, in the first months and in this week, and how much of it is there. */
export function ObligationMeter({ hours, inTraining }: ObligationMeterProps) {
	const { needed_shifts, worked_shifts, booked_shifts, needed_minutes, worked_minutes, booked_minutes } = hours;
	const { first_months, shifts_this_week } = hours;
	if (needed_shifts === 0 && needed_minutes === 0) {
		return (
			<section className="rounded-card border border-line bg-surface p-5 shadow-card">
				<h2 className="text-xl">{monthText(hours.month)}</h2>
				<p className="mt-2 text-soft">{nothingPromised(hours, inTraining)}</p>
			</section>
		);
	}
	return (
		<section className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 className="text-xl">{t("Commitment for {month}", { month: monthText(hours.month) })}</h2>
			<p className="mt-1 text-soft">{missingText(hours)}</p>
			<div className="mt-4 grid gap-5 sm:grid-cols-2">
				{needed_shifts > 0 && (
					<Meter
						name={t("Shifts")}
						words={withBooked(
							shiftsText(worked_shifts, needed_shifts),
							booked_shifts > 0 && tn(booked_shifts, { one: "1 booked", other: "{count} booked" }),
						)}
						done={worked_shifts}
						booked={booked_shifts}
						needed={needed_shifts}
					/>
				)}
				{needed_minutes > 0 && (
					<Meter
						name={t("Time")}
						words={withBooked(
							timeText(worked_minutes, needed_minutes),
							booked_minutes > 0 && t("{duration} booked", { duration: durationText(booked_minutes) }),
						)}
						done={worked_minutes}
						booked={booked_minutes}
						needed={needed_minutes}
					/>
				)}
				{first_months && first_months.needed_shifts > 0 && (
					<Meter
						name={t("Your first months")}
						words={t("{shifts} until {day}", {
							shifts: shiftsText(first_months.worked_shifts, first_months.needed_shifts),
							day: formatDay(first_months.until),
						})}
						done={first_months.worked_shifts}
						booked={0}
						needed={first_months.needed_shifts}
					/>
				)}
				{obligations.shifts_a_week > 0 && (
					<Meter
						name={t("This week")}
						words={shiftsText(shifts_this_week, obligations.shifts_a_week)}
						done={shifts_this_week}
						booked={0}
						needed={obligations.shifts_a_week}
					/>
				)}
			</div>
		</section>
	);
}
