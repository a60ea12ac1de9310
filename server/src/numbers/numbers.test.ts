import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { numbersTable, readNumbers } from "@warmline/contract/numbers/calls";
import { test } from "vitest";
import { hadChats, numbersFor } from "../../test/numbers.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { dayIn, daysAfter } from "../platform/days.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, newBrowser, newVisitor, pool } = cast;

/** Noon on the clocks of the organisation in winter. */
const noon = "T17:00:00Z";

test("each figure is that of the rows: who asked, who was answered and how soon, who left, and who found it closed", async () => {
	const at = `2024-01-10${noon}`;
	await hadChats(cast, [
		{ at, taken: 30, over: 630, agent: lina.id },
		{ at, taken: 60, over: 1260, agent: lina.id },
		{ at, taken: 90, over: 2490, agent: omar.id },
		{ at, taken: 180, over: 3780, by: "agent", agent: omar.id },
		{ at, taken: 900, agent: sam.id },
		{ at, over: 50, by: "user", how: "left_quickly" },
		{ at, over: 600, by: "system", how: "idle" },
		{ at, over: 700, by: "system", how: "closed" },
		{ at, over: 20, by: "agent" },
		{ at },
	]);
	await pool.query(
		`INSERT INTO left_messages (id, words, created_at)
		SELECT gen_random_uuid(), '\\x00', at FROM unnest($1::timestamptz[]) at`,
		[[at, "2024-01-11T04:59:59Z", "2024-01-11T05:00:00Z"]],
	);
	const { total, listeners, parts } = await numbersFor(dora, { from: "2024-01-10", until: "2024-01-10", by: "day" });
	assert.deepEqual(total.figures, {
		asked: 10,
		handled: 5,
		left_before: 2,
		closed: 2,
		waiting: 1,
		messages_left: 2,
		wait: { median: 90, ninety: 612, longest: 900, within_1: 2, within_3: 4, within_10: 4 },
		length: { median: 1800, ninety: 3240, longest: 3600 },
	});
	assert.equal(listeners, 3);
	assert.deepEqual(parts[0]?.figures, total.figures);
});

test("who waited again after they had been answered counts by their first answer", async () => {
	const at = `2024-01-20${noon}`;
	await hadChats(cast, [
		{ at, taken: 2400, answered: 120, over: 3000, agent: lina.id },
		{ at, taken: 200, answered: 260, over: 3000, agent: lina.id },
	]);
	const { figures } = (await numbersFor(dora, { from: "2024-01-20", until: "2024-01-20" })).total;
	assert.deepEqual([figures.wait.median, figures.wait.longest, figures.wait.within_3], [160, 200, 1]);
	assert.equal(figures.length.longest, 2880);
});

test("a span in which nobody asked has parts of nothing", async () => {
	const { total, parts, hours } = await numbersFor(dora, { from: "2023-05-01", until: "2023-05-07", by: "day" });
	assert.equal(parts.length, 7);
	assert.ok(parts.every(({ figures }) => figures.asked === 0 && figures.wait.median === null));
	assert.deepEqual(total.figures.wait, {
		...{ median: null, ninety: null, longest: null },
		...{ within_1: 0, within_3: 0, within_10: 0 },
	});
	assert.deepEqual(hours, []);
});

test("days and hours are those of the organisation's clock, on both nights on which it is changed, too", async () => {
	await hadChats(cast, [
		// 2:59 in the night of the eighth is never; a minute after 1:59 it is 3:00.
		{ at: "2026-03-08T04:59:59Z" },
		{ at: "2026-03-08T05:00:00Z" },
		{ at: "2026-03-08T06:59:59Z" },
		{ at: "2026-03-08T07:00:00Z" },
		{ at: "2026-03-09T03:59:59Z" },
		{ at: "2026-03-09T04:00:00Z" },
		// 1:30 comes twice in the night of the second, and midnight an hour later by UTC than the day before.
		{ at: "2025-11-02T03:59:59Z" },
		{ at: "2025-11-02T04:00:00Z" },
		{ at: "2025-11-02T05:30:00Z" },
		{ at: "2025-11-02T06:30:00Z" },
		{ at: "2025-11-03T04:59:59Z" },
		{ at: "2025-11-03T05:00:00Z" },
	]);
	const asked = async (from: string, until: string) => {
		const { parts, hours } = await numbersFor(dora, { from, until, by: "day" });
		return [parts.map(({ figures }) => figures.asked), hours.map((one) => [one.weekday, one.hour, one.asked])];
	};
	assert.deepEqual(await asked("2026-03-07", "2026-03-09"), [
		[1, 4, 1],
		[
			...[[0, 0, 1] as const, [0, 1, 1] as const, [0, 3, 1] as const, [0, 23, 1] as const],
			...[[1, 0, 1] as const, [6, 23, 1] as const],
		],
	]);
	assert.deepEqual(await asked("2025-11-01", "2025-11-03"), [
		[1, 4, 1],
		[...[[0, 0, 1] as const, [0, 1, 2] as const, [0, 23, 1] as const], ...[[1, 0, 1] as const, [6, 23, 1] as const]],
	]);
	const [week] = (await numbersFor(dora, { from: "2025-10-27", until: "2025-11-02", by: "week" })).parts;
	assert.equal(week?.figures.asked, 5);
});

test("what one asks now is in the numbers of today", async () => {
	await newVisitor().asksForSupport();
	const today = dayIn("America/New_York", cast.clock.now());
	const { figures } = (await numbersFor(dora, { from: daysAfter(today, -1), until: today })).total;
	assert.ok(figures.asked >= 1 && figures.waiting >= 1);
});

test("a span is days in their order, and not more than can be shown", async () => {
	const wrong: Record<string, string>[] = [
		...[{}, { from: "2026-01-01" }, { from: "yesterday", until: "2026-01-01" }],
		...[
			{ from: "2026-01-02", until: "2026-01-01" },
			{ from: "2026-01-01", until: "2026-01-02", by: "hour" },
		],
		...[
			{ from: "2020-01-01", until: "2026-01-02", by: "day" },
			{ from: "2020-01-01", until: "2026-01-02", by: "week" },
		],
		{ from: "2000-01-01", until: "2026-01-02" },
	];
	for (const query of wrong) {
		refusal(await dora.calls(readNumbers, undefined, query), 400);
		refusal(await dora.calls(numbersTable, undefined, { ...query, table: "volume" }), 400);
	}
	const span = { from: "2026-01-01", until: "2026-01-02" };
	refusal(await dora.calls(numbersTable, undefined, span), 400);
	refusal(await dora.calls(numbersTable, undefined, { ...span, table: "people" }), 400);
	assert.equal((await numbersFor(dora, { from: "2020-01-01", until: "2026-01-02" })).parts.length, 73);
});

test("only a director reads numbers, and no look at them is recorded: they are about nobody", async () => {
	const { visitor_token } = await newVisitor().asksForSupport();
	const visitor = newBrowser();
	visitor.token = visitor_token;
	for (const { path } of [readNumbers, numbersTable]) {
		const address = `/api/v1${path}?from=2026-01-01&until=2026-01-31&table=volume`;
		const asks = ({ token }: { token: string | undefined }) => {
			const browser = newBrowser();
			browser.token = token;
			return browser.send("GET", address);
		};
		for (const one of [lina, sam, tess, noor]) refusal(await asks(one), 403, "forbidden");
		refusal(await asks(newBrowser()), 401, "not_logged_in");
		refusal(await asks(visitor), 401);
		assert.equal((await asks(dora)).status, 200);
	}
	assert.deepEqual(auditLog.answer.parse((await dora.calls(auditLog)).body).results, []);
});
