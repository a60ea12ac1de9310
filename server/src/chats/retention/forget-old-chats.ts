import { daysBefore } from "../../platform/clock.ts";
import type { ChatContext } from "../chat-context.ts";
import { erase } from "./erase-chat.ts";
import { chatsEndedBefore, eraseAnsweredBefore } from "./erase-queries.ts";

const atOnce = 200;

/**
 * Erases what was kept as long as the organisation keeps chats: chats by their end, messages that were left by the
 * answer.
 * Each in a transaction of its own, so that whatever ends it in the middle, the next night goes on. One that cannot be
 * erased is said in the log and keeps no other.
 */
export const forgetOldChats = async (
	context: Pick<ChatContext, "database" | "clock" | "hub" | "log">,
	keepDays: number | null,
) => {
	if (keepDays === null) return;
	const before = daysBefore(context.clock.now(), keepDays);
	let erased = 0;
	const eraseOne = (id: string) =>
		erase(context, id).catch((error) => {
			context.log.error({ err: error, chat: id }, "a chat that was kept long enough was not erased");
			return false;
		});
	let after: string | undefined;
	for (;;) {
		const ids = await chatsEndedBefore(context.database.db, before, after, atOnce);
		for (const id of ids) if (await eraseOne(id)) erased++;
		after = ids.at(-1);
		if (ids.length < atOnce) break;
	}
	const left = await eraseAnsweredBefore(context.database.db, before, context.clock.now());
	if (erased + left > 0)
		context.log.info({ chats: erased, left_messages: left }, "what was kept long enough was erased");
};
