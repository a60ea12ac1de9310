import { daysBefore } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { cutFromErased, deleteAskedBefore, deleteOverBefore, forgetMarks } from "./personal-data-queries.ts";

/** How long it is kept that there was a block, and how long what nobody decides on waits. */
const overDays = 90;
const askedDays = 30;

/** What told a connection goes first, and what leads to a chat with the chat. */
export const forgetOldBlocks = async ({ database: { db }, clock }: Pick<Platform, "database" | "clock">) => {
	const now = clock.now();
	await forgetMarks(db, now);
	await cutFromErased(db);
	await deleteOverBefore(db, daysBefore(now, overDays));
	await deleteAskedBefore(db, daysBefore(now, askedDays));
};
