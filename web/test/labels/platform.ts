import type words from "../../../content/fr/words/platform.json";
import type { Labels } from "./sentence.ts";

export const platform = {
	aFormerMember: "A former member",
	heardTwoNotes: "You should have heard two notes.",
	justNow: "Just now",
	noticesBlocked:
		"Notices are blocked for this page; you hear the sound only. To allow them, open the settings of this site beside its address.",
	serverUnreachable: "We could not reach the server. Please check your connection and try again.",
} as const satisfies Labels<typeof words>;
