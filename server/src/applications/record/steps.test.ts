import assert from "node:assert/strict";
import { recordSteps } from "@warmline/contract/applications/record";
import { test } from "vitest";
import { type Standing, stepsLeft, stepsOf } from "./steps.ts";

const nothing: Standing = { kind: "listener", accepted: false, answered: 0, record: undefined, today: "2026-11-21" };
const record = {
	nda_form_id: "0190a0a0-0000-7000-8000-000000000001",
	police_level: 2,
	police_expires: "2027-11-21",
	identity_at: new Date("2026-11-01T12:00:00Z"),
	interview_state: "held",
	training_hours: 12,
	observed_chats: 2,
} as const;
const everything: Standing = { ...nothing, accepted: true, answered: 2, record };

test("of nobody something is done before it is, and of a full record nothing is to do", () => {
	assert.deepEqual(stepsLeft(nothing), [...recordSteps]);
	assert.deepEqual(stepsLeft({ ...nothing, record: null }), [...recordSteps]);
	assert.deepEqual(stepsLeft(everything), []);
	assert.deepEqual(
		stepsOf(everything),
		recordSteps.map((step) => ({ step, done: true })),
	);
});

test("each step is left as long as its own part is missing", () => {
	const parts: [Partial<Standing>, string[]][] = [
		[{ accepted: false }, ["application"]],
		[{ answered: 1 }, ["second_reference"]],
		[{ answered: 0 }, ["first_reference", "second_reference"]],
		[{ record: { ...record, nda_form_id: null } }, ["nda"]],
		[{ record: { ...record, police_level: null } }, ["police_check"]],
		[{ record: { ...record, identity_at: null } }, ["identity"]],
		[{ record: { ...record, interview_state: "accepted" } }, ["interview"]],
		[{ record: { ...record, interview_state: null } }, ["interview"]],
		[{ record: { ...record, training_hours: 11.5 } }, ["training"]],
		[{ record: { ...record, observed_chats: 1 } }, ["observed_chats"]],
	];
	for (const [part, left] of parts) assert.deepEqual(stepsLeft({ ...everything, ...part }), left);
});

test("a police check is good until the end of the day on which it expires, or for good", () => {
	const expires = (police_expires: string | null) =>
		stepsLeft({ ...everything, record: { ...record, police_expires } });
	assert.deepEqual(expires("2026-11-21"), []);
	assert.deepEqual(expires("2026-11-20"), ["police_check"]);
	assert.deepEqual(expires(null), []);
});

test("a supervisor trains for three hours more", () => {
	assert.deepEqual(stepsLeft({ ...everything, kind: "supervisor" }), ["training"]);
	assert.deepEqual(stepsLeft({ ...everything, kind: "supervisor", record: { ...record, training_hours: 15 } }), []);
	assert.deepEqual(stepsLeft({ ...everything, kind: "placement" }), []);
});
