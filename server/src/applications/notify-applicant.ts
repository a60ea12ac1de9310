import { notify } from "../notifications/index.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";

/** In the list of notifications, beside the email that says more. */
const messages = {
	accepted: "application_accepted",
	asked: "application_needs_more",
	declined: "application_decided",
	trained: "application_training_done",
	step_done: "application_step_done",
	reference_answered: "application_reference_replied",
	interview_proposed: "application_interview_proposed",
	suspended: "application_suspended",
	reinstated: "application_reinstated",
	police_check: "application_police_check",
} as const;

type NotifyContext = Pick<Platform, "clock" | "jobs" | "hub">;

/** In the transaction that promises the mail. */
export const notifyApplicant = async (
	platform: NotifyContext,
	work: UnitOfWork,
	member_id: string,
	what: keyof typeof messages,
): Promise<void> => {
	await notify(platform, work, [{ member_id, kind: "application", actor_id: null, message: messages[what] }]);
};
