import type words from "../../../content/fr/words/preferences.json";
import type { Labels } from "./sentence.ts";

export const preferences = {
	dark: "Dark",
	display: "Display",
	hideFromOnline: "Hide me from Online Members",
	itIsThereNow: "It is {time} there now.",
	mail: "Mail",
	notSaved: "That could not be saved, so it stands as it was.",
	onlyFollowers: "Only who follows me",
	preferences: "Preferences",
	privacy: "Privacy",
	saved: "Saved.",
	somebodyMentionsMe: "Somebody mentions me",
	timeZone: "Time zone",
} as const satisfies Labels<typeof words>;
