import type { Opening } from "@warmline/contract/chats/opening";
import type { Db } from "../platform/db/database.ts";

/** What the weekly schedule must know of others. */
export type ShiftPorts = {
	/** Whether visitors can ask now: the chat's own affair. */
	openingNow(): Promise<Opening>;
	/** Chats that somebody has open. */
	openChatsOf(db: Db, memberId: string): Promise<number>;
	/** When these members were certified, as far as it is known: from then on they owe what they promised. */
	certifiedOn(db: Db, memberIds: readonly string[]): Promise<Map<string, Date>>;
	/** Those of these shifts because of which somebody was called by an alert since then. */
	calledBecauseOf(db: Db, shiftIds: readonly string[], since: Date): Promise<ReadonlySet<string>>;
	/** Support time from before somebody had an account. */
	earlierMinutesOf(db: Db, memberId: string): Promise<number>;
};
