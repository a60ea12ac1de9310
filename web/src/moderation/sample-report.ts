import type { Report } from "@warmline/contract/moderation/calls";

/** For tests: a report that waits, with what is given. */
export const sampleReport = ({
	about,
	...given
}: Partial<Omit<Report, "about">> & { about?: Partial<Report["about"]> } = {}): Report => ({
	id: "r",
	reason: "hurtful",
	words: null,
	at: "2026-11-21T12:00:00.000Z",
	reporter: { id: "lina", name: "Lina" },
	others: 0,
	verdict: null,
	...given,
	about: {
		kind: "post",
		id: "p",
		author: { id: "omar", name: "Omar" },
		content: "Words",
		post_id: "p",
		state: "there",
		...about,
	},
});
