import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { connect, type Db } from "./database.ts";
import { isReadTimeout } from "./db-errors.ts";
import { inTransaction, setStatementTimeout, type UnitOfWork } from "./transaction.ts";

const { address, drop } = await freshDatabase();
const { db, pool, close } = connect({ ...address }, pino({ level: "silent" }));
afterAll(async () => {
	await close();
	await drop();
});
await pool.query("CREATE TABLE things (id integer PRIMARY KEY, n integer NOT NULL)");
await pool.query("INSERT INTO things VALUES (1, 0), (2, 0)");

const adds = (tx: Db, id: number) => tx.execute(sql`UPDATE things SET n = n + 1 WHERE id = ${id}`);
const fails = (tx: Db, code: string) =>
	tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made' USING ERRCODE = '${code}'; END $$`));

test("of two acts that wait for each other both are done, once, and what they tell is told once", async () => {
	const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const oneIsDone = Promise.withResolvers<void>();
	const told: number[] = [];
	let tries = 0;
	const act = (at: number) =>
		inTransaction(db, async ({ tx, afterCommit }) => {
			// The one that is begun again could otherwise be quicker than the other, and cross it once more.
			if (++tries > 2) await oneIsDone.promise;
			afterCommit(() => told.push(at));
			await adds(tx, at + 1);
			both[at]?.resolve();
			await both[1 - at]?.promise;
			await adds(tx, 2 - at);
		}).finally(oneIsDone.resolve);
	await Promise.all([act(0), act(1)]);
	const { rows } = await pool.query("SELECT n FROM things ORDER BY id");
	assert.deepEqual(rows, [{ n: 2 }, { n: 2 }]);
	assert.deepEqual(told.sort(), [0, 1]);
	assert.equal(tries, 3);
});

test("an act that crosses others again and again is given up, and any other fault at once", async () => {
	for (const [code, expected] of [
		["40P01", 4],
		["40001", 4],
		["23505", 1],
	] as const) {
		let tries = 0;
		const failing = inTransaction(db, async ({ tx }) => {
			tries++;
			await fails(tx, code);
		});
		await assert.rejects(failing);
		assert.equal(tries, expected, code);
	}
});

test("a connection that is lost between two statements of an act fails that act and nothing else", async () => {
	const lost = inTransaction(db, async ({ tx }) => {
		const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
		await pool.query("SELECT pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
		// What the connection hears of its end comes between this and the next statement.
		await pool.query("SELECT pg_sleep(0.1)");
		await adds(tx, 1);
	});
	await assert.rejects(lost);
	assert.deepEqual((await pool.query("SELECT 1 AS one")).rows, [{ one: 1 }]);
});

test("a connection that is lost while a transaction begins is not missing afterwards", async () => {
	const one = connect({ ...address, max: 1 }, pino({ level: "silent" }));
	// It stands before `begin` in the line of this connection.
	const ending = new Promise<Error>((fails) =>
		one.pool.once("acquire", (client) => client.query("SELECT pg_terminate_backend(pg_backend_pid())").catch(fails)),
	);
	await assert.rejects(inTransaction(one.db, ({ tx }) => adds(tx, 1)));
	assert.match((await ending).message, /terminating connection/);
	const { rows } = await inTransaction(one.db, ({ tx }) => tx.execute(sql`SELECT 1 AS one`));
	assert.deepEqual(rows, [{ one: 1 }]);
	assert.deepEqual([one.pool.totalCount, one.pool.idleCount, one.pool.waitingCount], [1, 1, 0]);
	await one.close();
});

test("an answer that does not come in time fails the act, and neither its connection nor the next act waits for it", async () => {
	const one = connect({ ...address, max: 1, query_timeout: 300 }, pino({ level: "silent" }));
	const sleeps = (tx: Db, seconds: number) => tx.execute(sql`SELECT pg_sleep(${seconds})`);
	await assert.rejects(
		inTransaction(one.db, ({ tx }) => sleeps(tx, 60)),
		isReadTimeout,
	);
	await inTransaction(one.db, ({ tx }) => adds(tx, 1));
	// What may take minutes is not cut, and the next one on the pool is.
	await inTransaction(one.db, async ({ tx }) => {
		await setStatementTimeout(tx, 1);
		await inTransaction(tx, (part) => sleeps(part.tx, 0.6));
	});
	await assert.rejects(
		inTransaction(one.db, ({ tx }) => sleeps(tx, 60)),
		isReadTimeout,
	);
	await one.close();
});

test("after an answer that does not come in time the dedicated connection is another one", async () => {
	const one = connect({ ...address, query_timeout: 300 }, pino({ level: "silent" }));
	const held = one.openDedicatedConnection();
	const before = await held.query({ text: "SELECT pg_backend_pid() AS pid" });
	await assert.rejects(held.query({ text: "SELECT pg_sleep(60)" }), isReadTimeout);
	const now = await held.query({ text: "SELECT pg_backend_pid() AS pid" });
	assert.notEqual(before.rows[0]?.pid, now.rows[0]?.pid);
	assert.equal(one.faults.byClass.get("lost"), 1);
	await one.close();
});

test("what cannot be told of an act keeps nothing else from being told, and the act is done", async () => {
	const told: string[] = [];
	const lines = { write: (line: string) => void told.push(JSON.parse(line).err.message) };
	const one = connect({ ...address }, pino({ level: "error" }, lines));
	const fails = () => {
		throw new Error("nobody hears this");
	};
	const done = await inTransaction(one.db, async ({ tx, afterCommit }) => {
		await inTransaction(tx, async ({ afterCommit: afterPart }) => afterPart(fails));
		afterCommit(fails);
		afterCommit(() => told.push("the next"));
		return "done";
	});
	assert.equal(done, "done");
	assert.deepEqual(told, ["nobody hears this", "nobody hears this", "the next"]);
	await one.close();
});

test("a transaction within a transaction is undone alone, and its connection is kept", async () => {
	const before = await pool.query("SELECT n FROM things ORDER BY id");
	const one = connect({ ...address, max: 1 }, pino({ level: "silent" }));
	const pidOf = async ({ tx }: Pick<UnitOfWork, "tx">) =>
		(await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid;
	const pids = await inTransaction(one.db, async ({ tx }) => {
		await adds(tx, 1);
		const inner = inTransaction(tx, async ({ tx: part }) => {
			await adds(part, 2);
			await fails(part, "23505");
		});
		await assert.rejects(inner);
		return [await pidOf({ tx }), await inTransaction(tx, pidOf)];
	});
	await assert.rejects(inTransaction(one.db, ({ tx }) => fails(tx, "23505")));
	pids.push(await inTransaction(one.db, pidOf));
	assert.equal(new Set(pids).size, 1);
	await one.close();
	const now = await pool.query("SELECT n FROM things ORDER BY id");
	assert.deepEqual(now.rows, [{ n: before.rows[0].n + 1 }, { n: before.rows[1].n }]);
});
