import type { PracticeComment, PracticeLine, PracticeRoom } from "@warmline/contract/practice/practice";

/** For tests. */
export const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

export const learner = { id: idOf(1), name: "Tess" };
export const partner = { id: idOf(2), name: "Lina" };
export const watcher = { id: idOf(3), name: "Sam" };

export const roomOf = (part: Partial<PracticeRoom> = {}): PracticeRoom => ({
	id: idOf(900),
	state: "running",
	learner,
	partner,
	card: null,
	seq: 0,
	opened_at: "2026-11-01T10:00:00.000Z",
	started_at: "2026-11-01T10:01:00.000Z",
	ended_at: null,
	...part,
});

export const lineOf = (seq: number, part: Partial<PracticeLine> = {}): PracticeLine => ({
	seq,
	side: "visitor",
	text: `line ${seq}`,
	at: "2026-11-01T10:02:00.000Z",
	client_id: `c${seq}`,
	...part,
});

export const commentOf = (n: number, part: Partial<PracticeComment> = {}): PracticeComment => ({
	id: idOf(500 + n),
	seq: 1,
	author: partner,
	text: `comment ${n}`,
	client_id: `comment-${n}`,
	at: `2026-11-01T10:0${n}:00.000Z`,
	...part,
});
