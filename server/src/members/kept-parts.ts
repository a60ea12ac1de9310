import type { Db } from "../platform/db/database.ts";

type Person = { readonly id: string; readonly email: string };

/** What a feature keeps of a member: it gives a copy of it, and, where that does not go with the account, forgets it. */
export type KeptPart = {
	readonly part: string;
	readonly copy: (db: Db, person: Person) => Promise<unknown>;
	readonly forget?: (tx: Db, person: Person) => Promise<unknown>;
};
