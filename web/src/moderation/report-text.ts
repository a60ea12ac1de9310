import { t, tn } from "@warmline/contract/i18n";
import type { Report, ReportKind, ReportReason, Verdict } from "@warmline/contract/moderation/calls";

type Words = { readonly name: string; readonly hint: string };

/** Why something is reported, in the words of who reports it. */
export const reasonLabels: Readonly<Record<ReportReason, Words>> = {
	about_a_visitor: {
		name: t("Shares something about a visitor"),
		hint: t("What someone said in a chat, or anything that could identify a visitor."),
	},
	private_details: {
		name: t("Shares private details"),
		hint: t("A name, an address, a picture or a number that someone didn’t want to share."),
	},
	hurtful: { name: t("Hurtful"), hint: t("Insults, threats or exclusion.") },
	danger: {
		name: t("Someone may be in danger"),
		hint: t("It sounds as if someone could be hurt. If it’s happening right now, call 9-1-1 first."),
	},
	spam: { name: t("Advertising or spam"), hint: t("Including the same post again and again.") },
	other: { name: t("Something else"), hint: t("Please describe it.") },
};

/** In the order in which one looks for one's own. */
export const reasonsInOrder = [
	"hurtful",
	"private_details",
	"about_a_visitor",
	"danger",
	"spam",
	"other",
] as const satisfies readonly ReportReason[];

export const reportTitle = (kind: ReportKind, name: string): string => {
	switch (kind) {
		case "post":
			return t("Report this post by {name}", { name });
		case "comment":
			return t("Report this comment by {name}", { name });
		case "member":
			return t("Report {name}", { name });
	}
};

/** What was reported, as a heading. */
export const reportedText = (kind: ReportKind, name: string | null): string => {
	switch (kind) {
		case "post":
			return name === null ? t("A post") : t("A post by {name}", { name });
		case "comment":
			return name === null ? t("A comment") : t("A comment by {name}", { name });
		case "member":
			return name ?? t("A former member");
	}
};

/** Who reported it. */
export const reporterText = ({ reporter, others }: Pick<Report, "reporter" | "others">): string => {
	const name = reporter?.name ?? t("a former member");
	return others === 0
		? t("Reported by {name}", { name })
		: tn(
				others,
				{ one: "Reported by {name} and 1 other member", other: "Reported by {name} and {count} other members" },
				{ name },
			);
};

type Reported = Pick<Report, "verdict" | "about">;

const decided: Readonly<Record<Verdict, (by: string) => string>> = {
	keep: (by) => t("Kept by {by}.", { by }),
	hide: (by) => t("Hidden by {by}.", { by }),
	remove: (by) => t("Removed by {by}.", { by }),
	warn: (by) => t("Author warned by {by}.", { by }),
	suspend: (by) => t("Author suspended from the community by {by}.", { by }),
};

const decidedOnMember: Readonly<Record<Exclude<Verdict, "hide">, (by: string) => string>> = {
	keep: (by) => t("Dismissed by {by}.", { by }),
	remove: (by) => t("Profile cleared by {by}.", { by }),
	warn: (by) => t("Member warned by {by}.", { by }),
	suspend: (by) => t("Member suspended from the community by {by}.", { by }),
};

/** What came of a report; null while it waits. */
export const decidedText = ({ verdict, about }: Reported): string | null => {
	if (verdict === null) return null;
	const by = verdict.by ?? t("someone who has left");
	const { verdict: what } = verdict;
	return about.kind === "member" && what !== "hide" ? decidedOnMember[what](by) : decided[what](by);
};

/** What has become of the thing by now, where that is not plain. */
export const stateText = ({ about, verdict }: Reported): string | null => {
	if (about.kind === "member") return null;
	if (about.state === "gone" && verdict?.verdict !== "remove") return t("It has been deleted.");
	if (about.state === "hidden" && verdict === null) return t("It is already hidden.");
	if (about.state === "there" && (verdict?.verdict === "hide" || verdict?.verdict === "suspend")) {
		return t("It has been unhidden.");
	}
	return null;
};
