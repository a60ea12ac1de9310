import type { Queries } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/sealing/sealer.ts";
import { sealWords } from "../sealed-words.ts";
import { type Draft, type Lasting, lastingOf, type SealedDraft } from "./message-queries.ts";

/** Chats that are kept in mind. */
const mostKept = 20_000;

/** What a draft needs of its chat and its chat alone: read once, for it stays as it is while it can be written in. */
export type WrittenChats = {
	/** Those of whose chats nothing is known here must be learned of first; none, nearly always. */
	unknownOf(drafts: readonly Draft[]): string[];
	learn(database: Queries, ids: readonly string[]): Promise<void>;
	/** Drafts in their order, ready to be stored. */
	seal(drafts: readonly Draft[]): SealedDraft[];
	/** More will be said in these chats, and is sealed sooner then. */
	makeReady(drafts: readonly Draft[]): void;
	/** For a chat that was erased. */
	forget(chatId: string): void;
};

export const writtenChats = (sealer: Sealer): WrittenChats => {
	const kept = new Map<string, Lasting>();

	const forgetOldest = () => {
		for (const id of kept.keys()) {
			if (kept.size <= mostKept) return;
			kept.delete(id);
		}
	};

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
				return { ...draft, lasting, body: sealWords(sealer, lasting.key, draft.id, draft.body) };
			});
			forgetOldest();
			return sealed;
		},
		makeReady: (drafts) => {
			for (const { chat_id } of drafts) {
				const key = kept.get(chat_id)?.key;
				if (key) sealer.makeReady(key);
			}
		},
		forget: (chatId) => {
			kept.delete(chatId);
		},
	};
};
