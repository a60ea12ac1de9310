import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { checkImport, importExample, importMembers } from "@warmline/contract/imports/calls";
import { test } from "vitest";
import { invitationsOf } from "../../test/invitations.ts";
import { linkIn } from "../../test/mailbox.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { until } from "../../test/until.ts";
import { daysAfter } from "../platform/days.ts";
import { societyDay } from "../platform/society.ts";
import { readTable } from "./table/read-table.ts";

const cast = await society();
const { clock, dora, newMember, pool } = cast;
const { accepts, mailbox } = await invitationsOf(cast);

const heading =
	"name,email,role,certified since,hours so far,police check level,police check date,police check expiry,languages";
const soon = daysAfter(societyDay(clock.now()), 3);
const person = (n: number) =>
	`Person ${n},p${n}@mail.example,listener,2023-09-15,${n}.5,2,2024-01-10,2027-01-10,"en, fr"`;

/** One of each kind of fault, each with the column that it is in. */
const faulty: readonly (readonly [row: string, column: string])[] = [
	[",noname@mail.example,listener,,,,,,", "name"],
	["http://spam.example,link@mail.example,listener,,,,,,", "name"],
	["No Email,,listener,,,,,,", "email"],
	["Bad Email,not-an-email,listener,,,,,,", "email"],
	["Two At,a@b@mail.example,listener,,,,,,", "email"],
	["Same Again,P7@Mail.example,listener,,,,,,", "email"],
	["No Role,norole@mail.example,,,,,,,", "role"],
	["Odd Role,oddrole@mail.example,boss,,,,,,", "role"],
	["New Hire,newhire@mail.example,new_hire,,,,,,", "role"],
	["Trained Trainee,trainee@mail.example,trainee listener,2023-01-01,,,,,", "certified_since"],
	["No Day,noday@mail.example,listener,2023-02-30,,,,,", "certified_since"],
	["Other Day,otherday@mail.example,listener,15/09/2023,,,,,", "certified_since"],
	[`Future Day,future@mail.example,listener,${soon},,,,,`, "certified_since"],
	['Odd Hours,hours@mail.example,listener,,"1,200",,,,', "earlier_hours"],
	["Less Hours,less@mail.example,listener,,-4,,,,", "earlier_hours"],
	["Low Level,level@mail.example,listener,,,1,2024-01-10,,", "police_level"],
	["No Check Day,checkday@mail.example,listener,,,2,,,", "police_date"],
	[`Future Check,futurecheck@mail.example,listener,,,2,${soon},,`, "police_date"],
	["Over Before,over@mail.example,listener,,,2,2024-01-10,2023-01-10,", "police_expires"],
	["Odd Tongue,tongue@mail.example,listener,,,,,,klingon", "languages"],
];
const goodRows = Array.from({ length: 180 }, (_, n) => person(n));
const table = [heading, ...goodRows, ...faulty.map(([row]) => row)].join("\n");

const checks = async (text: string, by = dora): Promise<AnswerOf<typeof checkImport>["result"]> => {
	const answer = await by.calls(checkImport, { table: text });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return checkImport.answer.parse(answer.body).result;
};
const imports = (text: string, client_id: string, by = dora) =>
	by.calls(importMembers, { table: text, language: "en", client_id });
const resultOf = ({ body }: { body: unknown }) => importMembers.answer.parse(body).result;
const count = async (sql: string) => Number((await pool.query(sql)).rows[0].count);

test("a check names what is wrong with each of 20 faulty rows of 200, by its column, and changes nothing", async () => {
	const { rows, ready, unknown_columns } = await checks(table);
	assert.deepEqual([rows.length, ready, unknown_columns], [200, 180, []]);
	assert.ok(rows.slice(0, 180).every(({ state, problems }) => state === "ready" && problems.length === 0));
	const found = rows.slice(180).map(({ state, problems }) => [state, problems[0]?.column]);
	assert.deepEqual(
		found,
		faulty.map(([, column]) => ["refused", column]),
	);
	assert.equal(rows[185]?.problems[0]?.message, "The same email is in line 9 already.");
	assert.equal(rows[180]?.line, 182);
	assert.equal(await count("SELECT count(*) FROM invitations"), 0);
});

test("pressed twice at once, and once more later, an import is done once, with one answer", async () => {
	const answers = await Promise.all([imports(table, "press"), imports(table, "press"), imports(table, "press")]);
	assert.deepEqual(
		answers.map(({ status }) => status),
		[201, 201, 201],
	);
	const [first, ...others] = answers.map(resultOf);
	assert.deepEqual([first?.invited, first?.left_out], [180, 20]);
	for (const other of others) assert.deepEqual(other, first);
	assert.deepEqual(resultOf(await imports(table, "press")), first);
	assert.equal(await count("SELECT count(*) FROM invitations"), 180);
	await until(async () => (await mailbox.count()) === 180);
	await until(async () => (await count("SELECT count(*) FROM invitations WHERE sent_at IS NOT NULL")) === 180);
	assert.equal(await mailbox.count(), 180, "one email each");
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "import_members" })).body);
	assert.deepEqual(
		results.map(({ params }) => params),
		[{ invited: 180, left_out: 20 }],
	);
});

test("the table of refused rows has them as they were with reasons, and no formula", async () => {
	const evil = '=HYPERLINK("http://x"),evil@mail.example,boss,,,,,,\n+1,plus@mail.example,@cmd,,,,,,';
	const { refused_table } = await checks([heading, evil].join("\n"));
	assert.ok(refused_table);
	const { rows } = readTable(refused_table);
	assert.deepEqual(
		rows.map(({ cells }) => cells.email),
		["evil@mail.example", "plus@mail.example"],
	);
	assert.match(refused_table, /Role: Unknown role/);
	for (const cell of refused_table.split(/[,\r\n]/)) assert.doesNotMatch(cell, /^"?[=+@]/, cell);
	const french = await dora.send("POST", "/api/v1/imports/check/", { table }, { "accept-language": "fr" });
	const said = checkImport.answer.parse(french.body).result;
	assert.match(said.refused_table ?? "", /^\ufeff"?Nom"?;/);
	assert.match(said.rows[187]?.problems[0]?.message ?? "", /^Rôle inconnu/);
});

test("who is a member or was invited is left out, in whatever letters, and who comes later is a member", async () => {
	const again = await checks(table);
	assert.equal(again.ready, 0);
	assert.ok(again.rows.slice(0, 180).every(({ state }) => state === "invited"));
	refusal(await imports(table, "again"), 409, "nobody_ready");
	const some = [heading, "Lina,LINA@society.example,listener,,,,,,", person(7), person(500)].join("\n");
	assert.deepEqual(
		(await checks(some)).rows.map(({ state }) => state),
		["member", "invited", "ready"],
	);
	assert.deepEqual(
		(await checks(some)).rows.map(({ earlier_hours }) => earlier_hours),
		[null, 7.5, 500.5],
	);
	const before = await mailbox.count();
	assert.deepEqual(resultOf(await imports(some, "some")).invited, 1);
	await until(async () => (await mailbox.count()) === before + 1);
});

test("two directors who import the same people at once invite each of them once", async () => {
	const dina = await newMember("dina", "director");
	const people = [heading, ...Array.from({ length: 30 }, (_, n) => person(1000 + n))].join("\n");
	const answers = await Promise.all([imports(people, "one"), imports(people, "two", dina)]);
	const invited = answers.map((answer) => (answer.status === 201 ? resultOf(answer).invited : 0));
	assert.equal(
		invited.reduce((sum, one) => sum + one, 0),
		30,
	);
	assert.equal(await count("SELECT count(*) FROM invitations WHERE email LIKE 'p10__@%'"), 30);
});

test("what is wrong with the table as a whole is said, and nothing is imported", async () => {
	for (const text of ["", " \n ", "nothing", "x".repeat(500_001)]) {
		refusal(await dora.send("POST", "/api/v1/imports/check/", { table: text }), 400, "invalid_table");
		const form = { table: text, language: "en", client_id: "wrong" };
		refusal(await dora.send("POST", "/api/v1/imports/", form), 400, "invalid_table");
	}
	assert.equal(await count("SELECT count(*) FROM imports WHERE client_id = 'wrong'"), 0);
});

test("the example is read as it is, in each language, and only a director gets it", async () => {
	for (const language of ["en", "fr"]) {
		const { body } = await dora.send("GET", "/api/v1/imports/example/", undefined, { "accept-language": language });
		const { rows, unknown_columns } = await checks(String(body));
		assert.deepEqual([rows.map(({ state }) => state), unknown_columns], [["ready", "ready"], []]);
	}
	refusal(await cast.sam.calls(importExample), 403, "forbidden");
	refusal(await cast.sam.calls(checkImport, { table }), 403, "forbidden");
});

test("an imported person accepts as any other, and an import asks for the password again", async () => {
	let mail = await mailbox.next();
	while (mail.to !== "p3@mail.example") mail = await mailbox.next();
	assert.equal((await accepts(linkIn(mail).searchParams.get("invitation") ?? "", "p3")).status, 201);
	const { rows } = await pool.query("SELECT * FROM volunteer_records WHERE earlier_hours = 3.5");
	assert.deepEqual([rows.length, rows[0]?.police_level, rows[0]?.languages], [1, 2, ["en", "fr"]]);
	const late = await newMember("late", "director");
	await pool.query("UPDATE sessions SET password_at = NULL WHERE member_id = $1", [late.id]);
	refusal(await imports(table, "late", late), 403, "confirm_yourself");
});
