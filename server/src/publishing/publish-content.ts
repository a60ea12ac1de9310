import type { BodyOf } from "@warmline/contract/calls";
import { society } from "@warmline/contract/content/society";
import { t } from "@warmline/contract/i18n";
import type { EditedContent, publishContent } from "@warmline/contract/publishing/calls";
import { type ContentItem, contentItems } from "@warmline/contract/publishing/items";
import { isLogoWhole, readAppearance } from "@warmline/site/appearance";
import type { ContentFiles } from "@warmline/site/content-files";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { systemClock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { forbidden } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { contentWith, problemsWith } from "./check-draft.ts";
import { type ContentState, contentPublished, type PublishedContent, publishedContent } from "./content-state.ts";
import { contentChanged, contentProblems, damagedLogo, draftChanged, noDraft, textPublished } from "./errors.ts";
import { mayPublish } from "./policy.ts";
import { draftOf, insertVersion, isZoneOfDatabase, lockContent, takeDraft } from "./queries.ts";
import { readContent } from "./read-content.ts";

const isSame = (a: PublishedContent, b: PublishedContent) =>
	JSON.stringify([...a.versions]) === JSON.stringify([...b.versions]);

export const ensureNoProblems = (
	files: PublishedContent["files"],
	item: ContentItem,
	changed: Readonly<Record<string, string>>,
) => {
	const [problem] = problemsWith(files, item, changed);
	if (problem) throw contentProblems(problem);
};

const versionOf = (item: ContentItem, texts: ContentFiles) => ({
	id: v7(),
	item,
	files: Object.fromEntries(contentItems[item].map((path) => [path, texts.get(path) ?? ""])),
});

/** The database plans by its own list of zones, which may be older than that of who chose one. */
const ensureKnownZone = async (db: Db, files: ContentFiles): Promise<void> => {
	const { clock } = society.parse(JSON.parse(files.get("society.json") ?? ""));
	if (!(await isZoneOfDatabase(db, clock)))
		throw contentProblems({
			path: "society.json",
			line: 1,
			field: ["clock"],
			says: t("This time zone is not known here."),
		});
};

/** Checked where it is published and not at each save: the whole picture is read. */
const ensureWholeLogo = async (files: ContentFiles): Promise<void> => {
	if (!(await isLogoWhole(readAppearance(files)))) throw damagedLogo();
};

/** For the command line, where no member publishes: files that have been checked come into force within a minute. */
export const publishFiles = (db: Db, items: readonly ContentItem[], texts: ContentFiles): Promise<void> =>
	inTransaction(db, async ({ tx }) => {
		await lockContent(tx);
		await ensureKnownZone(tx, texts);
		await ensureWholeLogo(texts);
		for (const item of items)
			await insertVersion(tx, { ...versionOf(item, texts), published_at: systemClock.now(), published_by: null });
	});

/** The pages are rendered before anything is stored: what cannot be rendered is not published. */
export const publishDraft = async (
	platform: Platform,
	state: ContentState,
	member: MemberRow,
	item: ContentItem,
	{ revision }: BodyOf<typeof publishContent>,
): Promise<EditedContent> => {
	const { database, clock, hub, site } = platform;
	if (!mayPublish(member)) throw forbidden();
	const found = await draftOf(database.db, item);
	if (!found) throw noDraft();
	if (found.draft.revision !== revision) throw draftChanged();
	const before = await publishedContent(database.db);
	if ((before.versions.get(item) ?? null) !== found.draft.base) throw textPublished();
	ensureNoProblems(before.files, item, found.draft.files);
	const after = contentWith(before.files, item, found.draft.files);
	await ensureKnownZone(database.db, after);
	await ensureWholeLogo(after);
	await site.render(after);
	await inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockContent(tx);
		if (!isSame(before, await publishedContent(tx))) throw contentChanged();
		const draft = await takeDraft(tx, item, revision);
		if (!draft) throw draftChanged();
		// All files of the item, whichever were drafted: the newest version alone is in force.
		await insertVersion(tx, { ...versionOf(item, after), published_at: clock.now(), published_by: member.id });
		await record(tx, clock, { act: "publish_content", member, params: { item } });
		afterCommit(() => hub.broadcast(contentPublished, null));
	});
	await state.reload();
	return readContent(platform, member, item);
};
