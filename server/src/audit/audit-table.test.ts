import assert from "node:assert/strict";
import { type AuditAct, auditTable } from "@warmline/contract/audit/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { v7 } from "uuid";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { dayIn } from "../platform/days.ts";
import { society as content } from "../platform/society.ts";
import { convertOldDetails, forgetParams } from "./convert-old-details.ts";

const { address, platform, pool, clock, newBrowser, lina, sam, dora, tess, noor } = await society();

const table = async (asked: Record<string, string> = {}, language = "en") => {
	const headers = { authorization: `Token ${dora.token}`, "accept-language": language };
	const response = await fetch(`${address}/api/v1${auditTable.path}?${new URLSearchParams(asked)}`, { headers });
	assert.equal(response.status, 200);
	assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
	assert.equal(response.headers.get("cache-control"), "no-store");
	assert.equal(
		response.headers.get("content-disposition"),
		`attachment; filename*=UTF-8''audit-log-${dayIn(content().clock, clock.now())}.csv`,
	);
	const text = Buffer.from(await response.arrayBuffer()).toString();
	assert.equal(text[0], "\uFEFF");
	return text.slice(1).trimEnd().split("\r\n");
};

type Line = { at: string; act: AuditAct; who?: string; about?: { id: string; name: string | null }; detail?: string };

/** As a version before parameters writes it. */
const wasWritten = async ({ at, act, who = "Sam", about, detail }: Line, chat: string | null = null) => {
	await pool.query(
		`INSERT INTO audit_log (id, at, act, member_id, member_name, chat_id, about_id, about_name, detail)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		[v7(), at, act, sam.id, who, chat, about?.id ?? null, about?.name ?? null, detail ?? null],
	);
};

const columns = "Time (America/New_York),Who,Action,About,Details,Chat";
const chat = v7();
const zoe = { id: v7(), name: "Zoé" };
await wasWritten({ at: "2024-06-10T03:59:59Z", act: "change_settings", detail: "open_chats_limit: 3 to 4" });
await wasWritten({ at: "2024-11-03T05:30:00Z", act: "take_over_chat", about: zoe }, chat);
await wasWritten({ at: "2024-11-03T06:30:00Z", act: "change_rota", detail: "weekly 1 08:00: dropped" });
await wasWritten({ at: "2024-12-01T17:00:00Z", act: "close_shift", detail: "2024-12-01T14:00:00.000Z" });
await convertOldDetails(platform);

test("every entry is a line, the newest first, on the clocks of the organisation and with how far they are from UTC", async () => {
	assert.equal(content().clock, "America/New_York");
	assert.deepEqual(await table(), [
		columns,
		"2024-12-01T12:00:00-05:00,Sam,Closed a shift,,2024-12-01T09:00:00-05:00,",
		'2024-11-03T01:30:00-05:00,Sam,Changed the weekly schedule,,"Monday, 08:00: removed",',
		`2024-11-03T01:30:00-04:00,Sam,Took over a chat,Zoé,,${chat}`,
		"2024-06-09T23:59:59-04:00,Sam,Changed the chat settings,,chats at a time: 3 to 4,",
	]);
});

test("a filter leaves what it leaves of the log, and one that is none is refused", async () => {
	const acts = async (asked: Record<string, string>) =>
		(await table(asked)).slice(1).map((line) => line.split(",")[2] ?? "");
	assert.deepEqual(await acts({ act: "close_shift" }), ["Closed a shift"]);
	assert.deepEqual(await acts({ member: zoe.id }), ["Took over a chat"]);
	assert.deepEqual(await acts({ chat }), ["Took over a chat"]);
	assert.deepEqual(await acts({ from: "2024-06-09", to: "2024-06-09" }), ["Changed the chat settings"]);
	assert.deepEqual(await table({ from: "2024-06-10", to: "2024-06-10" }), [columns]);
	for (const [name, value] of Object.entries({ act: "nothing", member: "x", chat: "x", from: "yesterday" }))
		refusal(await dora.calls(auditTable, undefined, { [name]: value }), 400);
});

test("in French a file has French words, and semicolons", async () => {
	const [first, ...lines] = await table({ to: "2024-11-30" }, "fr");
	assert.equal(first, "Heure (America/New_York);Qui;Ce qui a été fait;Au sujet de;Précisions;Conversation");
	assert.deepEqual(lines, [
		"2024-11-03T01:30:00-05:00;Sam;A changé l’horaire;;lundi, 08:00: retiré;",
		`2024-11-03T01:30:00-04:00;Sam;Relais pris dans une conversation;Zoé;;${chat}`,
		"2024-06-09T23:59:59-04:00;Sam;Changement des réglages;;conversations à la fois\u00a0: 3, puis 4;",
	]);
});

test("what somebody wrote is no formula to a program for tables", async () => {
	const about = { id: v7(), name: "+1" };
	for (const [n, detail] of ["=1", "-1", "@a", "\tb", "\rc"].entries())
		await wasWritten({ at: `2025-01-0${n + 1}T12:00:00Z`, act: "warn_member", who: `=cmd${n}`, about, detail });
	const told = (await table({ member: about.id })).slice(1).map((line) => line.split(",").slice(1, 5));
	assert.deepEqual(told, [
		["'=cmd4", "Warned a member", "'+1", '"\'\rc"'],
		["'=cmd3", "Warned a member", "'+1", "'\tb"],
		["'=cmd2", "Warned a member", "'+1", "'@a"],
		["'=cmd1", "Warned a member", "'+1", "'-1"],
		["'=cmd0", "Warned a member", "'+1", "'=1"],
	]);
});

test("a detail of several lines stays in its cell", async () => {
	const about = { id: v7(), name: "Ugo" };
	await wasWritten({ at: "2025-01-20T12:00:00Z", act: "warn_member", about, detail: "Be kind.\n=1" });
	assert.deepEqual((await table({ member: about.id })).slice(1), [
		'2025-01-20T07:00:00-05:00,Sam,Warned a member,Ugo,"Be kind.\n=1",',
	]);
});

test("an erased member is told as a former one, in the reader's language", async () => {
	const about = { id: v7(), name: formerMember };
	await wasWritten({ at: "2025-02-01T12:00:00Z", act: "erase_member", who: formerMember, about, detail: "listener" });
	await convertOldDetails(platform);
	assert.deepEqual((await table({ member: about.id }, "fr")).slice(1), [
		"2025-02-01T07:00:00-05:00;Un ancien membre;Effacement de quelqu’un;Un ancien membre;Bénévole à l’écoute;",
	]);
});

test("a log that is longer than what is read at once comes whole, each entry once", async () => {
	const many = { id: v7(), name: "Many" };
	await pool.query(
		`INSERT INTO audit_log (id, at, act, member_id, member_name, about_id, about_name, detail)
		SELECT gen_random_uuid(), now(), 'warn_member', $1, 'Sam', $2, 'Many', 'warning ' || n FROM generate_series(1, 1000) n`,
		[sam.id, many.id],
	);
	const details = (await table({ member: many.id })).slice(1).map((line) => line.split(",")[4]);
	assert.equal(details.length, 1000);
	assert.equal(new Set(details).size, 1000);
});

test("what an older version wrote is converted, as much of it as there is, and a chat that was assigned names nobody wrong", async () => {
	const about = { id: v7(), name: "Lina" };
	await wasWritten({ at: "2025-03-01T12:00:00Z", act: "transfer_chat", about, detail: "To Ugo. He asked." }, chat);
	await convertOldDetails(platform);
	const { rows } = await pool.query("SELECT about_id, about_name, params, detail FROM audit_log WHERE act = $1", [
		"transfer_chat",
	]);
	assert.deepEqual(rows, [{ about_id: null, about_name: null, params: { text: "To Ugo. He asked." }, detail: null }]);
	await wasWritten({ at: "2025-03-02T12:00:00Z", act: "read_form", detail: "Confidentiality agreement: Nadia" });
	await forgetParams(platform.database.db, "read_form", [{ kind: "nda", name: "Nadia" }]);
	const { rows: looks } = await pool.query("SELECT params, detail FROM audit_log WHERE act = 'read_form'");
	assert.deepEqual(looks, [{ params: null, detail: null }]);
	const { rows: left } = await pool.query("SELECT count(*)::int FROM audit_log WHERE detail IS NOT NULL");
	assert.deepEqual(left, [{ count: 0 }]);
});

test("only a director has the log as a table", async () => {
	for (const one of [lina, sam, tess, noor]) refusal(await one.calls(auditTable), 403, "forbidden");
	refusal(await newBrowser().calls(auditTable), 401, "not_logged_in");
});
