import assert from "node:assert/strict";
import { numbersTable } from "@warmline/contract/numbers/calls";
import type { NumberTable } from "@warmline/contract/numbers/span";
import { test } from "vitest";
import { hadChats, times } from "../../test/numbers.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { address, dora } = cast;

const at = "2024-06-09T17:30:00Z";
await hadChats(cast, [
	...times(10, { at, taken: 65, over: 665, before: 6, after: 4, country: "CA", region: '=cmd|"/c calc"!A1' }),
	...times(11, { at, taken: 5, over: 605, country: "FR", region: "Brittany", language: "fr" as const }),
]);

const fetched = async (table: NumberTable, language = "en") => {
	const query = new URLSearchParams({ from: "2024-06-01", until: "2024-07-31", by: "month", table });
	const headers = { authorization: `Token ${dora.token}`, "accept-language": language };
	const response = await fetch(`${address}/api/v1${numbersTable.path}?${query}`, { headers });
	assert.equal(response.status, 200);
	assert.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
	assert.match(
		response.headers.get("content-disposition") ?? "",
		new RegExp(`^attachment; .*numbers-${table}-2024-06-01-2024-07-31\\.csv$`),
	);
	const text = Buffer.from(await response.arrayBuffer()).toString();
	assert.equal(text[0], "\uFEFF");
	return text.slice(1).trimEnd().split("\r\n");
};

test("alerts come by kind, with how many had a response, and after how long", async () => {
	for (const [seconds, subject] of [
		[60, "one"],
		[120, "two"],
		[null, "three"],
	] as const)
		await cast.pool.query(
			`INSERT INTO alerts (id, kind, subject, began_at, opened_at, step, responded_at, closed_at)
			VALUES (gen_random_uuid(), 'visitor_waiting', $2, $1::timestamptz, $1, 'everyone',
				$1::timestamptz + $3::int * interval '1 second', $1::timestamptz + interval '1 hour')`,
			[at, subject, seconds],
		);
	assert.deepEqual(await fetched("alerts"), [
		"Kind,Alerts,With a response,Response in seconds: median,Response in seconds: 90th percentile",
		"A visitor is waiting,3,2,90,114",
	]);
});

test("each table comes as a file, a line for each part", async () => {
	assert.deepEqual(await fetched("volume"), [
		"From,To,Requests,Answered,Left before a reply,Closed before a reply,Still waiting,Messages left",
		"2024-06-01,2024-06-30,21,21,0,0,0,0",
		"2024-07-01,2024-07-31,0,0,0,0,0,0",
	]);
	assert.deepEqual((await fetched("waits")).slice(1), [
		"2024-06-01,2024-06-30,21,21,11,21,21,5,65,65,600,600,600",
		"2024-07-01,2024-07-31,0,0,0,0,0,,,,,,",
	]);
	assert.deepEqual((await fetched("hours")).slice(1), ["Sunday,13:00,21,21"]);
	assert.deepEqual((await fetched("coverage")).slice(1), [
		"2024-06-01,2024-06-30,0,0,0,0,0,0,0,0",
		"2024-07-01,2024-07-31,0,0,0,0,0,0,0,0",
	]);
	assert.deepEqual((await fetched("languages")).slice(1), ["French,11", "English,10"]);
});

test("what is told of ten only is not told in the file either", async () => {
	assert.deepEqual((await fetched("scale")).slice(1), ["2024-06,10,6,4,-2", "2024-07,Fewer than 10,,,"]);
});

test("the name of a region is no formula to a program for tables", async () => {
	assert.deepEqual((await fetched("regions")).slice(1), ["France,Brittany,11", `Canada,"'=cmd|""/c calc""!A1",10`]);
});

test("the resources that were shared come with how often, and a name is no formula there either", async () => {
	for (const [name, shares] of [
		["=1+1", 14],
		["Line A", 10],
		["Line B", 10],
		["Line C", 3],
	])
		await cast.pool.query("INSERT INTO resource_shares (month, name, shares) VALUES ('2024-06-01', $1, $2)", [
			...[name, shares],
		]);
	assert.deepEqual(await fetched("resources"), [
		"Resource,Times shared",
		"'=1+1,14",
		"Line A,10",
		"Smaller groups combined,13",
	]);
});

test("in French a file has French words, and semicolons", async () => {
	const [columns, line] = await fetched("hours", "fr");
	assert.equal(columns?.split(";").length, 4);
	assert.equal(line, "dimanche;13:00;21;21");
	assert.ok(!columns?.includes("Asked"));
});
