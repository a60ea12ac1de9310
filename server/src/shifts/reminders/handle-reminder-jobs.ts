import { type ShiftNewsJob, shiftNewsJob } from "../notify-of-shifts.ts";
import type { ShiftContext } from "../shift-context.ts";
import { mailNews } from "./mail-news.ts";
import { mailReminder, type ShiftReminderJob, shiftReminderJob } from "./mail-reminder.ts";

/** Says how reminders and news about shifts are mailed. */
export const handleReminderJobs = async (context: ShiftContext): Promise<void> => {
	await context.jobs.handle(shiftNewsJob, (job: ShiftNewsJob, id) => mailNews(context, job, id));
	await context.jobs.handle(shiftReminderJob, (job: ShiftReminderJob, id) => mailReminder(context, job, id));
};
