import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Packed } from "../platform/files/zip-of.ts";
import type { Platform } from "../platform/platform.ts";

type Person = {
	readonly id: string;
	/** Of now and of before, of which they have proved that they are theirs. */
	readonly proved_emails: readonly string[];
};

/** What a feature keeps of a member: it gives a copy of it, and, where that does not go with the account, forgets it. */
export type PersonalDataPart = {
	readonly part: string;
	/** With `aboutVisitors` also what the person noted about visitors; `forThemselves`: they read it, and nobody else. */
	readonly copy: (
		platform: Platform,
		person: Person,
		what: { aboutVisitors: boolean; forThemselves: boolean },
	) => Promise<unknown>;
	/** Files of the person that go into their export beside the copy. */
	readonly files?: (platform: Platform, person: Person) => Promise<readonly Packed[]>;
	/**
	 * In a transaction of its own, which may take its time: the person is locked out by then. It may be begun again, and
	 * what follows may fail.
	 */
	readonly forget?: (work: UnitOfWork, person: Person, platform: Platform) => Promise<unknown>;
	/** In the transaction that deletes the account: what others may write about them until then. */
	readonly forgetLast?: (work: UnitOfWork, person: Person, platform: Platform) => Promise<unknown>;
};
