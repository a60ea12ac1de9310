import type { ContentItem } from "@warmline/contract/publishing/items";
import type { SetupMark, SetupStep } from "@warmline/contract/setup/steps";
import { and, count, eq, gt, isNotNull, isNull, max, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { invitations } from "../invitations/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { content_versions } from "../publishing/tables.ts";
import { shifts, weekly_shifts } from "../shifts/tables.ts";
import { installation, setup_marks } from "./tables.ts";

const person = { id: members.id, nickname: members.nickname, first_name: members.first_name };
type Person = Pick<typeof members.$inferSelect, keyof typeof person> | null;

export type Opened = { readonly at: Date; readonly by: Person };

/** Undefined while visitors cannot come. */
export const readOpened = async (db: Db): Promise<Opened | undefined> => {
	const row = firstRow(
		await db
			.select({ at: installation.opened_at, by: person })
			.from(installation)
			.leftJoin(members, eq(members.id, installation.opened_by)),
	);
	return row?.at ? { at: row.at, by: row.by } : undefined;
};

export const isOpened = async (db: Db): Promise<boolean> =>
	(await db.select({ id: installation.id }).from(installation).where(isNotNull(installation.opened_at))).length > 0;

/** Of two directors who open it or close it at once the second sees what the first one did. */
export const lockInstallation = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.installation})`);

export const writeOpened = async (
	tx: Db,
	opened: { opened_at: Date; opened_by: string } | { opened_at: null; opened_by: null },
): Promise<void> => {
	await tx.insert(installation).values(opened).onConflictDoUpdate({ target: installation.id, set: opened });
};

/** Of an installation that nobody has opened or closed before. */
export const openFirst = async (db: Db, opened_at: Date): Promise<void> => {
	await db.insert(installation).values({ opened_at }).onConflictDoNothing();
};

export type Mark = {
	readonly step: SetupStep;
	readonly mark: SetupMark;
	/** What stood there when it was confirmed; null where it counts whatever stands there. */
	readonly facts: string | null;
	readonly at: Date;
	readonly by: Person;
};

export const allMarks = (db: Db): Promise<Mark[]> =>
	db
		.select({
			step: setup_marks.step,
			mark: setup_marks.mark,
			facts: setup_marks.facts,
			at: setup_marks.marked_at,
			by: person,
		})
		.from(setup_marks)
		.leftJoin(members, eq(members.id, setup_marks.marked_by));

export const writeMark = async (db: Db, mark: typeof setup_marks.$inferInsert): Promise<void> => {
	await db.insert(setup_marks).values(mark).onConflictDoUpdate({ target: setup_marks.step, set: mark });
};

export const deleteMark = async (db: Db, step: SetupStep): Promise<void> => {
	await db.delete(setup_marks).where(eq(setup_marks.step, step));
};

/** Members who can log in, by role: directors are not asked for. */
export const countAgents = async (db: Db): Promise<{ supervisors: number; listeners: number }> => {
	const rows = await db
		.select({ role: members.role, count: count() })
		.from(members)
		.where(and(members.is_active, members.is_verified))
		.groupBy(members.role);
	const having = (role: string) => rows.find((row) => row.role === role)?.count ?? 0;
	return { supervisors: having("supervisor"), listeners: having("listener") };
};

export const countInvited = async (db: Db, now: Date): Promise<number> => {
	const open = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at), gt(invitations.expires_at, now));
	return firstRow(await db.select({ count: count() }).from(invitations).where(open))?.count ?? 0;
};

export const isAnyShiftPlanned = async (db: Db, now: Date): Promise<boolean> => {
	const weekly = await db.select({ day: weekly_shifts.weekday }).from(weekly_shifts).limit(1);
	if (weekly.length > 0) return true;
	const ahead = and(gt(shifts.ends_at, now), isNull(shifts.off_at));
	return (await db.select({ id: shifts.id }).from(shifts).where(ahead).limit(1)).length > 0;
};

/** Null for what came with the product. */
export const lastPublished = async (db: Db, item: ContentItem): Promise<Date | null> =>
	firstRow(
		await db
			.select({ at: max(content_versions.published_at) })
			.from(content_versions)
			.where(eq(content_versions.item, item)),
	)?.at ?? null;

export const openedBy = (db: Db, memberId: string) =>
	db.select({ at: installation.opened_at }).from(installation).where(eq(installation.opened_by, memberId));

export const markedBy = (db: Db, memberId: string) =>
	db
		.select({ step: setup_marks.step, mark: setup_marks.mark, at: setup_marks.marked_at })
		.from(setup_marks)
		.where(eq(setup_marks.marked_by, memberId));
