import type { Rota } from "../rota.ts";
import { type ShiftNewsJob, shiftNewsJob } from "../tell-of-shifts.ts";
import { mailNews } from "./mail-news.ts";
import { mailReminder, type ShiftReminderJob, shiftReminderJob } from "./mail-reminder.ts";

/** Says how reminders and news about shifts are mailed. */
export const beginReminding = async (rota: Rota): Promise<void> => {
	await rota.jobs.handle(shiftNewsJob, (job: ShiftNewsJob, id) => mailNews(rota, job, id));
	await rota.jobs.handle(shiftReminderJob, (job: ShiftReminderJob, id) => mailReminder(rota, job, id));
};
