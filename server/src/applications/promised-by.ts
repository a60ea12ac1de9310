import { content } from "../platform/content/content.ts";
import { daysAfter, endOfDay, weekdayOf } from "../platform/days.ts";
import { society, societyDay } from "../platform/society.ts";

/** Monday to Friday. */
const isBusinessDay = (day: string) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** Business days within which an applicant was promised a decision. */
const promisedDays = 5;

/** The last moment to keep the promise: the end of the fifth business day after the one on which it was submitted. */
export const promisedBy = (submitted: Date): Date => {
	let day = societyDay(submitted);
	for (let left = promisedDays; left > 0; ) {
		day = daysAfter(day, 1);
		if (isBusinessDay(day)) left--;
	}
	return endOfDay(society().clock, day);
};

/** The last day on which the training of somebody who was accepted then begins. */
export const trainingStartsBy = (accepted: Date): string =>
	daysAfter(societyDay(accepted), content().recruitment.training_within_days);
