import { crisisLinesSentence, lostListenerNotice } from "@warmline/contract/chats/message";
import { say } from "@warmline/contract/say";

/** The society's own sentences in a chat are stored in English; what a page says instead is in its language. */
export const storedSentences: Readonly<Record<string, string>> = {
	[lostListenerNotice]: say("Your listener's connection was lost. You are first in the queue."),
	[crisisLinesSentence]: say("These people are there for you right now:"),
};

export const inPageLanguage = (stored: string): string => storedSentences[stored] ?? stored;
