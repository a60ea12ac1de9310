import assert from "node:assert/strict";
import { pino } from "pino";
import { test } from "vitest";
import { ownFolder, warmline } from "../../../test/command.ts";
import { urlOf } from "../../../test/database.ts";
import { society } from "../../../test/society.ts";
import { buildApp } from "../../app.ts";
import type { Config } from "../../config.ts";
import { connect } from "./database.ts";
import { KeyRefused } from "./key-fingerprint.ts";

const cast = await society({ DATABASE_URL: "postgresql:///given-by-the-test" });

/** One more server on the same database. */
const starts = async (settings: Partial<Config>) => {
	const database = connect({ ...cast.databaseAddress }, pino({ level: "fatal" }));
	try {
		const { close } = await buildApp({ ...cast.config, ...settings }, { database });
		await close();
	} catch (error) {
		await database.close();
		throw error;
	}
};
const otherFolder = await ownFolder();

test("a server with another folder of data, and so another key, does not start on the same database", async () => {
	await assert.rejects(starts({ DATA_DIR: otherFolder }), KeyRefused);
});

test("doctor says so, and nothing of it where the key is the same one", { timeout: 60_000 }, async () => {
	const settings = { DATABASE_URL: urlOf(cast.databaseAddress), LOG_LEVEL: "silent" };
	const asks = async (DATA_DIR: string) =>
		(await warmline(["doctor", "--json"], { settings: { ...settings, DATA_DIR } })).said;
	assert.match(await asks(otherFolder), /is not the one with which servers work on this database/);
	assert.doesNotMatch(await asks(cast.config.DATA_DIR), /with which servers work/);
});

test("where the old key is lost for good, the new one is taken once the print of the old is", async () => {
	await cast.pool.query("COMMENT ON TABLE processes IS NULL");
	await starts({ DATA_DIR: otherFolder });
	await assert.rejects(starts({}), KeyRefused);
});
