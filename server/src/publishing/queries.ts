import type { ContentItem } from "@warmline/contract/publishing/items";
import { and, desc, eq, sql } from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { content_drafts, content_versions } from "./tables.ts";

export type VersionRow = typeof content_versions.$inferSelect;
export type DraftRow = typeof content_drafts.$inferSelect;

const person = { id: members.id, nickname: members.nickname, first_name: members.first_name };
export type Person = Pick<typeof members.$inferSelect, keyof typeof person>;

/** Of two directors who publish at once the second sees what the first one published. */
export const lockContent = (tx: Db) => tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.publishContent})`);

/** The newest version of each item that was ever published, with who published it. */
export const newestVersions = (db: Db): Promise<{ version: VersionRow; by: Person | null }[]> =>
	db
		.selectDistinctOn([content_versions.item], { version: content_versions, by: person })
		.from(content_versions)
		.leftJoin(members, eq(members.id, content_versions.published_by))
		.orderBy(content_versions.item, desc(content_versions.id));

/** Of one item, the newest first. */
export const versionsOf = (
	db: Db,
	item: ContentItem,
	most: number,
): Promise<{ version: VersionRow; by: Person | null }[]> =>
	db
		.select({ version: content_versions, by: person })
		.from(content_versions)
		.leftJoin(members, eq(members.id, content_versions.published_by))
		.where(eq(content_versions.item, item))
		.orderBy(desc(content_versions.id))
		.limit(most);

export const insertVersion = (tx: Db, version: VersionRow) => tx.insert(content_versions).values(version);

export const allDrafts = (db: Db): Promise<{ draft: DraftRow; by: Person | null }[]> =>
	db
		.select({ draft: content_drafts, by: person })
		.from(content_drafts)
		.leftJoin(members, eq(members.id, content_drafts.saved_by));

export const draftOf = async (db: Db, item: ContentItem): Promise<{ draft: DraftRow; by: Person | null } | undefined> =>
	firstRow(
		await db
			.select({ draft: content_drafts, by: person })
			.from(content_drafts)
			.leftJoin(members, eq(members.id, content_drafts.saved_by))
			.where(eq(content_drafts.item, item)),
	);

/** Not counted: after a restore, a sequence would give out revisions that somebody still holds. */
const nextRevision = sql<number>`1 + floor(random() * 2000000000)::int`;

/** Undefined where the draft is not at `revision` any more; 0 stands for none. */
export const saveDraft = async (db: Db, { revision, ...draft }: DraftRow): Promise<DraftRow | undefined> => {
	const saved = { ...draft, revision: nextRevision };
	if (revision === 0) return firstRow(await db.insert(content_drafts).values(saved).onConflictDoNothing().returning());
	return firstRow(
		await db
			.update(content_drafts)
			.set(saved)
			.where(and(eq(content_drafts.item, draft.item), eq(content_drafts.revision, revision)))
			.returning(),
	);
};

/** Whether that revision was there to be deleted. */
export const takeDraft = async (tx: Db, item: ContentItem, revision: number): Promise<DraftRow | undefined> =>
	firstRow(
		await tx
			.delete(content_drafts)
			.where(and(eq(content_drafts.item, item), eq(content_drafts.revision, revision)))
			.returning(),
	);

/** Without the texts. */
export const publishedBy = (db: Db, memberId: string) =>
	db
		.select({ item: content_versions.item, at: content_versions.published_at })
		.from(content_versions)
		.where(eq(content_versions.published_by, memberId))
		.orderBy(content_versions.id);

export const savedBy = (db: Db, memberId: string) =>
	db
		.select({ item: content_drafts.item, at: content_drafts.saved_at })
		.from(content_drafts)
		.where(eq(content_drafts.saved_by, memberId));

export const isZoneOfDatabase = async (db: Db, zone: string): Promise<boolean> => {
	const { rows } = await db.execute(sql`SELECT 1 FROM pg_timezone_names WHERE name = ${zone}`);
	return rows.length > 0;
};
