import type words from "../../../content/fr/words/preferences.json";
import type { Labels } from "./sentence.ts";

export const preferences = {
	dark: "Dark",
	display: "Display",
	hideFromOnline: "Hide me from Online Members",
	itIsThereNow: "It is {time} there now.",
	mail: "Email",
	notSaved: "Couldn’t save this. It is set back to what it was.",
	onlyFollowers: "Only my followers",
	preferences: "Preferences",
	privacy: "Privacy",
	saved: "Saved.",
	somebodyMentionsMe: "Someone mentions me",
	timeZone: "Time zone",
} as const satisfies Labels<typeof words>;
