import type { Report } from "@warmline/contract/moderation/calls";
import { nameOf } from "../accounts/index.ts";
import type { ShownReport } from "./queries.ts";

type Names = Parameters<typeof nameOf>[0] | null;

const toPerson = (id: string | null, names: Names) =>
	id === null || names === null ? null : { id, name: nameOf(names) };

const verdictOf = ({ verdict, verdict_words, decider, decided_at }: ShownReport): Report["verdict"] =>
	verdict === null || decided_at === null
		? null
		: { verdict, words: verdict_words, by: decider && nameOf(decider), at: decided_at.toISOString() };

export const toReport = (row: ShownReport): Report => ({
	id: row.id,
	reason: row.reason,
	words: row.words,
	at: row.at.toISOString(),
	reporter: toPerson(row.reporter_id, row.reporter),
	about: {
		kind: row.kind,
		id: row.about_id,
		author: toPerson(row.author_id, row.author),
		content: row.content,
		post_id: row.post_id,
		state: row.state,
	},
	others: row.others,
	verdict: verdictOf(row),
});
