import { z } from "zod/mini";
import { applicantTypes } from "../accounts/user.ts";

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** What the organisation asks of an applicant before their first chat alone. */
export const recruitment = z.strictObject({
	/** How many people speak for an applicant: one or two. */
	references: count(1, 2),
	/** By what somebody applies for. */
	training_hours: z.record(z.enum(applicantTypes), count(1, 500)),
	/** Days after the acceptance by which the training starts. */
	training_within_days: count(1, 365),
	/** Chats that somebody observes. */
	observed_chats: count(0, 50),
	/** The longest an interview takes. */
	interview_minutes: count(5, 480),
});
