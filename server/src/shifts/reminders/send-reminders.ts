import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import { notify } from "../../notifications/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { dayIn, daysAfter } from "../../platform/days.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { preferencesOfMany } from "../../preferences/index.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type ShiftReminderJob, shiftReminderJob } from "./mail-reminder.ts";
import { lockDue, noteReminded, type Reminding } from "./reminder-queries.ts";
import { reminderToken } from "./reminder-token.ts";

/** Minutes to the start. */
type Look = {
	readonly which: Reminding;
	/** The reminder comes with so many to go, and with no fewer than the least. */
	readonly most: number;
	readonly least: number;
	/** Who has booked with fewer to go knows. */
	readonly knows: number;
};

const looks: readonly Look[] = [
	{ which: "day", most: 24 * 60, least: 90, knows: 26 * 60 },
	{ which: "hour", most: 60, least: 0, knows: 60 },
];

/** Minutes to the start with which it begins in an hour; with fewer, the look was late. */
const anHour = 45;

/** When it begins, on these clocks. Of a day with 25 hours both ends are 24 hours apart, of one with 23 three days are. */
const messageFor = (which: Reminding, now: Date, startsAt: Date, zone: string): NotificationMessage => {
	if (which === "hour") return startsAt >= minutesAfter(now, anHour) ? "shift_starts_in_an_hour" : "shift_starts_soon";
	const [today, day] = [dayIn(zone, now), dayIn(zone, startsAt)];
	if (day === today) return "shift_starts_today";
	return day === daysAfter(today, 1) ? "shift_starts_tomorrow" : "shift_starts_in_a_day";
};

/** A shift that nobody supervises cannot be: nobody is told that it begins. */
const unsupervised: Readonly<Record<Reminding, NotificationMessage>> = {
	day: "shift_starts_in_a_day_unsupervised",
	hour: "shift_starts_soon_unsupervised",
};

const remind = (context: ShiftContext, { which, most, least, knows }: Look) =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const now = context.clock.now();
		const begins = [minutesAfter(now, least), minutesAfter(now, most)] as const;
		const due = await lockDue(tx, which, { begins, bookedMinutesAhead: knows });
		if (due.length === 0) return;
		const links = due.map(({ id }) => ({ id, hash: tokenHash(reminderToken(context.vault, id)) }));
		await noteReminded(tx, which, links, now);
		const wishes = await preferencesOfMany(tx, [...new Set(due.map(({ member_id }) => member_id))]);
		const notices = due.map(({ id, member_id, starts_at, supervised }) => ({
			member_id,
			kind: "shift" as const,
			actor_id: null,
			message: supervised
				? messageFor(which, now, starts_at, wishes.get(member_id)?.time_zone ?? context.zone)
				: unsupervised[which],
			shift_at: starts_at,
			same_as: `shift-${which}-${id}`,
		}));
		await notify(context, work, notices);
		const mails = due.map(({ id }) => ({ booking_id: id, which }));
		await context.jobs.promiseAll<ShiftReminderJob>(shiftReminderJob, mails, tx);
	});

/** Reminds everybody of their shift a day and an hour ahead, each time once, however many look, and how often. */
export const sendReminders = async (context: ShiftContext): Promise<void> => {
	for (const look of looks) await remind(context, look);
};
