import type { ChatStatus, MessageKind, Sender } from "@warmline/contract/chats/message";
import { and, asc, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import pg from "pg";
import type { Db, Queries } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { CallerColumns, Row } from "../serializers.ts";
import { chats, messages } from "../tables.ts";

export type MessageRow = typeof messages.$inferSelect;

export const insertMessage = (db: Db, message: typeof messages.$inferInsert) => db.insert(messages).values(message);

const withKey = (db: Db) =>
	db
		.select({ ...getTableColumns(messages), key: chats.key })
		.from(messages)
		.innerJoin(chats, eq(chats.id, messages.chat_id));

const preparedAfter = prepared((db) =>
	withKey(db)
		.where(and(eq(messages.chat_id, sql.placeholder("chat_id")), gt(messages.seq, sql.placeholder("after"))))
		.orderBy(asc(messages.seq))
		.limit(sql.placeholder("limit"))
		.prepare("messages_after"),
);

export const messagesAfter = (db: Db, chat_id: string, after: number, limit: number) =>
	preparedAfter(db).execute({ chat_id, after, limit });

const preparedLast = prepared((db) =>
	withKey(db)
		.where(eq(messages.chat_id, sql.placeholder("chat_id")))
		.orderBy(desc(messages.seq))
		.limit(sql.placeholder("limit"))
		.prepare("last_messages"),
);

export const lastMessages = async (db: Db, chat_id: string, limit: number) =>
	(await preparedLast(db).execute({ chat_id, limit })).reverse();

/** What stays as it is while a chat can be written in; it cannot be without its key. */
export type Lasting = Omit<CallerColumns, "name" | "key"> & { key: Buffer };

/** Of those chats that are there. */
export const lastingOf = async (database: Queries, ids: readonly string[]): Promise<(Lasting & { id: string })[]> => {
	const { rows } = await database.query<Lasting & { id: string }>({
		name: "lasting_of_chats",
		text: `SELECT id, key, age, gender, interest, scale, contact, language, city, region, country
			FROM chats WHERE id = ANY ($1::uuid[]) AND key IS NOT NULL`,
		values: [ids],
	});
	return rows;
};

/** A message that wants to be stored. */
export type Draft = {
	chat_id: string;
	sender: Sender;
	sender_id: string | null;
	sender_name: string;
	/** In the clear. */
	body: string;
	kind: MessageKind;
	client_id: string | null;
	/** A supervisor may write in a chat that is another's. */
	supervising: boolean;
	/** The chat's agent has it open, so this counts as read. */
	read: boolean;
};

/** The same, ready to be stored. */
export type SealedDraft = Omit<Draft, "body"> & { lasting: Lasting; id: string; body: Buffer };

/** The chat of a stored message, as it is with it, without what lasts. */
type Stored = Omit<Row, keyof Lasting> & { status: ChatStatus };

/** What became of a draft; `n` is its place in the batch, from 1. */
type Answered = Stored & {
	n: number;
	outcome: "stored" | "already_stored" | "not_found" | "chat_ended" | "waiting" | "not_yours";
	message_id: string;
	created_at: Date;
	/** What was stored the first time, when this is a message sent again. */
	before_body: Buffer | null;
};
export type Outcome = Answered & Lasting;

/**
 * Who may write: the chat's visitor and agent until it ends, and a supervisor who has it open. `d` is the draft. Words
 * for a chat without a key were sealed with one that nobody has.
 */
const mayWrite = `c.key IS NOT NULL AND c.status <> 'ended' AND
	(d.sender <> 'agent' OR (c.status = 'active' AND (c.assigned_agent = d.sender_id OR d.supervising)))`;

/** What is told of a chat with each message and is not changed by it, but may be by others. */
const toldAlike = `c.status, c.assigned_agent, c.agent_name, c.hand_reason, c.hand_at, c.hand_answered_by, c.taken_over_from, c.taken_over_from_name,
	c.offered_to, c.offered_to_name, c.name`;

/**
 * Stores the messages of all chats that wait, in one statement and so in one transaction.
 * The chat's row is locked first (in the order of ids, so that two writers cannot wait for each other), and the next
 * `seq` is counted from it: whoever sees `seq` n sees all before it. What may not be written is told, not thrown.
 */
const storeBatch = `
WITH draft AS (
	SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::bytea[], $7::text[], $8::bool[], $9::bool[], $11::text[])
		WITH ORDINALITY AS d(id, chat_id, sender, sender_id, sender_name, body, client_id, supervising, read, kind, n)
), locked AS MATERIALIZED (
	SELECT * FROM chats WHERE id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE
), judged AS MATERIALIZED (
	SELECT d.*, before.seq AS before_seq, before.id AS before_id, before.created_at AS before_at, before.body AS before_body,
		CASE
			WHEN c.id IS NULL THEN 'not_found'
			WHEN before.seq IS NOT NULL THEN 'already_stored'
			WHEN ${mayWrite} THEN 'stored'
			WHEN c.status = 'ended' THEN 'chat_ended'
			WHEN c.status = 'waiting' THEN 'waiting'
			ELSE 'not_yours'
		END AS outcome
	FROM draft d
	LEFT JOIN locked c ON c.id = d.chat_id
	LEFT JOIN LATERAL (
		SELECT m.seq, m.id, m.created_at, m.body FROM messages m
		WHERE m.chat_id = d.chat_id AND m.client_id = d.client_id AND m.sender_id IS NOT DISTINCT FROM d.sender_id
		LIMIT 1
	) before ON true
), numbered AS (
	SELECT j.*, c.name AS caller, c.assigned_agent IS NOT DISTINCT FROM j.sender_id AS own, c.seq + row_number() OVER (PARTITION BY j.chat_id ORDER BY j.n) AS seq
	FROM judged j JOIN locked c ON c.id = j.chat_id WHERE j.outcome = 'stored'
), stored AS (
	INSERT INTO messages (chat_id, seq, id, body, kind, sender, sender_id, sender_name, client_id, created_at)
	SELECT chat_id, seq, id, body, kind, sender, sender_id, CASE sender WHEN 'user' THEN caller ELSE sender_name END, client_id, $10::timestamptz FROM numbered
), counted AS (
	SELECT chat_id, max(seq) AS seq, count(*) FILTER (WHERE sender = 'user') AS from_visitor,
		bool_or(read OR (sender = 'agent' AND own)) AS read,
		CASE (array_agg(sender ORDER BY n DESC) FILTER (WHERE sender <> 'system'))[1]
			WHEN 'user' THEN 'agent' WHEN 'agent' THEN 'user' END AS turn
	FROM numbered GROUP BY chat_id
), moved AS (
	UPDATE chats SET seq = counted.seq, unread = CASE WHEN counted.read THEN 0 ELSE chats.unread + counted.from_visitor END,
		turn = coalesce(counted.turn, chats.turn),
		turn_since = CASE WHEN counted.turn IS NULL OR counted.turn = chats.turn THEN chats.turn_since ELSE $10::timestamptz END
	FROM counted WHERE chats.id = counted.chat_id
	RETURNING chats.id, chats.unread, chats.turn, chats.turn_since
)
SELECT j.n::int, j.outcome, j.chat_id AS id, coalesce(s.seq, j.before_seq)::int AS seq, coalesce(j.before_id, j.id) AS message_id,
	coalesce(j.before_at, $10::timestamptz) AS created_at, j.before_body,
	coalesce(u.unread, c.unread) AS unread, coalesce(u.turn, c.turn) AS turn, coalesce(u.turn_since, c.turn_since) AS turn_since,
	${toldAlike}
FROM judged j
LEFT JOIN numbered s ON s.n = j.n
LEFT JOIN locked c ON c.id = j.chat_id
LEFT JOIN moved u ON u.id = j.chat_id
ORDER BY j.n`;

/**
 * The same for one message alone, which usually is every message: half the work for the database.
 * Answers no row when it may not be written, and fails by the index when it was stored before; then `storeBatch` says
 * what became of it.
 */
const storeOne = `
WITH chat AS (
	UPDATE chats c SET seq = c.seq + 1,
		unread = CASE
			WHEN d.read OR c.assigned_agent = d.sender_id THEN 0
			WHEN d.sender = 'user' THEN c.unread + 1
			ELSE c.unread
		END,
		turn = CASE d.sender WHEN 'user' THEN 'agent' WHEN 'agent' THEN 'user' ELSE c.turn END,
		turn_since = CASE
			WHEN d.sender = 'system' OR c.turn <> d.sender THEN c.turn_since
			ELSE $10::timestamptz
		END
	FROM (SELECT $3::text AS sender, $4::uuid AS sender_id, $8::bool AS supervising, $9::bool AS read) d
	WHERE c.id = $2::uuid AND ${mayWrite}
	RETURNING c.id, c.seq, c.unread, c.turn, c.turn_since, ${toldAlike}
), stored AS (
	INSERT INTO messages (chat_id, seq, id, body, kind, sender, sender_id, sender_name, client_id, created_at)
	SELECT id, seq, $1::uuid, $6::bytea, $11::text, $3::text, $4::uuid, CASE $3::text WHEN 'user' THEN name ELSE $5::text END, $7::text, $10::timestamptz
	FROM chat
)
SELECT row_to_json(chat) AS chat FROM chat`;

const valuesOf = (draft: SealedDraft) => [
	draft.id,
	draft.chat_id,
	draft.sender,
	draft.sender_id,
	draft.sender_name,
	draft.body,
	draft.client_id,
	draft.supervising,
	draft.read,
];

/** JSON has no times. */
type FromJson = Omit<Stored, "turn_since" | "hand_at"> & Record<"turn_since" | "hand_at", string | null>;
const timeFrom = (json: string | null) => (json === null ? null : new Date(json));

/** The same message of the same sender is there, perhaps since a moment ago by another server. */
export const isStoredBefore = (error: unknown) =>
	error instanceof pg.DatabaseError && error.constraint === "messages_client_id_key";

/** What is told of the chat with it; undefined where it was stored before or may not be stored. */
const storeAlone = async (database: Queries, draft: SealedDraft, now: Date): Promise<FromJson | undefined> => {
	const values = [...valuesOf(draft), now.toISOString(), draft.kind];
	try {
		const { rows } = await database.query<{ chat: FromJson }>({ name: "store_message", text: storeOne, values });
		return rows[0]?.chat;
	} catch (error) {
		if (isStoredBefore(error)) return undefined;
		throw error;
	}
};

/** Stores drafts in their order and says what became of each. */
export const storeMessages = async (
	database: Queries,
	drafts: readonly SealedDraft[],
	now: Date,
): Promise<Outcome[]> => {
	const [only] = drafts;
	const chat = only && drafts.length === 1 ? await storeAlone(database, only, now) : undefined;
	if (only && chat) {
		return [
			{
				...chat,
				...only.lasting,
				turn_since: timeFrom(chat.turn_since),
				hand_at: timeFrom(chat.hand_at),
				n: 1,
				outcome: "stored",
				message_id: only.id,
				created_at: now,
				before_body: null,
			},
		];
	}
	const columns = drafts.map(valuesOf);
	const values = [
		...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => columns.map((row) => row[at])),
		now,
		drafts.map(({ kind }) => kind),
	];
	const { rows } = await database.query<Answered>({ name: "store_messages", text: storeBatch, values });
	return drafts.flatMap(({ lasting }, at) => {
		const row = rows[at];
		return row ? { ...row, ...lasting } : [];
	});
};
