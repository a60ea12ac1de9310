import type pg from "pg";
import { systemClock } from "../../platform/clock.ts";
import { whyNotEmpty } from "../../platform/db/copy/is-database-empty.ts";
import { knownAmong, migrationsOf } from "../../platform/db/copy/snapshot.ts";
import { knownMigrations } from "../../platform/db/known-migrations.ts";
import { jobsSeen, settingsOfDatabase, timeOfDatabase } from "./database-queries.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const checkMigrations = async (client: pg.Client): Promise<Finding> => {
	const made = await migrationsOf(client);
	const [known, all] = [knownAmong(made), knownMigrations().length];
	if (known === undefined)
		return wrong(
			"tables",
			"A newer Warmline has changed the tables. Start that version, or restore a backup of before.",
		);
	if (known < all)
		return warning("tables", `${all - known} changes of the tables are made at the next start of the server.`);
	return good("tables", `All ${all} changes of the tables are made.`);
};

/** Without them what was acknowledged is gone after a power cut, or the whole database is. */
const checkDurability = (settings: ReadonlyMap<string, string>): Finding => {
	const off = ["fsync", "synchronous_commit", "full_page_writes"].filter((name) => settings.get(name) === "off");
	return off.length === 0
		? good("durability", "What was stored survives a power cut.")
		: wrong(
				"durability",
				`${off.join(" and ")} is off: a power cut loses what was stored. Turn it on in postgresql.conf.`,
			);
};

const goodSeconds = 2;
const badSeconds = 30;

const checkClock = async (client: pg.Client): Promise<Finding> => {
	const before = systemClock.now().getTime();
	const there = (await timeOfDatabase(client)).getTime();
	const after = systemClock.now().getTime();
	const apart = Math.round(Math.max(before - there, there - after, 0) / 1000);
	if (apart <= goodSeconds) return good("clock", "This machine and the database have the same time.");
	const says = `This machine's clock and the database's are ${apart} seconds apart. Let both follow a time server (NTP).`;
	return apart < badSeconds ? warning("clock", says) : wrong("clock", says);
};

const checkJobs = async (client: pg.Client, isRunning: boolean): Promise<Finding[]> => {
	const { failed, again, overdue } = await jobsSeen(client);
	const found: Finding[] = [];
	if (failed.length > 0)
		found.push(warning("jobs", `Given up in the last day: ${failed.join(", ")}. The server's log says why.`));
	if (again > 0) found.push(warning("jobs", `${again} have failed and are tried again. The server's log says why.`));
	if (overdue > 0 && isRunning)
		found.push(wrong("jobs", `${overdue} are due for more than ten minutes: no server is at work on them. Start it.`));
	return found.length > 0 ? found : [good("jobs", "None has failed.")];
};

export const checkDatabase = async (client: pg.Client, isRunning: boolean): Promise<readonly Finding[]> => {
	const unfit = await whyNotEmpty(client);
	const settings = await settingsOfDatabase(client);
	return [
		unfit ? wrong("database", unfit) : good("database", `PostgreSQL ${settings.get("server_version")} answers.`),
		await checkMigrations(client),
		checkDurability(settings),
		await checkClock(client),
		...(await checkJobs(client, isRunning)),
	];
};
