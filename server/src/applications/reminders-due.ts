import type { ApplicationStatus } from "@warmline/contract/applications/calls";
import society from "../../../content/society.json" with { type: "json" };
import { minutesAfter } from "../platform/clock.ts";
import { dayIn, daysAfter } from "../platform/days.ts";
import { trainingStartsBy } from "./promised-by.ts";

/** Days after which somebody is reminded. The society says five business days, and to write to it after two weeks. */
const lateAfter = 14;
const askedAfter = 14;
const draftAfter = 30;
export const refereeAfter = 7;
/** Days before a police check expires: a new one takes some weeks. */
export const policeBefore = 30;

export const daysBefore = (now: Date, days: number): Date => minutesAfter(now, -days * 24 * 60);

/** An application, what the record says beside it, and what somebody was reminded of. */
export type Waiting = {
	status: ApplicationStatus;
	since: Date;
	updated_at: Date;
	certified: boolean;
	training_hours: number | null;
	police_expires: string | null;
	/** When the police check was written down. */
	police_at: Date | null;
	/** The last time, of anything but the police check. */
	reminded_at: Date | null;
	police_reminded_at: Date | null;
};

/**
 * `late`: no decision; `asked` and `draft`: the applicant has something to do; `training`: it has not begun;
 * `police_check`: it expires soon, or has.
 */
export type Reminder = "late" | "asked" | "draft" | "training" | "police_check";

const stays: Record<Exclude<Reminder, "police_check">, (waiting: Waiting, now: Date) => boolean> = {
	late: ({ status, since }, now) => status === "submitted" && since < daysBefore(now, lateAfter),
	asked: ({ status, since }, now) => status === "asked" && since < daysBefore(now, askedAfter),
	draft: ({ status, updated_at }, now) => status === "draft" && updated_at < daysBefore(now, draftAfter),
	training: ({ status, certified, training_hours, since }, now) =>
		status === "accepted" &&
		!certified &&
		(training_hours ?? 0) === 0 &&
		dayIn(society.clock, now) > trainingStartsBy(since),
};

const policeEnds = ({ status, police_expires }: Waiting, now: Date) =>
	status !== "draft" &&
	status !== "declined" &&
	police_expires !== null &&
	police_expires <= daysAfter(dayIn(society.clock, now), policeBefore);

/** What is overdue or about to be, whether or not somebody was reminded. */
export const waitsFor = (waiting: Waiting, now: Date): Reminder[] => [
	...(["late", "asked", "draft", "training"] as const).filter((one) => stays[one](waiting, now)),
	...(policeEnds(waiting, now) ? (["police_check"] as const) : []),
];

const isAfter = (reminded: Date | null, beginning: Date | null) =>
	reminded !== null && (beginning === null || reminded >= beginning);

/** Of that, what nobody was reminded of since it came to where it is, or since the police check was written down. */
export const remindersDue = (waiting: Waiting, now: Date): Reminder[] =>
	waitsFor(waiting, now).filter((one) =>
		one === "police_check"
			? !isAfter(waiting.police_reminded_at, waiting.police_at)
			: !isAfter(waiting.reminded_at, waiting.since),
	);
