import type { Db } from "./database.ts";

/**
 * A query that is asked many times a second: built once for each pool or transaction, and named, so that each of
 * PostgreSQL's connections keeps its plan.
 */
export const prepared = <Query>(build: (db: Db) => Query): ((db: Db) => Query) => {
	const built = new WeakMap<Db, Query>();
	return (db) => {
		const known = built.get(db);
		if (known) return known;
		const query = build(db);
		built.set(db, query);
		return query;
	};
};
