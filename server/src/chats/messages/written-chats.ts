import { v7 } from "uuid";
import type { Queries } from "../../platform/db/database.ts";
import { randomAhead } from "../../platform/random-ahead.ts";
import type { Sealer } from "../../platform/sealing/sealer.ts";
import { readyForWords } from "../sealed-words.ts";
import { type Draft, type Lasting, lastingOf, type SealedDraft } from "./message-queries.ts";

/** Chats that are kept in mind. */
const mostKept = 20_000;

/** For one message: it has an id, and lacks its words alone. */
type Envelope = { readonly id: string; readonly seal: (words: string) => Buffer };

/** `next` is made while nobody waits for it. */
type Written = { readonly lasting: Lasting; next: Envelope | undefined };

/** Its place in the chat is its `seq`, so ids of one moment need no order among themselves, which `v7` alone would keep. */
const messageId = () => v7({ random: randomAhead(16) });

/** What a draft needs of its chat and its chat alone: read once, for it stays as it is while it can be written in. */
export type WrittenChats = {
	/** Those of whose chats nothing is known here must be learned of first; none, nearly always. */
	unknownOf(drafts: readonly Draft[]): string[];
	learn(database: Queries, ids: readonly string[]): Promise<void>;
	/** Drafts in their order, ready to be stored. */
	seal(drafts: readonly Draft[]): SealedDraft[];
	/** More will be said in these chats, and leaves sooner then. */
	makeReady(drafts: readonly Draft[]): void;
	/** For a chat that was erased. */
	forget(chatId: string): void;
};

export const writtenChats = (sealer: Sealer): WrittenChats => {
	const kept = new Map<string, Written>();

	const envelope = (key: Buffer): Envelope => {
		const id = messageId();
		return { id, seal: readyForWords(sealer, key, id) };
	};

	const forgetOldest = () => {
		for (const id of kept.keys()) {
			if (kept.size <= mostKept) return;
			kept.delete(id);
		}
	};

	/** Where there is no such chat nothing will be stored. */
	const ofNoChat = (): Written => ({
		lasting: {
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
		},
		next: undefined,
	});

	return {
		unknownOf: (drafts) => drafts.map(({ chat_id }) => chat_id).filter((id) => !kept.has(id)),
		learn: async (database, ids) => {
			for (const { id, ...lasting } of await lastingOf(database, [...new Set(ids)]))
				kept.set(id, { lasting, next: undefined });
		},
		seal: (drafts) => {
			const sealed = drafts.map((draft) => {
				const chat = kept.get(draft.chat_id) ?? ofNoChat();
				const { lasting, next = envelope(lasting.key) } = chat;
				chat.next = undefined;
				return { ...draft, lasting, id: next.id, body: next.seal(draft.body) };
			});
			forgetOldest();
			return sealed;
		},
		makeReady: (drafts) => {
			for (const { chat_id } of drafts) {
				const chat = kept.get(chat_id);
				if (chat) chat.next ??= envelope(chat.lasting.key);
			}
		},
		forget: (chatId) => {
			kept.delete(chatId);
		},
	};
};
