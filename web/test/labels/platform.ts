import type words from "../../../content/fr/words/platform.json";
import type { Labels } from "./sentence.ts";

export const platform = {
	aFormerMember: "A former member",
	heardTwoNotes: "You should have heard two notes.",
	justNow: "Just now",
	minutesAgo: { one: "1 minute ago", other: "{count} minutes ago" },
	noticesBlocked:
		"Notices are blocked for this page; you hear the sound only. To allow them, open the settings of this site beside its address.",
	serverUnreachable: "We could not reach the server. Please check your connection and try again.",
} as const satisfies Labels<typeof words>;
