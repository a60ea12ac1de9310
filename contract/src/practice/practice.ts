import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { requiredText } from "../text.ts";

/** `open`: somebody waits for a colleague who plays the visitor. */
export const practiceStates = ["open", "running", "ended"] as const;
export type PracticeState = (typeof practiceStates)[number];

/** The listener's side is the learner's, the visitor's is played. */
export const practiceSides = ["listener", "visitor"] as const;
export type PracticeSide = (typeof practiceSides)[number];

const person = z
	.nullable(z.object({ id, name: z.string() }))
	.check(z.describe("Null for nobody yet, or for a member who is gone."));

export const practiceRoom = z.object({
	id,
	state: z.enum(practiceStates),
	learner: person,
	partner: person,
	card: z
		.nullable(z.string())
		.check(z.describe("The name of the script card; for the learner null until the practice has ended.")),
	seq: z.int().check(z.describe("The last line's.")),
	opened_at: time,
	started_at: z.nullable(time),
	ended_at: z.nullable(time),
});
export type PracticeRoom = z.infer<typeof practiceRoom>;

/** A colleague who waits, as others see them. */
export const openPracticeRoom = z.extend(practiceRoom, {
	learner_online: z.boolean().check(z.describe("Whether they have a page of the member area open.")),
});
export type OpenPracticeRoom = z.infer<typeof openPracticeRoom>;

export const practiceLine = z.object({
	seq: z.int(),
	side: z.enum(practiceSides),
	text: z.string(),
	at: time,
	client_id: z.string(),
});
export type PracticeLine = z.infer<typeof practiceLine>;

export const practiceComment = z.object({
	id,
	seq: z.int().check(z.describe("The line it is about.")),
	author: person,
	text: z.string(),
	at: time,
	client_id: z.string().check(z.describe("Which its author's page gave it.")),
});
export type PracticeComment = z.infer<typeof practiceComment>;

/** Characters a line or a comment may have: as many as a message. */
export const practiceText = requiredText(t("Please write something first."), 4000);
