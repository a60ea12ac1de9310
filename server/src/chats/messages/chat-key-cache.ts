import { v7 } from "uuid";
import type { Queries } from "../../platform/db/database.ts";
import { randomFromPool } from "../../platform/random-pool.ts";
import type { Sealer } from "../../platform/sealing/sealer.ts";
import { encryptMessage } from "../message-encryption.ts";
import { type Draft, type Lasting, lastingOf, type SealedDraft } from "./message-queries.ts";

/** Chats that are kept in mind. */
const mostKept = 20_000;
/** Its place in the chat is its `seq`, so ids of one moment need no order among themselves, which `v7` alone would keep. */
const messageId = () => v7({ random: randomFromPool(16) });

/** What a draft needs of its chat and its chat alone: read once, for it stays as it is while it can be written in. */
export type ChatKeyCache = {
	/** Those of whose chats nothing is known here must be learned of first; none, nearly always. */
	unknownOf(drafts: readonly Draft[]): string[];
	learn(database: Queries, ids: readonly string[]): Promise<void>;
	/** Drafts in their order, ready to be stored. */
	seal(drafts: readonly Draft[]): SealedDraft[];
	/** For a chat that was erased. */
	forget(chatId: string): void;
};

const dropOldest = (of: Map<string, unknown>, most: number) => {
	for (const id of of.keys()) {
		if (of.size <= most) return;
		of.delete(id);
	}
};

export const chatKeyCache = (sealer: Sealer): ChatKeyCache => {
	const kept = new Map<string, Lasting>();

	/** Where there is no such chat nothing will be stored. */
	const ofNoChat = (): Lasting => ({
		key: sealer.newKey(),
		age: null,
		gender: null,
		interest: null,
		scale: null,
		contact: null,
		language: "en",
		city: null,
		region: null,
		country: null,
	});

	return {
		unknownOf: (drafts) => drafts.map(({ chat_id }) => chat_id).filter((id) => !kept.has(id)),
		learn: async (database, ids) => {
			for (const { id, ...lasting } of await lastingOf(database, [...new Set(ids)])) kept.set(id, lasting);
		},
		seal: (drafts) => {
			const sealed = drafts.map((draft) => {
				const lasting = kept.get(draft.chat_id) ?? ofNoChat();
				const id = messageId();
				return { ...draft, lasting, id, body: encryptMessage(sealer, lasting.key, id, draft.body) };
			});
			dropOldest(kept, mostKept);
			return sealed;
		},
		forget: (chatId) => void kept.delete(chatId),
	};
};
