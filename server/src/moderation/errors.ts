import { t } from "@warmline/contract/i18n";
import { conflict, invalid, notFound } from "../platform/errors.ts";

export const noSuchReport = () => notFound(t("No such report."));
export const nothingToReport = () => notFound();
export const cannotReportYourself = () => invalid("yourself", t("You cannot report yourself."));
export const alreadyReported = () =>
	conflict("already_reported", t("You’ve already reported this. A moderator will look at it."));
export const alreadyDecided = () => conflict("already_decided", t("Someone else has already decided on this."));
export const ownReport = () => conflict("yourself", t("You reported this yourself. Someone else has to decide on it."));
export const noSuchVerdict = () =>
	invalid("no_such_verdict", t("A member can’t be hidden."), {
		verdict: t("A member can’t be hidden."),
	});
export const alreadyGone = () =>
	conflict("already_gone", t("This has already been deleted. You can dismiss the report, or warn the author."));
export const notSuspendable = () => conflict("not_suspendable", t("You can’t suspend this member."));
export const notSuspended = () => conflict("not_suspended", t("This member is not suspended from the community."));
export const notHidden = () => conflict("not_hidden", t("This is not hidden."));
