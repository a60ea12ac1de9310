import { deepEqual } from "node:assert/strict";
import type { AuditAct } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { paramsOfDetail } from "./old-details.ts";

const id = "0190a0a0-0000-7000-8000-000000000001";

const samples: readonly (readonly [AuditAct, string, object])[] = [
	["set_chats_limit", "as everybody", { limit: null }],
	["set_chats_limit", "5", { limit: 5 }],
	[
		"change_settings",
		"open_chats_limit: 3 to 4; paused_reason: none to Storm; no power; keep_days: 90 to none; door: always to shifts",
		{
			changes: [
				{ setting: "open_chats_limit", before: 3, after: 4 },
				{ setting: "paused_reason", before: null, after: "Storm; no power" },
				{ setting: "keep_days", before: 90, after: null },
				{ setting: "door", before: "always", after: "shifts" },
			],
		},
	],
	[
		"change_settings",
		"paused_reason: 5 to none",
		{ changes: [{ setting: "paused_reason", before: "5", after: null }] },
	],
	["read_form", "Reference check: Ada Byron", { kind: "reference_check", name: "Ada Byron" }],
	["read_document", "resume.pdf", { name: "resume.pdf" }],
	["decide_application", "ask", { decision: "ask" }],
	["finish_training", "nda, training", { missing: ["nda", "training"] }],
	["change_record", "police_check, identity_seen", { fields: ["police_check", "identity_seen"] }],
	[
		"mail_stage",
		"accepted, listener, not certified (12): accepted, draft (1): Evenings",
		{ status: "accepted", kind: "listener", certified: false, count: 12, subject: "accepted, draft (1): Evenings" },
	],
	["change_role", "listener to director", { before: "listener", after: "director" }],
	[
		"change_role",
		"trainee_listener to listener: Back to work.",
		{ before: "trainee_listener", after: "listener", reason: "Back to work." },
	],
	["deactivate_member", "A long break.", { reason: "A long break." }],
	["reset_second_step", "The phone is lost.", { reason: "The phone is lost." }],
	["erase_member", "listener", { role: "listener" }],
	["change_security", "none to 2026-12-01", { before: null, after: "2026-12-01" }],
	["read_practice", id, { room_id: id }],
	["read_hours", "letter", { view: "letter" }],
	["hide_post", `post ${id}`, { kind: "post", id }],
	["suspend_from_community", "2026-12-01T14:00:00.000Z", { until: "2026-12-01T14:00:00.000Z" }],
	[
		"change_rota",
		"weekly 0 18:00: 1 listener, 2 supervisors",
		{ change: "set_weekly_shift", weekday: 0, start: "18:00", listeners: 1, supervisors: 2 },
	],
	["change_rota", "weekly 1 08:00: dropped", { change: "drop_weekly_shift", weekday: 1, start: "08:00" }],
	["change_rota", "shift time 08:00 to 12:00: added", { change: "add_shift_time", start: "08:00", end: "12:00" }],
	["change_rota", "shift time 08:00 to 12:00: retired", { change: "retire_shift_time", start: "08:00", end: "12:00" }],
	[
		"change_rota",
		"closed 2026-12-25 to 2026-12-26, yearly: Christmas",
		{ change: "close_days", first: "2026-12-25", last: "2026-12-26", yearly: true, name: "Christmas" },
	],
	[
		"change_rota",
		"opened 2026-12-25: Storm: no power",
		{ change: "open_days", first: "2026-12-25", last: "2026-12-25", yearly: false, name: "Storm: no power" },
	],
	[
		"change_rota",
		"weekly_cap: 3 to 4; rest_hours: 8 to 10",
		{
			change: "settings",
			changes: [
				{ setting: "weekly_cap", before: 3, after: 4 },
				{ setting: "rest_hours", before: 8, after: 10 },
			],
		},
	],
	[
		"change_shift",
		"2026-11-23 12:00: added, 2 listeners, 1 supervisor",
		{ day: "2026-11-23", start: "12:00", added: true, needs: { listeners: 2, supervisors: 1 } },
	],
	[
		"change_shift",
		"2026-11-23 12:00: 1 listener, 1 supervisor; supervisor: none; off: A storm; no power",
		{
			...{ day: "2026-11-23", start: "12:00", needs: { listeners: 1, supervisors: 1 } },
			...{ supervisor: null, cancelled: "A storm; no power" },
		},
	],
	[
		"change_shift",
		"2026-11-23 12:00: supervisor: Sam; on again",
		{ day: "2026-11-23", start: "12:00", supervisor: "Sam", reopened: true },
	],
	[
		"call_out",
		"supervisor, 2026-12-01T14:00:00.000Z: 3",
		{ part: "supervisor", starts_at: "2026-12-01T14:00:00.000Z", count: 3 },
	],
	[
		"change_attendance",
		"2026-11-23: booked to worked 240 minutes",
		{ day: "2026-11-23", before: { attendance: "booked" }, after: { attendance: "worked", minutes: 240 } },
	],
	["close_shift", "2026-12-01T14:00:00.000Z", { starts_at: "2026-12-01T14:00:00.000Z" }],
	["confirm_block", "abuse, 168", { reason: "abuse", hours: 168 }],
];

test("the text of an older entry is read into parameters", () => {
	for (const [act, detail, params] of samples) deepEqual(paramsOfDetail(act, detail), params, detail);
});

test("what is no such text stays as it was written", () => {
	for (const [act, detail] of [
		["call_out", "something else"],
		["confirm_block", "other"],
		["change_shift", "2026-11-23 12:00: moved"],
		["read_practice", "a room"],
		["change_settings", "paused_reason: none to Closed; note: back soon"],
		["change_settings", "paused_reason: Back to normal to none"],
		["take_over_chat", "because"],
		["transfer_chat", "To Ugo. Ugo speaks French."],
	] as const)
		deepEqual(paramsOfDetail(act, detail), { text: detail });
});
