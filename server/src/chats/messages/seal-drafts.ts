import type { Queries } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/sealing/sealer.ts";
import { sealWords } from "../sealed-words.ts";
import { chatKeys, type Draft, type SealedDraft } from "./message-queries.ts";

/** Chats whose keys are kept in mind: a chat's key never changes while it can be written in. */
const mostKept = 20_000;

/** Seals drafts with the keys of their chats, in their order. */
export type SealDrafts = (database: Queries, drafts: readonly Draft[]) => Promise<SealedDraft[]>;

export const draftSealer = (sealer: Sealer): SealDrafts => {
	const known = new Map<string, Buffer>();

	const learn = async (database: Queries, ids: ReadonlySet<string>) => {
		const missing = [...ids].filter((id) => !known.has(id));
		if (missing.length === 0) return;
		for (const [id, key] of await chatKeys(database, missing)) known.set(id, key);
	};

	const forgetOldest = () => {
		for (const id of known.keys()) {
			if (known.size <= mostKept) return;
			known.delete(id);
		}
	};

	return async (database, drafts) => {
		await learn(database, new Set(drafts.map(({ chat_id }) => chat_id)));
		const sealed = drafts.map((draft) => {
			// Where there is no such chat nothing will be stored.
			const key = known.get(draft.chat_id) ?? sealer.newKey();
			return { ...draft, key, body: sealWords(sealer, key, draft.id, draft.body) };
		});
		forgetOldest();
		return sealed;
	};
};
