import type { Db } from "./database.ts";

type AfterCommit = (run: () => void) => void;

/** Runs an act in one transaction. What is told to people waits until it is stored: `afterCommit`. */
export const inTransaction = async <T>(db: Db, act: (tx: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T> => {
	const later: (() => void)[] = [];
	const result = await db.transaction((tx) => act(tx, (run) => later.push(run)));
	for (const run of later) run();
	return result;
};
