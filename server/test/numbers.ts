import assert from "node:assert/strict";
import { type Numbers, readNumbers } from "@warmline/contract/numbers/calls";
import type { Grain } from "@warmline/contract/numbers/span";
import type pg from "pg";
import { v7 } from "uuid";
import { newToken, tokenHash } from "../src/platform/tokens.ts";
import type { MemberPerson } from "./person.ts";

type Chat = {
	at: string;
	/** Seconds after which somebody took it, and after which it was over. */
	taken?: number;
	over?: number;
	by?: "user" | "agent" | "system";
	how?: "ended" | "left_quickly" | "idle" | "closed";
	agent?: string;
	/** Seconds after which a listener wrote first, where that was before it was taken last. */
	answered?: number;
	before?: number;
	after?: number;
	language?: "en" | "fr";
	country?: string;
	region?: string;
};

const later = (at: string, seconds: number | undefined) =>
	seconds === undefined ? null : new Date(Date.parse(at) + seconds * 1000);

/** Puts chats of another time into the tables, as they were then. */
export const hadChats = async ({ pool }: { pool: pg.Pool }, chats: readonly Chat[]) => {
	for (const chat of chats) {
		const { at, taken, over, by = "user", how = "ended" } = chat;
		const id = v7({ msecs: Date.parse(at) });
		const status = over !== undefined ? "ended" : taken !== undefined ? "active" : "waiting";
		await pool.query(
			`INSERT INTO chats (id, visitor_token_hash, status, name, created_at, assigned_agent, assigned_at, ended_at, ended_by,
				ended_how, scale, scale_after, language, country, region)
			VALUES ($1, $2, $3, 'Visitor', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
			[
				...[id, tokenHash(newToken()), status, at, chat.agent ?? null, later(at, taken), later(at, over)],
				...[over === undefined ? null : by, over === undefined ? null : how, chat.before ?? null, chat.after ?? null],
				...[chat.language ?? "en", chat.country ?? null, chat.region ?? null],
			],
		);
		const said = [[0, "user"] as const, ...(chat.answered === undefined ? [] : [[chat.answered, "agent"] as const])];
		for (const [n, [seconds, sender]] of said.entries())
			await pool.query(
				`INSERT INTO messages (chat_id, seq, id, body, sender, sender_name, created_at)
				VALUES ($1, $2, $3, '\\x00', $4, 'Somebody', $5)`,
				[id, n + 1, v7(), sender, later(at, seconds)],
			);
	}
};

type Span = { from: string; until: string; by?: Grain };

export const numbersFor = async (who: MemberPerson, span: Span): Promise<Numbers> => {
	const { status, body } = await who.calls(readNumbers, undefined, span);
	assert.equal(status, 200, JSON.stringify(body));
	return readNumbers.answer.parse(body).result;
};

/** The same so many times. */
export const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
