import { say } from "@warmline/contract/say";
import { conflict, invalid, notFound } from "../platform/errors.ts";

export const noSuchReport = () => notFound(say("There is no such report."));
export const nothingToReport = () => notFound();
export const reportsHimself = () => invalid("yourself", say("You cannot report yourself."));
export const alreadyReported = () =>
	conflict("already_reported", say("You have reported this already. A moderator will look at it."));
export const alreadyDecided = () => conflict("already_decided", say("Somebody has decided on this already."));
export const ownReport = () =>
	conflict("yourself", say("You have reported this yourself. Somebody else has to decide on it."));
export const noSuchVerdict = () =>
	invalid("no_such_verdict", say("A member cannot be hidden."), {
		verdict: say("A member cannot be hidden."),
	});
export const alreadyGone = () =>
	conflict("already_gone", say("This is deleted already. You can leave it, or write to its author."));
export const notSuspendable = () => conflict("not_suspendable", say("You cannot suspend this member."));
export const notSuspended = () => conflict("not_suspended", say("This member can write in the community."));
export const notHidden = () => conflict("not_hidden", say("This is not hidden."));
