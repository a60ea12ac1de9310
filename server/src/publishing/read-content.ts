import type { ContentSummary, EditedContent } from "@warmline/contract/publishing/calls";
import { type ContentItem, contentItemNames } from "@warmline/contract/publishing/items";
import type { MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { problemsWith } from "./check-draft.ts";
import { productFiles, publishedContent } from "./content-state.ts";
import { mayPublish } from "./policy.ts";
import { allDrafts, draftOf, newestVersions, versionsOf } from "./queries.ts";
import { serializeContent, serializeFiles, serializePerson } from "./serializers.ts";

type Reading = Pick<Platform, "database">;

/** Every item, with who published it last and who works on a draft. */
export const listContent = async ({ database: { db } }: Reading, member: MemberRow): Promise<ContentSummary[]> => {
	if (!mayPublish(member)) throw forbidden();
	const versions = new Map((await newestVersions(db)).map((one) => [one.version.item, one]));
	const drafts = new Map((await allDrafts(db)).map((one) => [one.draft.item, one]));
	return contentItemNames.map((item) => {
		const published = versions.get(item);
		const draft = drafts.get(item);
		return {
			item,
			published_at: published?.version.published_at.toISOString() ?? null,
			published_by: serializePerson(published?.by ?? null),
			draft: draft ? { saved_at: draft.draft.saved_at.toISOString(), saved_by: serializePerson(draft.by) } : null,
		};
	});
};

export const readContent = async (
	{ database: { db } }: Reading,
	member: MemberRow,
	item: ContentItem,
): Promise<EditedContent> => {
	if (!mayPublish(member)) throw forbidden();
	const { files } = await publishedContent(db);
	const [published] = await versionsOf(db, item, 1);
	const found = await draftOf(db, item);
	const draft = found && { ...found, problems: problemsWith(files, item, found.draft.files) };
	return serializeContent({ item, files, published, draft });
};

/** Versions that one can go back to; older ones stay in the database. */
const mostVersions = 49;

export const listVersions = async ({ database: { db } }: Reading, member: MemberRow, item: ContentItem) => {
	if (!mayPublish(member)) throw forbidden();
	const versions = await versionsOf(db, item, mostVersions);
	const { files } = await publishedContent(db);
	return [
		...versions.map(({ version, by }) => ({
			id: version.id,
			at: version.published_at.toISOString(),
			by: serializePerson(by),
			// A file that came to the item after this version is as it is in force: going back does not undo it.
			files: serializeFiles(item, new Map([...files, ...Object.entries(version.files)])),
		})),
		{ id: null, at: null, by: null, files: serializeFiles(item, productFiles) },
	];
};
