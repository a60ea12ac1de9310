import { equal } from "node:assert/strict";
import { type AuditEntry, type AuditedAct, auditActs, auditLog } from "@warmline/contract/audit/calls";
import type { AuditParams } from "@warmline/contract/audit/params";
import { test } from "vitest";
import { auditSentence } from "./audit-sentence.ts";
import { describeEntry } from "./describe-entry.ts";

const sam = { id: "0190a0a0-0000-7000-8000-0000000000a1", name: "Sam" };
const lina = { id: "0190a0a0-0000-7000-8000-0000000000a2", name: "Lina" };

const entryOf = (act: AuditedAct, about: AuditEntry["about"] = null): AuditEntry => ({
	id: "0190a0a0-0000-7000-8000-000000000001",
	at: "2026-03-01T09:00:00.000Z",
	member: sam,
	chat_id: null,
	about,
	...act,
});

test("an act over somebody's head is a sentence with both names", () => {
	equal(auditSentence(entryOf({ act: "take_over_chat", params: null }, lina)), "Sam took over a chat from Lina.");
	equal(auditSentence(entryOf({ act: "end_duty", params: null }, lina)), "Sam took Lina off duty.");
});

test("every act has a sentence, also where nobody is named", () => {
	for (const act of auditActs) {
		const sentence = auditSentence(entryOf({ act, params: null } as AuditedAct));
		equal(/^Sam .+\.$/.test(sentence) && !/null|undefined/.test(sentence), true, sentence);
	}
});

const told = (act: AuditedAct) => describeEntry(entryOf(act))?.replaceAll("\u00a0", " ");
const id = "0190a0a0-0000-7000-8000-000000000002";

test("an act that says no more has nothing beside it, and an older text is shown as it was written", () => {
	equal(told({ act: "take_over_chat", params: null }), undefined);
	equal(told({ act: "call_out", params: { text: "something else" } }), "something else");
	for (const act of auditActs) {
		const entry = { ...entryOf({ act, params: null } as AuditedAct), params: { text: "as written" } };
		const [read] = auditLog.answer.parse({ results: [entry], next: null }).results;
		equal(read && describeEntry(read), "as written", act);
	}
	equal(told({ act: "delete_post", params: { kind: "post", id } }), undefined);
	equal(told({ act: "show_again", params: { kind: "comment", id } }), "comment");
});

test("changed settings are told by their names in words", () => {
	const settings = (...changes: AuditParams["change_settings"]["changes"]) =>
		told({ act: "change_settings", params: { changes } });
	equal(
		settings(
			{ setting: "open_chats_limit", before: 3, after: 4 },
			{ setting: "paused_reason", before: null, after: "always" },
			{ setting: "door", before: "always", after: "presence" },
		),
		"chats at a time: 3 to 4; reason for the pause: none to always; when chat is open: always to while a listener is available",
	);
	equal(
		settings({ setting: "keep_days", before: 90, after: null }),
		"days chats are kept: 90 to until they are erased",
	);
	equal(told({ act: "set_chats_limit", params: { limit: 5 } }), "5");
	equal(told({ act: "set_chats_limit", params: { limit: null } }), "default");
});

test("what was written into a record, and what a certification went without, is told in words", () => {
	equal(
		told({ act: "change_record", params: { fields: ["police_check", "identity_seen"] } }),
		"Police check, ID verified",
	);
	equal(
		told({ act: "finish_training", params: { missing: ["nda", "training"] } }),
		"Confidentiality agreement, Training",
	);
	equal(told({ act: "decide_application", params: { decision: "ask" } }), "asked for more information");
	equal(told({ act: "read_form", params: { kind: "nda", name: "Dee" } }), "Confidentiality agreement: Dee");
});

test("a changed role is told by both names, with the reason as it was written", () => {
	equal(
		told({ act: "change_role", params: { before: "trainee_listener", after: "listener", reason: "Back to work." } }),
		"Trainee listener to Listener: Back to work.",
	);
	equal(told({ act: "change_role", params: { before: "listener", after: "director" } }), "Listener to Director");
});

test("to whom a mail went is told in words, and its subject as it was written", () => {
	const params = { status: "accepted", kind: "listener", certified: false, count: 12, subject: "draft (1)" } as const;
	equal(told({ act: "mail_stage", params }), "accepted applications, listeners, in training (12): draft (1)");
});

test("why and for how long somebody was blocked is told in words", () => {
	for (const act of ["ask_for_block", "confirm_block"] as const)
		equal(told({ act, params: { reason: "abuse", hours: 168 } }), "Insults or abuse, 7 days");
});

test("a changed day is told as a day of the calendar", () => {
	equal(told({ act: "change_security", params: { before: null, after: "2026-12-01" } }), "none to December 1, 2026");
	equal(told({ act: "change_security", params: { before: "2026-12-01", after: null } }), "December 1, 2026 to none");
});

test("changes of shifts are told by weekday and time, as a director reads them", () => {
	const rota = (params: AuditParams["change_rota"]) => told({ act: "change_rota", params });
	equal(rota({ change: "drop_weekly_shift", weekday: 1, start: "08:00" }), "Monday, 8:00 a.m.: removed");
	equal(
		rota({ change: "set_weekly_shift", weekday: 0, start: "18:00", listeners: 3, supervisors: 1 }),
		"Sunday, 6:00 p.m.: 3 listeners, 1 supervisor",
	);
	equal(rota({ change: "add_shift_time", start: "08:00", end: "12:00" }), "shift time 8:00 a.m. to 12:00 p.m.: added");
	equal(
		rota({ change: "close_days", first: "2026-12-25", last: "2026-12-26", yearly: true, name: "Christmas" }),
		"closed December 25, 2026 to December 26, 2026, every year: Christmas",
	);
	equal(
		rota({ change: "open_days", first: "2026-12-25", last: "2026-12-25", yearly: false, name: "Christmas" }),
		"reopened December 25, 2026: Christmas",
	);
	equal(
		rota({
			change: "settings",
			changes: [
				{ setting: "weekly_cap", before: 3, after: 4 },
				{ setting: "rest_hours", before: 8, after: 10 },
			],
		}),
		"shifts a week: 3 to 4; hours of rest: 8 to 10",
	);
	const shift = (params: Omit<AuditParams["change_shift"], "day" | "start">) =>
		told({ act: "change_shift", params: { day: "2026-11-23", start: "12:00", ...params } });
	equal(
		shift({ added: true, needs: { listeners: 2, supervisors: 1 } }),
		"November 23, 2026, 12:00 p.m.: added, 2 listeners, 1 supervisor",
	);
	equal(shift({ supervisor: "Sam", reopened: true }), "November 23, 2026, 12:00 p.m.: supervised by Sam; restored");
	equal(
		shift({ supervisor: null, cancelled: "A storm; no power" }),
		"November 23, 2026, 12:00 p.m.: no supervisor; cancelled: A storm; no power",
	);
	equal(
		told({
			act: "change_attendance",
			params: {
				day: "2026-11-23",
				before: { attendance: "booked" },
				after: { attendance: "worked", minutes: 240 },
			},
		}),
		"November 23, 2026: booked to attended, 240 minutes",
	);
});
