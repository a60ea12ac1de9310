import type { Db } from "../platform/db/database.ts";

type Person = {
	readonly id: string;
	readonly email: string;
	/** He has proved that the email is his. */
	readonly is_verified: boolean;
};

/** What a feature keeps of a member: it gives a copy of it, and, where that does not go with the account, forgets it. */
export type KeptPart = {
	readonly part: string;
	/** With `aboutVisitors` also what the person noted about visitors. */
	readonly copy: (db: Db, person: Person, what: { aboutVisitors: boolean }) => Promise<unknown>;
	/**
	 * In a transaction of its own, which may take its time: the person is locked out by then. It may be begun again, and
	 * what follows may fail.
	 */
	readonly forget?: (tx: Db, person: Person) => Promise<unknown>;
	/** In the transaction that deletes the account: what others may write about him until then. */
	readonly forgetLast?: (tx: Db, person: Person) => Promise<unknown>;
};
