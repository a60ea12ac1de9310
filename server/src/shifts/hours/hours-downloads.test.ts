import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { hoursLetter, hoursTable } from "@warmline/contract/shifts/hours-calls";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { test } from "vitest";
import { midMonth } from "../../../test/hours.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";

const cast = await midMonth();
const { address, lead, head, had, says, worked, newMember, pool } = cast;

type Asked = { member?: string; from?: string; until?: string };

const sent = async (reader: MemberPerson, { path }: { path: string }, asked: Asked, language: string) => {
	const headers = { authorization: `Token ${reader.token}`, "accept-language": language };
	const response = await fetch(`${address}/api/v1${path}?${new URLSearchParams(asked)}`, { headers });
	const bytes = new Uint8Array(await response.arrayBuffer());
	assert.equal(response.status, 200, Buffer.from(bytes).toString());
	assert.equal(response.headers.get("cache-control"), "no-store");
	const name = /^attachment; filename\*=UTF-8''(.+)$/.exec(response.headers.get("content-disposition") ?? "")?.[1];
	return { bytes, name, type: response.headers.get("content-type") };
};

const tableFor = async (reader: MemberPerson, asked: Asked = {}, language = "en") => {
	const { bytes, name, type } = await sent(reader, hoursTable, asked, language);
	assert.equal(type, "text/csv; charset=utf-8");
	const text = Buffer.from(bytes).toString();
	assert.equal(text[0], "\uFEFF");
	return { name, lines: text.slice(1).trimEnd().split("\r\n") };
};

const letterFor = async (reader: MemberPerson, asked: Asked = {}, language = "en") => {
	const { bytes, name, type } = await sent(reader, hoursLetter, asked, language);
	assert.equal(type, "application/pdf");
	const pdf = await getDocumentProxy(bytes);
	const { text } = await extractText(pdf, { mergePages: true });
	return { name, pdf, text: text.replace(/\s+/g, " ") };
};

const renamed = (member: MemberPerson, first: string, last: string) =>
	pool.query("UPDATE members SET first_name = $2, last_name = $3 WHERE id = $1", [member.id, first, last]);

const evening = new Date("2024-10-31T23:00:00Z");
const acrossMidnight = new Date("2024-11-03T02:00:00Z");
const earlier = new Date("2024-02-10T18:00:00Z");

/** Two shifts worked, the first of them half of it; one missed, in the month between. */
const hasWorked = async (name: string) => {
	const member = await newMember(name, "listener");
	await worked(member, { at: earlier }, 125);
	const missed = await had(member, { at: evening, part: "supervisor" });
	await says(lead, missed, member, { attendance: "no_show" });
	await worked(member, { at: acrossMidnight, hours: 5 });
	return member;
};

const ana = await hasWorked("ana");

test("the table has one's shifts by their start, on the organisation's clocks", async () => {
	const { name, lines } = await tableFor(ana);
	assert.match(name ?? "", /^ana-hours-\d{4}-\d{2}-\d{2}\.csv$/);
	assert.deepEqual(lines, [
		"Name,Day,Starts (America/New_York),Ends (America/New_York),Role,Attendance,Minutes",
		"Ana Newman,2024-02-10,13:00,17:00,Listener,Worked,125",
		"Ana Newman,2024-10-31,19:00,23:00,Supervisor,Absent,0",
		"Ana Newman,2024-11-02,22:00,02:00,Listener,Worked,300",
	]);
});

test("the table is in the reader's language, with the delimiter that programs expect there", async () => {
	const { lines } = await tableFor(ana, {}, "fr-CA");
	assert.equal(lines.length, 4);
	assert.ok(
		lines.every((line) => line.split(";").length === 7),
		lines.join("\n"),
	);
	assert.match(lines[0] ?? "", /^Nom;Jour;Début \(America\/New_York\);/);
	for (const english of ["Worked", "Absent", "Attendance", "Listener"])
		assert.ok(!lines.join().includes(english), english);
});

test("days narrow the table, and the last one comes after the first", async () => {
	const { lines } = await tableFor(ana, { from: "2024-10-31", until: "2024-10-31" });
	assert.deepEqual([lines.length, lines[1]?.slice(0, 21)], [2, "Ana Newman,2024-10-31"]);
	assert.equal((await tableFor(ana, { from: "1000-01-01", until: "2999-12-31" })).lines.length, 4);
	refusal(await ana.calls(hoursTable, undefined, { from: "2024-02-02", until: "2024-02-01" }), 400);
});

for (const first of ["=1+1", "+Ana", "-Ana", "@Ana", "\tAna"])
	test(`a name that begins like a formula, ${JSON.stringify(first)}, is none in the table`, async () => {
		const bo = await hasWorked(`bo${first.codePointAt(0)}`);
		await renamed(bo, first, 'Newman, "Bo"');
		const { lines } = await tableFor(bo);
		assert.equal(lines[1], `"'${first} Newman, ""Bo""",2024-02-10,13:00,17:00,Listener,Worked,125`);
	});

test("the letter says who gave how much time, month by month, and how to check it", async () => {
	const { name, pdf, text } = await letterFor(ana);
	assert.match(name ?? "", /^ana-hours-\d{4}-\d{2}-\d{2}\.pdf$/);
	for (const words of [
		"Warmline Listening Society hello@warmline.example",
		"Confirmation of volunteer hours To whom it may concern,",
		"the time that Ana Newman volunteered with Warmline Listening Society.",
		"Role Listener First day February 10, 2024",
		"Number of shifts 2 Total time 7 hours 5 minutes",
		"February 2024 1 2 hours 5 minutes November 2024 1 5 hours A shift counts",
		"To verify this letter, please write to hello@warmline.example",
		"Director, name: ___",
		"Signature: ___",
	])
		assert.ok(text.includes(words), `${words}\n${text}`);
	assert.ok(!text.includes("October"), text);
	assert.equal(pdf.numPages, 1);
	const { info } = await getMeta(pdf);
	assert.deepEqual([info.Title, info.Language], ["Confirmation of volunteer hours", "en-CA"]);
	assert.deepEqual(await pdf.getMarkInfo(), { Marked: true, UserProperties: false, Suspects: false });
});

test("the letter is in the language of the page, and a director's in the one that member has chosen", async () => {
	const french = [
		"Warmline, société d’écoute",
		"Ana Newman",
		"10 février 2024",
		"7 heures 5 minutes",
		"novembre 2024 1 5 heures",
	];
	const english = ["To whom", "Signature, ", "Number of", "Director", "Listener", "hours"];
	const { text, pdf } = await letterFor(ana, {}, "fr");
	for (const words of french) assert.ok(text.includes(words), `${words}\n${text}`);
	for (const words of english) assert.ok(!text.includes(words), `${words}\n${text}`);
	assert.equal((await getMeta(pdf)).info.Language, "fr-CA");
	assert.match((await letterFor(head, { member: ana.id }, "fr")).text, /To whom it may concern/);
	assert.equal((await ana.calls(changePreferences, { language: "fr" })).status, 200);
	assert.ok(!(await letterFor(head, { member: ana.id })).text.includes("To whom"));
});

test("the letter is about the days that were asked for", async () => {
	const { text } = await letterFor(ana, { from: "2024-11-01", until: "2024-11-30" });
	assert.ok(text.includes("First day November 1, 2024 Last day November 30, 2024 Number of shifts 1"), text);
});

test("without support time in these days there is no letter", async () => {
	for (const [reader, asked] of [
		[lead, {}],
		[ana, { from: "2024-10-01", until: "2024-10-31" }],
		[ana, { from: "2999-01-01" }],
	] as const)
		refusal(await reader.calls(hoursLetter, undefined, asked), 409, "no_hours");
});

test("names of many alphabets are written in the letter, and for others there is room to write them by hand", async () => {
	const cleo = await hasWorked("cleo");
	for (const [first, last] of [
		["Łucja", "Żółć-Gęślą"],
		["Ayşe Ğül", "İnönü"],
		["Ольга", "Ωνάση"],
		["Zoe\u0301", "O’Brien & Đặng"],
	] as const) {
		await renamed(cleo, first, last);
		const { text } = await letterFor(cleo);
		assert.ok(text.includes(`Name ${first} ${last}`.normalize("NFC")), text);
	}
	for (const [first, last] of [
		["王", "小明"],
		["محمد", "علي"],
		["Cleo 🌻", "Newman"],
	] as const) {
		await renamed(cleo, first, last);
		const { text } = await letterFor(cleo);
		assert.ok(/Name _{30} \(cleo@society\.example\)/.test(text), text);
	}
});

test("a letter about many months has as many pages as it needs, each with whose it is", async () => {
	const dan = await newMember("dan", "listener");
	for (let month = 0; month < 40; month++) await worked(dan, { at: new Date(Date.UTC(2020, month, 10, 18)) });
	const { pdf, text } = await letterFor(dan);
	assert.equal(pdf.numPages, 2);
	for (const words of ["April 2023", "Dan Newman · ", "1/2", "2/2", "Signature:"])
		assert.ok(text.includes(words), words);
});

test("somebody else's table and letter are a director's, and it is recorded", async () => {
	for (const call of [hoursTable, hoursLetter]) {
		refusal(await lead.calls(call, undefined, { member: ana.id }), 403, "forbidden");
		await sent(head, call, { member: ana.id }, "en");
	}
	const { body } = await head.calls(auditLog, undefined, { act: "read_hours", member: ana.id });
	const looks = auditLog.answer
		.parse(body)
		.results.map(({ member, params }) => [member.name, ...Object.values(params ?? {})].join(" "));
	assert.deepEqual(looks.sort(), ["Dina letter", "Dina table"]);
});

test("tables and letters are limited, so that nobody keeps the server busy with them", async () => {
	const eva = await hasWorked("eva");
	for (let times = 0; times < 120; times++) await tableFor(eva);
	refusal(await eva.calls(hoursTable), 429, "too_many_requests");
});
