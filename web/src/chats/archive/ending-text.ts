import type { Chat } from "@warmline/contract/chats/chat";
import { t, tn } from "@warmline/contract/i18n";

/** Who ended a chat, and how. */
export const endingText = ({ ended, turn }: Chat): string => {
	if (!ended) return t("This chat is still open.");
	if (ended.how === "left_quickly") return t("The visitor left quickly.");
	if (ended.how === "idle")
		return turn === "agent"
			? t("It timed out. The visitor’s last message was not answered.")
			: t("It timed out after a period without messages.");
	if (ended.how === "closed") return t("Chat closed before someone could answer.");
	if (ended.by === "user") return t("The visitor ended it.");
	return ended.by === "agent" ? t("Ended by our team.") : t("Ended by the system.");
};

const minute = 60_000;

/** How long it was from the first word to the end. */
export const lengthText = ({ timestamp, ended }: Chat): string => {
	if (!ended) return "";
	const minutes = Math.max(1, Math.round((Date.parse(ended.at) - Date.parse(timestamp)) / minute));
	return tn(minutes, { one: "1 minute", other: "{count} minutes" });
};
