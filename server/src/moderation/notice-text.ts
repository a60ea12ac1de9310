import type { ReportKind, Verdict } from "@warmline/contract/moderation/calls";
import type { NotificationMessage } from "@warmline/contract/notifications/messages";

const ofMember: Readonly<Record<Verdict, NotificationMessage>> = {
	keep: "report_kept_member",
	hide: "report_warned_member",
	remove: "report_cleared_member",
	warn: "report_warned_member",
	suspend: "report_warned_member",
};

const verdicts = {
	keep: "report_kept",
	hide: "report_hidden",
	remove: "report_removed",
	warn: "report_warned",
	suspend: "report_suspended",
} as const;

/** Whether the thing is there at all, shown or hidden: its author may have deleted it before anybody decided. */
export type Became = "there" | "gone";

/** What a reporter hears of it: what came of the thing, and nothing of what was done to a person. */
export const outcome = (kind: ReportKind, verdict: Verdict, became: Became = "there"): NotificationMessage => {
	if (kind === "member") return ofMember[verdict];
	if (became === "there") return `${verdicts[verdict]}_${kind}`;
	return verdict === "keep" ? `report_gone_${kind}` : `report_warned_${kind}`;
};
