import assert from "node:assert/strict";
import pg from "pg";
import { onTestFinished, test, vi } from "vitest";
import { knowsTheOpening, opensBy } from "../../../test/duty.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";

const { lina, dora, databaseAddress, platform, pool, goesDown } = await society();

test("a server that stops while it announces the opening status finishes, and logs nothing", async () => {
	await opensBy(dora, "presence");
	await lina.connects();
	await knowsTheOpening(lina, dora);
	const warned = vi.spyOn(platform.log, "warn").mockImplementation(() => undefined);
	const errors = vi.spyOn(platform.log, "error").mockImplementation(() => undefined);
	const other = new pg.Client({ ...databaseAddress });
	await other.connect();
	onTestFinished(() => other.end());
	await other.query("BEGIN");
	await other.query("LOCK TABLE shifts IN ACCESS EXCLUSIVE MODE");

	// With the line of the only one who listens the door closes, and it is asked when the next shift begins.
	lina.line.close();
	const waiting = `SELECT 1 FROM pg_locks WHERE relation = 'shifts'::regclass AND NOT granted
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
	await until(async () => (await other.query(waiting)).rowCount !== 0);
	const down = goesDown();
	// A server that does not wait for it has let go of its database by then.
	for (let n = 0; n < 500 && !pool.ending; n++) await other.query("SELECT 1");
	await other.query("COMMIT");
	await down;
	for (const { mock } of [warned, errors]) assert.deepEqual(mock.calls, []);
});
