import { say } from "../say.ts";
import type { ReportKind } from "./calls.ts";

/** What moderators are told when something waits for them. By these words a page knows that a notice leads there. */
export const waitingWords: Readonly<Record<ReportKind, string>> = {
	post: say("A post was reported. It waits for a moderator."),
	comment: say("A comment was reported. It waits for a moderator."),
	member: say("A member was reported. It waits for a moderator."),
};
