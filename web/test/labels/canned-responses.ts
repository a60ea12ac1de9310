import type words from "../../../content/fr/words/chats.json";
import type { Labels } from "./sentence.ts";

export const cannedResponses = {
	addSuggested: "Add suggested responses",
	cannedResponses: "Canned responses",
	messageText: "Message text",
	newResponse: "New response",
	noneMatches: "No matching responses.",
	remove: "Remove /{shortcut}",
	shortcut: "Shortcut",
} as const satisfies Labels<typeof words>;
