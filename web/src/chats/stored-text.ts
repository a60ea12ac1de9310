import { eventText } from "@warmline/contract/chats/event";
import { crisisLinesSentence, lostListenerNotice, type Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";

/** The organisation's own sentences in a chat are stored in English; what a page says instead is in its language. */
export const storedSentences: Readonly<Record<string, string>> = {
	[lostListenerNotice]: t("Your listener's connection was lost. You are first in the queue."),
	[crisisLinesSentence]: t("These people are there for you right now:"),
};

/** A notice in the page's language. */
export const noticeText = ({ message, event }: Pick<Message, "message" | "event">): string =>
	(event && eventText(event)) ?? inPageLanguage(message);

export const inPageLanguage = (stored: string): string => storedSentences[stored] ?? stored;
