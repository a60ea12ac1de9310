import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@warmline/contract/calls";
import type { ContentDraft, saveContentDraft } from "@warmline/contract/publishing/calls";
import type { ContentItem } from "@warmline/contract/publishing/items";
import type { MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { filesOfItem, problemsWith } from "./check-draft.ts";
import { publishedContent } from "./content-state.ts";
import { draftChanged, textPublished } from "./errors.ts";
import { mayPublish } from "./policy.ts";
import { type DraftRow, draftOf, saveDraft as storeDraft, takeDraft } from "./queries.ts";
import { serializeDraft } from "./serializers.ts";

type Saving = Pick<Platform, "database" | "clock">;

/** A save whose answer was lost is sent again, and is there already. */
const savedBefore = async ({ database: { db } }: Saving, draft: DraftRow): Promise<DraftRow | undefined> => {
	const there = (await draftOf(db, draft.item))?.draft;
	const isSame = there?.saved_by === draft.saved_by && isDeepStrictEqual(there?.files, draft.files);
	return isSame ? there : undefined;
};

/** A draft is saved with its problems: what somebody writes is not lost because it is not finished. */
export const saveDraft = async (
	platform: Saving,
	member: MemberRow,
	item: ContentItem,
	{ files: sent, revision, base }: BodyOf<typeof saveContentDraft>,
): Promise<ContentDraft> => {
	if (!mayPublish(member)) throw forbidden();
	const { database, clock } = platform;
	const changed = filesOfItem(item, sent);
	const { files, versions } = await publishedContent(database.db);
	if ((versions.get(item) ?? null) !== base) throw textPublished();
	const row = { item, files: changed, base, revision, saved_at: clock.now(), saved_by: member.id };
	const draft = (await storeDraft(database.db, row)) ?? (await savedBefore(platform, row));
	if (!draft) throw draftChanged();
	return serializeDraft(files, { draft, by: member, problems: problemsWith(files, item, changed) });
};

/** Of the draft that was seen; a second press finds it gone, which is what was wanted. */
export const discardDraft = async (
	{ database: { db } }: Pick<Platform, "database">,
	member: MemberRow,
	item: ContentItem,
	revision: number,
): Promise<void> => {
	if (!mayPublish(member)) throw forbidden();
	if (await takeDraft(db, item, revision)) return;
	if (await draftOf(db, item)) throw draftChanged();
};
