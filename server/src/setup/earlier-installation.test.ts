import assert from "node:assert/strict";
import pg from "pg";
import { onTestFinished, test } from "vitest";
import { emptyDatabase } from "../../test/database.ts";
import { buildTables } from "../platform/db/copy/load-database.ts";
import { migrateDatabase } from "../platform/db/database.ts";
import { knownMigrations } from "../platform/db/known-migrations.ts";

/** How many migrations there were before an installation had to be opened. */
const before = knownMigrations().findIndex(({ sql }) => sql.join("\n").includes('CREATE TABLE "installation"'));

/** Whether visitors can come once a database of the version before has been brought to this one. */
const isOpenAfter = async (fill: string): Promise<boolean> => {
	const { address, drop } = await emptyDatabase();
	const client = new pg.Client({ ...address });
	await client.connect();
	onTestFinished(async () => {
		await client.end();
		await drop();
	});
	await buildTables(client, before);
	await client.query(fill);
	await migrateDatabase({ connection: { ...address } });
	return (await client.query("SELECT 1 FROM installation WHERE opened_at IS NOT NULL")).rows.length > 0;
};

test("an installation in which somebody is already stays open with the update, and an empty one is not open", async () => {
	const member = `INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, joined_at)
		VALUES (gen_random_uuid(), 'dora', 'dora@society.example', 'Dora', 'Lind', '', 'director', now())`;
	assert.ok(before > 0);
	assert.equal(await isOpenAfter(member), true);
	assert.equal(await isOpenAfter("SELECT 1"), false);
});
