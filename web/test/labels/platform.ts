import type words from "../../../content/fr/words/platform.json";
import type { Labels } from "./sentence.ts";

export const platform = {
	aFormerMember: "A former member",
	english: "English",
	french: "French",
	heardTwoNotes: "You should have heard two notes.",
	justNow: "Just now",
	minutesAgo: { one: "1 minute ago", other: "{count} minutes ago" },
	noticesBlocked:
		"Notifications are blocked for this site, so you only hear the sound. To allow them, open the site settings next to the address.",
	placesOfRegion: "By place in {region}",
	serverUnreachable: "We can’t reach the server. Please check your connection and try again.",
} as const satisfies Labels<typeof words>;
