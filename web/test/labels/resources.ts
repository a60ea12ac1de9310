import type words from "../../../content/fr/words/chats.json";
import type { Labels } from "./sentence.ts";

export const resources = {
	backToTheList: "Back to the list",
	need: "Need",
	noOtherResource: "No other matches. Try fewer filters.",
	resourceCount: { one: "1 resource", other: "{count} resources" },
	shareResource: "Share a resource",
	shareThis: "Share this with the visitor?",
	spokenLanguage: "Spoken language",
	website: "Website",
} as const satisfies Labels<typeof words>;
