import { equal } from "node:assert/strict";
import { type AuditEntry, auditActs } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { auditDetail } from "./audit-detail.ts";
import { auditSentence } from "./audit-sentence.ts";

const sam = { id: "sam", name: "Sam" };
const lina = { id: "lina", name: "Lina" };

const entryOf = (more: Partial<AuditEntry>): AuditEntry => ({
	id: "0190a0a0-0000-7000-8000-000000000001",
	at: "2026-03-01T09:00:00.000Z",
	act: "take_over_chat",
	member: sam,
	chat_id: null,
	about: null,
	detail: null,
	...more,
});

test("an act over somebody's head is a sentence with both names", () => {
	equal(auditSentence(entryOf({ about: lina })), "Sam took over a chat from Lina.");
	equal(auditSentence(entryOf({ act: "end_duty", about: lina })), "Sam took Lina off duty.");
});

test("every act has a sentence, also where nobody is named", () => {
	for (const act of auditActs) {
		const sentence = auditSentence(entryOf({ act }));
		equal(/^Sam .+\.$/.test(sentence) && !/null|undefined/.test(sentence), true, sentence);
	}
});

test("changed settings are told by their names in words", () => {
	const detail = "open_chats_limit: 3 to 4; paused_reason: none to Storm; door: closed";
	equal(
		auditDetail(entryOf({ act: "change_settings", detail })),
		"chats at a time: 3 to 4; reason for the pause: none to Storm; when chat is open: closed",
	);
	equal(
		auditDetail(entryOf({ act: "change_settings", detail: "keep_days: 90 to none" })),
		"days chats are kept: 90 to until they are erased",
	);
	equal(auditDetail(entryOf({ act: "set_chats_limit", detail: "5" })), "5");
	equal(auditDetail(entryOf({})), null);
});

test("what was written into a record, and what a certification went without, is told in words", () => {
	equal(
		auditDetail(entryOf({ act: "change_record", detail: "police_check, identity_seen" })),
		"Police check, ID verified",
	);
	equal(
		auditDetail(entryOf({ act: "finish_training", detail: "nda, training" })),
		"Confidentiality agreement, Training",
	);
});

test("a changed role is told by both names, with the reason as it was written", () => {
	const role = (detail: string) => auditDetail(entryOf({ act: "change_role", detail }));
	equal(role("trainee_listener to listener: Back to work."), "Trainee listener to Listener: Back to work.");
	equal(role("listener to director"), "Listener to Director");
});

test("to whom a mail went is told in words, and its subject as it was written", () => {
	const detail = "accepted, listener, not certified (12): accepted, draft (1): Evenings";
	equal(
		auditDetail(entryOf({ act: "mail_stage", detail })),
		"accepted applications, listeners, in training (12): accepted, draft (1): Evenings",
	);
});

test("why and for how long somebody was blocked is told in words", () => {
	for (const act of ["ask_for_block", "confirm_block"] as const) {
		equal(auditDetail(entryOf({ act, detail: "abuse, 168" })), "Insults or abuse, 7 days");
		equal(auditDetail(entryOf({ act, detail: "other" })), "other");
	}
});

test("a changed day is told as a day of the calendar", () => {
	const told = (detail: string) => auditDetail(entryOf({ act: "change_security", detail }));
	equal(told("none to 2026-12-01"), "none to December 1, 2026");
	equal(told("2026-12-01 to none"), "December 1, 2026 to none");
});

test("changes of shifts are told by weekday and time, as a director reads them", () => {
	const told = (act: AuditEntry["act"], detail: string) =>
		auditDetail(entryOf({ act, detail }))?.replaceAll("\u00a0", " ");
	equal(told("change_rota", "weekly 1 08:00: dropped"), "Monday, 8:00 a.m.: removed");
	equal(
		told("change_rota", "weekly 0 18:00: 3 listeners, 1 supervisor"),
		"Sunday, 6:00 p.m.: 3 listeners, 1 supervisor",
	);
	equal(told("change_rota", "shift time 08:00 to 12:00: added"), "shift time 8:00 a.m. to 12:00 p.m.: added");
	equal(
		told("change_rota", "closed 2026-12-25 to 2026-12-26, yearly: Christmas"),
		"closed December 25, 2026 to December 26, 2026, every year: Christmas",
	);
	equal(
		told("change_rota", "weekly_cap: 3 to 4; rest_hours: 8 to 10"),
		"shifts a week: 3 to 4; hours of rest: 8 to 10",
	);
	equal(
		told("change_shift", "2026-11-23 12:00: added, 2 listeners, 1 supervisor"),
		"November 23, 2026, 12:00 p.m.: added, 2 listeners, 1 supervisor",
	);
	equal(told("change_shift", "2026-11-23 12:00: supervisor: Sam"), "November 23, 2026, 12:00 p.m.: supervised by Sam");
	equal(
		told("change_shift", "2026-11-23 12:00: off: A storm; no power"),
		"November 23, 2026, 12:00 p.m.: cancelled: A storm; no power",
	);
	equal(
		told("change_attendance", "2026-11-23: booked to worked 240 minutes"),
		"November 23, 2026: booked to attended, 240 minutes",
	);
	equal(told("call_out", "something else"), "something else");
});
