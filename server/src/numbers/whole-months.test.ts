import assert from "node:assert/strict";
import { test } from "vitest";
import { hadChats, numbersFor, times } from "../../test/numbers.ts";
import { society } from "../../test/society.ts";
import { dayIn } from "../platform/days.ts";

const cast = await society();
const { dora } = cast;
await cast.lina.connects();

const rated = (at: string, before: number, after: number) => ({ at, taken: 1, over: 2, before, after });
const ofMonths = async (from: string, until: string) => (await numbersFor(dora, { from, until })).whole_months;

await hadChats(cast, [
	...times(10, rated("2024-01-15T17:00:00Z", 4, 6)),
	// Who said it once only is in no mean: they could be told by two means that differ by them.
	{ at: "2024-01-15T18:00:00Z", taken: 1, over: 2, before: 1 },
	{ at: "2024-01-15T18:00:00Z", taken: 1, over: 2, after: 10 },
	...times(9, rated("2024-02-15T17:00:00Z", 1, 10)),
	...times(11, rated("2024-03-15T17:00:00Z", 5, 4)),
	// The last hour of March, which is April by UTC.
	rated("2024-04-01T03:30:00Z", 5, 4),
]);

test("how people felt is told of months with ten who said it before and after, and of no other", async () => {
	const { scale, months } = await ofMonths("2024-01-01", "2024-04-30");
	assert.deepEqual(months, ["2024-01", "2024-02", "2024-03", "2024-04"]);
	assert.deepEqual(scale.months, [
		{ month: "2024-01", group: { chats: 10, before: 4, after: 6, change: 2 } },
		{ month: "2024-02", group: null },
		{ month: "2024-03", group: { chats: 12, before: 5, after: 4, change: -1 } },
		{ month: "2024-04", group: null },
	]);
	assert.deepEqual(scale.total, { chats: 22, before: 4.5, after: 4.9, change: 0.4 });
});

test("two spans that differ by a day, or by one who asked, tell the same of them: whole months or nothing", async () => {
	const january = await ofMonths("2024-01-01", "2024-01-31");
	for (const [from, until] of [
		["2024-01-15", "2024-01-15"],
		["2024-01-02", "2024-01-14"],
		["2024-01-31", "2024-01-31"],
	] as const)
		assert.deepEqual(await ofMonths(from, until), january);
	const { total } = (await ofMonths("2024-01-01", "2024-02-29")).scale;
	assert.deepEqual(total, january.scale.total);
});

test("the month that runs, and one that has just ended, are not told", async () => {
	const at = cast.clock.now().toISOString();
	await hadChats(cast, times(12, { ...rated(at, 2, 9), language: "fr" as const }));
	const today = at.slice(0, 10);
	const { months, scale, languages } = await ofMonths(today, today);
	assert.deepEqual([months, scale.months, scale.total, languages.groups], [[], [], null, []]);
});

test("languages and regions are named from ten in a month on, and what is left over tells of nobody", async () => {
	const at = "2024-06-10T17:00:00Z";
	const here = { country: "CA", region: "Ontario" };
	await hadChats(cast, [
		...times(14, { at, ...here }),
		...times(11, { at, country: "CA", region: "Quebec", language: "fr" as const }),
		...times(3, { at, country: "FR", region: "Brittany" }),
		{ at },
	]);
	const { languages, regions } = await ofMonths("2024-06-01", "2024-06-30");
	assert.deepEqual(languages, {
		groups: [
			{ language: "en", chats: 18 },
			{ language: "fr", chats: 11 },
		],
		others: 0,
	});
	// Four were left over: as all are known, they could be reckoned, and so the smallest group is with them.
	assert.deepEqual(regions, { groups: [{ ...here, chats: 14 }], others: 15 });
	const text = JSON.stringify(await ofMonths("2024-06-01", "2024-06-30"));
	assert.ok(!text.includes("Brittany") && !text.includes("Quebec"));
	const july = times(9, { at: "2024-07-10T17:00:00Z", language: "fr" as const });
	await hadChats(cast, july);
	assert.deepEqual((await ofMonths("2024-07-01", "2024-07-31")).languages, { groups: [], others: 0 });
	assert.deepEqual((await ofMonths("2024-06-01", "2024-07-31")).languages, languages);
});

test("resources are named from ten shares in a month on; what is shared now is counted in its month", async () => {
	const insert = (month: string, name: string, shares: number) =>
		cast.pool.query("INSERT INTO resource_shares (month, name, shares) VALUES ($1, $2, $3)", [month, name, shares]);
	await insert("2024-08-01", "Line A", 12);
	await insert("2024-08-01", "Line B", 9);
	await insert("2024-08-01", "Line C", 4);
	await insert("2024-09-01", "Line A", 9);
	const august = { groups: [{ name: "Line A", shares: 12 }], others: 13 };
	assert.deepEqual((await ofMonths("2024-08-05", "2024-08-20")).resources, august);
	// Nine of one month alone are told of nobody, and not by the sum of two.
	assert.deepEqual((await ofMonths("2024-08-01", "2024-09-30")).resources, august);
	assert.deepEqual((await ofMonths("2024-10-01", "2024-10-31")).resources, { groups: [], others: 0 });
	const { chat_id } = await cast.takenBy(cast.lina);
	const kids = { name: "Kids Help Phone", region: "Canada" };
	for (let n = 0; n < 11; n++) cast.lina.says("share_resource", { chat_id, ...kids, client_id: `card ${n}` });
	await cast.lina.isDone();
	const thisMonth = `${dayIn("America/New_York", cast.clock.now()).slice(0, 7)}-01`;
	const { rows } = await cast.pool.query(
		"UPDATE resource_shares SET month = '2024-11-01' WHERE month = $1 RETURNING name, shares",
		[thisMonth],
	);
	const counted = [{ name: kids.name, shares: 11 }];
	assert.deepEqual(rows, counted);
	assert.deepEqual((await ofMonths("2024-11-01", "2024-11-30")).resources, { groups: counted, others: 0 });
});
