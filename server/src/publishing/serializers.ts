import { languages } from "@warmline/contract/content/words";
import type { ContentDraft, ContentFile, ContentProblem, EditedContent } from "@warmline/contract/publishing/calls";
import { type ContentItem, contentItems } from "@warmline/contract/publishing/items";
import type { ContentFiles } from "@warmline/site/content-files";
import { namedPerson } from "../accounts/index.ts";
import type { DraftRow, Person, VersionRow } from "./queries.ts";

type Texts = { get(path: string): string | undefined };

const languageOf = (path: string) => languages.find((language) => path.startsWith(`${language}/`)) ?? null;

/** The files of an item, with the text of each. */
export const serializeFiles = (item: ContentItem, texts: Texts): ContentFile[] =>
	contentItems[item].map((path) => ({ path, language: languageOf(path), text: texts.get(path) ?? "" }));

export const serializePerson = (person: Person | null) => person && namedPerson(person);

type ShownDraft = { readonly draft: DraftRow; readonly by: Person | null; readonly problems: ContentProblem[] };

/** What a draft does not change is as it is in force. */
export const serializeDraft = (files: ContentFiles, { draft, by, problems }: ShownDraft): ContentDraft => ({
	files: serializeFiles(draft.item, new Map([...files, ...Object.entries(draft.files)])),
	base: draft.base,
	revision: draft.revision,
	saved_at: draft.saved_at.toISOString(),
	saved_by: serializePerson(by),
	problems,
});

type Shown = {
	readonly item: ContentItem;
	readonly files: ContentFiles;
	readonly published: { readonly version: VersionRow; readonly by: Person | null } | undefined;
	readonly draft: ShownDraft | undefined;
};

export const serializeContent = ({ item, files, published, draft }: Shown): EditedContent => ({
	item,
	files: serializeFiles(item, files),
	version: published?.version.id ?? null,
	published_at: published?.version.published_at.toISOString() ?? null,
	published_by: serializePerson(published?.by ?? null),
	draft: draft ? serializeDraft(files, draft) : null,
});
