import type pg from "pg";
/**
 * Mutexes that hold across servers: the numbers of PostgreSQL's advisory locks. Any number will do, as long as it stands here once: whoever took another
 * one's would wait for what does not concern them.
 */
export const advisoryLock = {
	/** A folder of a bundled database, which one server at a time works in. */
	folder: 7_402_311,
	/** Making and changing tables. */
	migration: 7_402_312,
	/** Comparing the key with that of the other servers. */
	keyFingerprint: 7_402_313,
	/** With a member: telling them something. */
	notify: 7_402_314,
	/** With what it is about: reporting. */
	report: 7_402_315,
	/** With a member: asking for a block. */
	askForBlock: 7_402_316,
	/** With a member: writing down what they did. */
	audit: 7_402_317,
	pinPost: 7_402_318,
	publishContent: 7_402_330,
	firstDirector: 7_402_331,
	/** Opening the installation to visitors, and closing it. */
	installation: 7_402_332,
	/** Changing who is asked for alerts. */
	alertSettings: 7_402_321,
	/** Adding a webhook, of which there may be so many. */
	webhooks: 7_402_333,
	/** Making API tokens: there are only so many at a time. */
	apiTokens: 7_402_334,
	/** A safety copy of a bundled database. */
	backup: 7_402_320,
} as const;

/** Two backups at once might write the same file. The turn ends with the line. */
export const takeBackupLock = async (client: pg.Client): Promise<boolean> => {
	const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
		advisoryLock.backup,
	]);
	return rows[0]?.taken ?? false;
};
