import type { Report, ReportKind, ReportReason, Verdict } from "@warmline/contract/moderation/calls";
import { say, sayCount } from "@warmline/contract/say";

type Words = { readonly name: string; readonly hint: string };

/** Why something is reported, in the words of who reports it. */
export const reasonWords: Readonly<Record<ReportReason, Words>> = {
	about_a_visitor: {
		name: say("Shares something about a visitor"),
		hint: say("What someone said in a chat, or anything that could identify a visitor."),
	},
	private_details: {
		name: say("Shares private details"),
		hint: say("A name, an address, a picture or a number that someone didn’t want to share."),
	},
	hurtful: { name: say("Hurtful"), hint: say("Insults, threats or exclusion.") },
	danger: {
		name: say("Someone may be in danger"),
		hint: say("It sounds as if someone could be hurt. If it’s happening right now, call 9-1-1 first."),
	},
	spam: { name: say("Advertising or spam"), hint: say("Including the same post again and again.") },
	other: { name: say("Something else"), hint: say("Please describe it.") },
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
			return say("Report this post by {name}", { name });
		case "comment":
			return say("Report this comment by {name}", { name });
		case "member":
			return say("Report {name}", { name });
	}
};

/** What was reported, as a heading. */
export const reportedWords = (kind: ReportKind, name: string | null): string => {
	switch (kind) {
		case "post":
			return name === null ? say("A post") : say("A post by {name}", { name });
		case "comment":
			return name === null ? say("A comment") : say("A comment by {name}", { name });
		case "member":
			return name ?? say("A former member");
	}
};

/** Who reported it. */
export const reporterWords = ({ reporter, others }: Pick<Report, "reporter" | "others">): string => {
	const name = reporter?.name ?? say("a former member");
	return others === 0
		? say("Reported by {name}", { name })
		: sayCount(
				others,
				{ one: "Reported by {name} and 1 other member", other: "Reported by {name} and {count} other members" },
				{ name },
			);
};

type Reported = Pick<Report, "verdict" | "about">;

const decided: Readonly<Record<Verdict, (by: string) => string>> = {
	keep: (by) => say("Kept by {by}.", { by }),
	hide: (by) => say("Hidden by {by}.", { by }),
	remove: (by) => say("Removed by {by}.", { by }),
	warn: (by) => say("Author warned by {by}.", { by }),
	suspend: (by) => say("Author suspended from the community by {by}.", { by }),
};

const decidedOnMember: Readonly<Record<Exclude<Verdict, "hide">, (by: string) => string>> = {
	keep: (by) => say("Dismissed by {by}.", { by }),
	remove: (by) => say("Profile cleared by {by}.", { by }),
	warn: (by) => say("Member warned by {by}.", { by }),
	suspend: (by) => say("Member suspended from the community by {by}.", { by }),
};

/** What came of a report; null while it waits. */
export const decidedWords = ({ verdict, about }: Reported): string | null => {
	if (verdict === null) return null;
	const by = verdict.by ?? say("someone who has left");
	const { verdict: what } = verdict;
	return about.kind === "member" && what !== "hide" ? decidedOnMember[what](by) : decided[what](by);
};

/** What has become of the thing by now, where that is not plain. */
export const stateWords = ({ about, verdict }: Reported): string | null => {
	if (about.kind === "member") return null;
	if (about.state === "gone" && verdict?.verdict !== "remove") return say("It has been deleted.");
	if (about.state === "hidden" && verdict === null) return say("It is already hidden.");
	if (about.state === "there" && (verdict?.verdict === "hide" || verdict?.verdict === "suspend")) {
		return say("It has been unhidden.");
	}
	return null;
};
