import type { Report, ReportKind, ReportReason, Verdict } from "@warmline/contract/moderation/calls";
import { say, sayCount } from "@warmline/contract/say";

type Words = { readonly name: string; readonly hint: string };

/** Why something is reported, in the words of who reports it. */
export const reasonWords: Readonly<Record<ReportReason, Words>> = {
	about_a_visitor: {
		name: say("It tells of a visitor"),
		hint: say("What somebody said in a chat, or something by which a visitor could be known."),
	},
	private_details: {
		name: say("It shows private details"),
		hint: say("A name, an address, a picture or a number that somebody did not want to share."),
	},
	hurtful: { name: say("It is hurtful"), hint: say("It insults, threatens or leaves somebody out.") },
	danger: {
		name: say("Somebody may be in danger"),
		hint: say("It sounds as if somebody could be hurt. If it is right now, call 9-1-1 first."),
	},
	spam: { name: say("It is advertising"), hint: say("Or it is posted again and again.") },
	other: { name: say("Something else"), hint: say("Please tell us in your own words.") },
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
			return say("Report this post of {name}", { name });
		case "comment":
			return say("Report this comment of {name}", { name });
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
			return name ?? say("A member who is gone");
	}
};

/** Who reported it. */
export const reporterWords = ({ reporter, others }: Pick<Report, "reporter" | "others">): string => {
	const name = reporter?.name ?? say("a member who is gone");
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
	keep: (by) => say("{by} left it as it is.", { by }),
	hide: (by) => say("{by} hid it.", { by }),
	remove: (by) => say("{by} removed it.", { by }),
	warn: (by) => say("{by} wrote to the author.", { by }),
	suspend: (by) => say("{by} suspended the author from the community.", { by }),
};

const decidedOnMember: Readonly<Record<Exclude<Verdict, "hide">, (by: string) => string>> = {
	keep: (by) => say("{by} looked into it and left it.", { by }),
	remove: (by) => say("{by} cleared the profile.", { by }),
	warn: (by) => say("{by} wrote to this member.", { by }),
	suspend: (by) => say("{by} suspended this member from the community.", { by }),
};

/** What came of a report; null while it waits. */
export const decidedWords = ({ verdict, about }: Reported): string | null => {
	if (verdict === null) return null;
	const by = verdict.by ?? say("Somebody who is gone");
	const { verdict: what } = verdict;
	return about.kind === "member" && what !== "hide" ? decidedOnMember[what](by) : decided[what](by);
};

/** What has become of the thing by now, where that is not plain. */
export const stateWords = ({ about, verdict }: Reported): string | null => {
	if (about.kind === "member") return null;
	if (about.state === "gone" && verdict?.verdict !== "remove") return say("It is deleted by now.");
	if (about.state === "hidden" && verdict === null) return say("It is hidden already.");
	if (about.state === "there" && (verdict?.verdict === "hide" || verdict?.verdict === "suspend")) {
		return say("It is shown again by now.");
	}
	return null;
};
