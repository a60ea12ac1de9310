import type { Chat } from "@warmline/contract/chats/chat";
import { say, sayCount } from "@warmline/contract/say";

/** Who ended a chat, and how. */
export const endingText = ({ ended }: Chat): string => {
	if (!ended) return say("This chat has not ended.");
	if (ended.how === "left_quickly") return say("The visitor left quickly.");
	if (ended.how === "idle") return say("It ended by itself: nobody wrote any more.");
	if (ended.how === "closed") return say("The chat closed before somebody could come.");
	if (ended.by === "user") return say("The visitor ended it.");
	return ended.by === "agent" ? say("It was ended from our side.") : say("It was ended by the system.");
};

const minute = 60_000;

/** How long it was from the first word to the end. */
export const lengthText = ({ timestamp, ended }: Chat): string => {
	if (!ended) return "";
	const minutes = Math.max(1, Math.round((Date.parse(ended.at) - Date.parse(timestamp)) / minute));
	return sayCount(minutes, { one: "1 minute", other: "{count} minutes" });
};
