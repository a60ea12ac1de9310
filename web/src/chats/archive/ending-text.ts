import type { Chat } from "@warmline/contract/chats/chat";
import { say, sayCount } from "@warmline/contract/say";

/** Who ended a chat, and how. */
export const endingText = ({ ended, turn }: Chat): string => {
	if (!ended) return say("This chat is still open.");
	if (ended.how === "left_quickly") return say("The visitor left quickly.");
	if (ended.how === "idle")
		return turn === "agent"
			? say("It timed out. The visitor’s last message was not answered.")
			: say("It timed out after a period without messages.");
	if (ended.how === "closed") return say("Chat closed before someone could answer.");
	if (ended.by === "user") return say("The visitor ended it.");
	return ended.by === "agent" ? say("Ended by our team.") : say("Ended by the system.");
};

const minute = 60_000;

/** How long it was from the first word to the end. */
export const lengthText = ({ timestamp, ended }: Chat): string => {
	if (!ended) return "";
	const minutes = Math.max(1, Math.round((Date.parse(ended.at) - Date.parse(timestamp)) / minute));
	return sayCount(minutes, { one: "1 minute", other: "{count} minutes" });
};
