import { say } from "@warmline/contract/say";

/* Kept in English and said in the reader's language when they read it: each is one whole sentence. */

const confirmed = (words: string | undefined) =>
	words === undefined
		? say("A supervisor has confirmed the block that you asked for.")
		: say("A supervisor has confirmed the block that you asked for, and wrote to you: {words}", { words });

const shortened = (words: string | undefined) =>
	words === undefined
		? say("A supervisor has confirmed the block that you asked for, for a shorter time.")
		: say("A supervisor has confirmed the block that you asked for, for a shorter time, and wrote to you: {words}", {
				words,
			});

const declined = (words: string | undefined) =>
	words === undefined
		? say("A supervisor has declined the block that you asked for.")
		: say("A supervisor has declined the block that you asked for, and wrote to you: {words}", { words });

const sentences = { confirmed, shortened, declined };

/** What a listener is told about the block they requested. */
export const outcome = (what: keyof typeof sentences, words: string | undefined): string => sentences[what](words);
