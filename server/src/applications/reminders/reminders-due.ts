import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import { daysBefore } from "../../platform/clock.ts";
import { daysAfter } from "../../platform/days.ts";
import { societyDay } from "../../platform/society.ts";
import { trainingStartsBy } from "../promised-by.ts";

/**
 * Days after which somebody is reminded. The organisation says five business days, and to write to it after two
 * weeks.
 */
const lateAfter = 14;
const askedAfter = 14;
const draftAfter = 30;
export const refereeAfter = 7;
/** Days before a police check expires: a new one takes some weeks. */
const policeBefore = 30;

/** An application, what the record says beside it, and what somebody was reminded of. */
export type Waiting = {
	status: ApplicationStatus;
	since: Date;
	updated_at: Date;
	certified: boolean;
	training_hours: number | null;
	/** The last time. */
	reminded_at: Date | null;
};

/** `late`: no decision; `asked` and `draft`: the applicant has something to do; `training`: it has not begun. */
export type Reminder = "late" | "asked" | "draft" | "training";

const stays: Record<Reminder, (waiting: Waiting, now: Date) => boolean> = {
	late: ({ status, since }, now) => status === "submitted" && since < daysBefore(now, lateAfter),
	asked: ({ status, since }, now) => status === "asked" && since < daysBefore(now, askedAfter),
	draft: ({ status, updated_at }, now) => status === "draft" && updated_at < daysBefore(now, draftAfter),
	training: ({ status, certified, training_hours, since }, now) =>
		status === "accepted" && !certified && (training_hours ?? 0) === 0 && societyDay(now) > trainingStartsBy(since),
};

const isAfter = (reminded: Date | null, beginning: Date | null) =>
	reminded !== null && (beginning === null || reminded >= beginning);

/** What is overdue, whether or not somebody was reminded. */
export const waitsFor = (waiting: Waiting, now: Date): Reminder[] =>
	(["late", "asked", "draft", "training"] as const).filter((one) => stays[one](waiting, now));

/** Of that, what nobody was reminded of since it came to where it is. */
export const remindersDue = (waiting: Waiting, now: Date): Reminder[] =>
	isAfter(waiting.reminded_at, waiting.since) ? [] : waitsFor(waiting, now);

/** A police check with an end, of whoever is on the way or on the team. */
export type PoliceCheck = {
	police_expires: string;
	/** When it was recorded. */
	police_at: Date | null;
	police_reminded_at: Date | null;
};

/** It expires soon, or has. */
export const policeEnds = ({ police_expires }: PoliceCheck, now: Date): boolean =>
	police_expires <= daysAfter(societyDay(now), policeBefore);

/** It is good until the end of its last day. */
export const hasExpired = (police_expires: string, now: Date): boolean => police_expires < societyDay(now);

/** Nobody was told so since it was recorded; or since it has expired: that is told once more. */
export const policeReminderDue = (check: PoliceCheck, now: Date): boolean => {
	const { police_expires, police_at, police_reminded_at: reminded } = check;
	if (!policeEnds(check, now)) return false;
	if (reminded === null || !isAfter(reminded, police_at)) return true;
	return hasExpired(police_expires, now) && !hasExpired(police_expires, reminded);
};
