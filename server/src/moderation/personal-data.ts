import type { Db } from "../platform/db/database.ts";
import { clearWordsAbout, clearWordsBy, deleteWaitingAbout, reportsOf } from "./personal-data-queries.ts";

/**
 * What somebody reported, what they were told of their own, and what they decided. What was reported of others are their words,
 * and who reported them is not theirs to know. For the same reason nobody else reads what they reported or decided, a
 * director neither: it may be about them.
 */
export const exportPersonalData = async (db: Db, memberId: string, { forThemselves }: { forThemselves: boolean }) => {
	const all = await reportsOf(db, memberId);
	const sent = all
		.filter(({ reporter_id }) => reporter_id === memberId)
		.map(({ kind, about_id, reason, words, at, decided_at }) => ({ kind, about_id, reason, words, at, decided_at }));
	const decided = all
		.filter(({ decided_by }) => decided_by === memberId)
		.map(({ kind, about_id, verdict, verdict_words, decided_at }) => ({
			...{ kind, about_id, verdict },
			words: verdict_words,
			decided_at,
		}));
	return {
		...(forThemselves ? { sent, decided } : {}),
		about_own: all
			.filter(({ author_id, verdict }) => author_id === memberId && verdict !== null && verdict !== "keep")
			.map(({ kind, about_id, content, verdict, verdict_words, decided_at }) => ({
				...{ kind, about_id, content, verdict },
				words: verdict_words,
				decided_at,
			})),
	};
};

/** What was decided stays, without words; the foreign keys take the names out. */
export const erasePersonalData = async (tx: Db, memberId: string) => {
	await deleteWaitingAbout(tx, memberId);
	await clearWordsAbout(tx, memberId);
	await clearWordsBy(tx, memberId);
};
