import { decryptPreview } from "../chats/index.ts";
import type { Platform } from "../platform/platform.ts";
import { blocksOf } from "./personal-data-queries.ts";

/**
 * What somebody asked for, decided and lifted; with `aboutVisitors` also what they said of them. When they are erased the
 * foreign keys take their name out, and what they said stays with the chat, as notes do.
 */
export const exportPersonalData = async (
	{ database, sealer }: Pick<Platform, "database" | "sealer">,
	memberId: string,
	{ aboutVisitors }: { aboutVisitors: boolean },
) => {
	const all = await blocksOf(database.db, memberId);
	return {
		asked: all
			.filter(({ block }) => block.asked_by === memberId)
			.map(({ block: { id, chat_id, asked_at, asked_hours, reason, words }, key }) => ({
				...{ chat_id, at: asked_at, reason, hours: asked_hours },
				...(aboutVisitors ? { words: words && key && decryptPreview(sealer, { key }, id, words) } : {}),
			})),
		decided: all
			.filter(({ block }) => block.decided_by === memberId)
			.map(({ block: { chat_id, decided_at, confirmed, hours } }) => ({ chat_id, at: decided_at, confirmed, hours })),
		lifted: all
			.filter(({ block }) => block.lifted_by === memberId)
			.map(({ block: { chat_id, lifted_at } }) => ({ chat_id, at: lifted_at })),
	};
};
