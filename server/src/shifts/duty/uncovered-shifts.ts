import { shiftParts, soonHours } from "@warmline/contract/shifts/parts";
import type { AlertSource } from "../../alerts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { lastPlaceTaken, uncoveredBetween } from "./uncovered-queries.ts";

/** Minutes in which nobody hears of the same shift twice: by the request to supervise it, and by an alert. */
export const quietMinutes = 120;

type Reads = Pick<Platform, "clock">;

const uncoveredSoon = ({ clock }: Reads, db: Db) => {
	const now = clock.now();
	return uncoveredBetween(db, now, minutesAfter(now, soonHours * 60));
};

/** The same shifts, with the roles that nobody has in each. */
export const missingInShifts = async (platform: Reads, db: Db) =>
	(await uncoveredSoon(platform, db)).map(({ id, starts_at, supervised, attended }) => ({
		...{ shift_id: id, starts_at },
		missing: shiftParts.filter((part) => !(part === "supervisor" ? supervised : attended)),
	}));

type Uncovered = Awaited<ReturnType<typeof uncoveredSoon>>[number];

/** Who was asked just now to supervise it is not called because of it in the next moment. What is called for already goes on. */
const isNews = ({ clock }: Reads, { id, supervised, supervision_asked_at: at }: Uncovered, open: ReadonlySet<string>) =>
	supervised || open.has(id) || at === null || minutesAfter(at, quietMinutes) <= clock.now();

/** Shifts that begin soon and cannot be as they are; while nobody supervises one, nobody can book it to listen. */
export const uncoveredShifts = (platform: Reads): AlertSource => ({
	standing: async (db, open) =>
		(await uncoveredSoon(platform, db))
			.filter((shift) => isNews(platform, shift, open))
			.map(({ id, supervised }) => ({
				...{ subject: id, began_at: null },
				...{ audience: supervised ? "agents" : "supervisors", besides: null },
			})),
	response: async (db, subject) => (await lastPlaceTaken(db, subject)) ?? null,
});
