import type { Db } from "./database.ts";

type AfterCommit = (run: () => void) => void;

/** What each transaction has locked and others may change next. */
const locked = new WeakMap<Db, Set<string>>();

/** Of what is locked by a transaction whose commit was sent: resolves when what it has to tell is told. */
const untold = new Map<string, Promise<void>>();

/** The transaction has this locked: what it tells of it is told before what is done to it afterwards. */
export const hasLocked = (tx: Db, what: string) => {
	const known = locked.get(tx);
	if (known) known.add(what);
	else locked.set(tx, new Set([what]));
};

/**
 * Undefined when all that was committed of this is told. Who waited for a lock can have his answer before the one who
 * let go of it has his: answers that lie ready on two connections are read in any order.
 */
export const toldOf = (what: string): Promise<void> | undefined => untold.get(what);

/** Runs an act in one transaction. What is told to people waits until it is stored: `afterCommit`. */
export const inTransaction = async <T>(db: Db, act: (tx: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T> => {
	const later: (() => void)[] = [];
	const before: (Promise<void> | undefined)[] = [];
	const { promise: told, resolve } = Promise.withResolvers<void>();
	let held: ReadonlySet<string> = new Set();
	try {
		const result = await db.transaction(async (tx) => {
			const done = await act(tx, (run) => later.push(run));
			held = locked.get(tx) ?? held;
			for (const what of held) {
				before.push(untold.get(what));
				untold.set(what, told);
			}
			return done;
		});
		await Promise.all(before);
		for (const run of later) run();
		return result;
	} finally {
		for (const what of held) if (untold.get(what) === told) untold.delete(what);
		resolve();
	}
};
