import type words from "../../../content/fr/words/preferences.json";
import type { Labels } from "./sentence.ts";

export const preferences = {
	dark: "Dark",
	display: "Display",
	hideFromOnline: "Hide me from Online Members",
	itIsThereNow: "It is {time} there now.",
	mail: "Email",
	onlyFollowers: "Only my followers",
	preferences: "Preferences",
	privacy: "Privacy",
	somebodyMentionsMe: "Someone mentions me",
	timeZone: "Time zone",
} as const satisfies Labels<typeof words>;
