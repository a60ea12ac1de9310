import pg from "pg";

/** Any number will do, as long as nobody else locks it in our database. */
const lockKey = 7_402_311;

export type FolderLock = { release(): Promise<void> };

/**
 * One server at a time works on the bundled database. The lock is held by a connection, so it ends with its
 * holder, even by `kill -9`. Answers undefined when somebody else has it.
 */
export const lockFolder = async (address: pg.ClientConfig): Promise<FolderLock | undefined> => {
	const client = new pg.Client({ ...address, application_name: `warmline lock ${process.pid}`, keepAlive: true });
	client.on("error", () => undefined);
	await client.connect();
	const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1) AS locked", [lockKey]);
	if (!rows[0]?.locked) {
		await client.end();
		return undefined;
	}
	return { release: () => client.end() };
};
