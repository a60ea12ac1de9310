import { type Message, messageLimit } from "@warmline/contract/chats/message";

/** Not all of it may fit into one message. */
export type WordsToLeave = { readonly message: string; readonly isWhole: boolean };

/**
 * What a visitor wrote while they waited, and what of it had not arrived, as one message that can be left instead. Where
 * it is too long the oldest is left out: the newest is what nobody has yet.
 */
export const wordsToLeave = (
	messages: readonly Pick<Message, "sender" | "message">[],
	unsent: readonly string[],
): WordsToLeave => {
	const all = [...messages.filter(({ sender }) => sender === "user").map(({ message }) => message), ...unsent]
		.map((words) => words.trim())
		.filter((words) => words !== "");
	const kept = [...all];
	while (kept.length > 1 && kept.join(between).length > messageLimit) kept.shift();
	const message = kept.join(between).slice(-messageLimit);
	return { message, isWhole: message.length === all.join(between).length };
};

const between = "\n\n";

/** Somebody had come before they had to wait again. */
export const wasListenedTo = (messages: readonly Pick<Message, "sender">[]): boolean =>
	messages.some(({ sender }) => sender === "agent");
