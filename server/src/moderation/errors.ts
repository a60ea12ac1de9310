import { say } from "@warmline/contract/say";
import { conflict, invalid, notFound } from "../platform/errors.ts";

export const noSuchReport = () => notFound(say("No such report."));
export const nothingToReport = () => notFound();
export const reportsHimself = () => invalid("yourself", say("You cannot report yourself."));
export const alreadyReported = () =>
	conflict("already_reported", say("You’ve already reported this. A moderator will look at it."));
export const alreadyDecided = () => conflict("already_decided", say("Someone else has already decided on this."));
export const ownReport = () =>
	conflict("yourself", say("You reported this yourself. Someone else has to decide on it."));
export const noSuchVerdict = () =>
	invalid("no_such_verdict", say("A member can’t be hidden."), {
		verdict: say("A member can’t be hidden."),
	});
export const alreadyGone = () =>
	conflict("already_gone", say("This has already been deleted. You can dismiss the report, or warn the author."));
export const notSuspendable = () => conflict("not_suspendable", say("You can’t suspend this member."));
export const notSuspended = () => conflict("not_suspended", say("This member is not suspended from the community."));
export const notHidden = () => conflict("not_hidden", say("This is not hidden."));
