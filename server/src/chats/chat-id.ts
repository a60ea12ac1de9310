import { id } from "@warmline/contract/ids";
import { say } from "@warmline/contract/say";
import { notFound } from "../platform/refusals.ts";

/** What is no id names nothing that is there. */
export const idFrom = (given: string | undefined, sentence: string): string => {
	const read = id.safeParse(given);
	if (!read.success) throw notFound(sentence);
	return read.data;
};

export const chatIdFrom = (params: Record<string, string>): string =>
	idFrom(params.chat_id, say("There is no such chat."));
