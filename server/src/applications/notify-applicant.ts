import { say } from "@warmline/contract/say";
import { notify } from "../notifications/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { AfterCommit } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";

/** What stands in somebody's list of notices, beside the mail that says more. Their page with us shows the rest. */
const sentences = {
	accepted: say("Your application is accepted."),
	asked: say("Your application needs something more from you."),
	declined: say("There is a decision on your application."),
	trained: say("Your training is done, and you can take chats now."),
	step_done: say("You are a step further on your way to the first chat."),
	reference_answered: say("One of your references has answered."),
	interview_proposed: say("There is a time for your interview. Please say whether it fits."),
	suspended: say("A director has paused your work in chats."),
	reinstated: say("Your work in chats is no longer paused."),
	police_check: say("Your police check ends soon, or has ended."),
} as const;

type Told = Pick<Platform, "clock" | "jobs" | "hub">;

/** In the transaction that promises the mail. */
export const notifyApplicant = async (
	platform: Told,
	{ tx, afterCommit }: { tx: Db; afterCommit: AfterCommit },
	member_id: string,
	what: keyof typeof sentences,
): Promise<void> => {
	await notify(platform, tx, afterCommit, [{ member_id, kind: "application", actor_id: null, words: sentences[what] }]);
};
