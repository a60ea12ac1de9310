import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@warmline/contract/content/words";
import {
	discardContentDraft,
	listContent,
	listContentVersions,
	listEmails,
	previewContent,
	previewEmail,
	publishContent,
	readContent,
	saveContentDraft,
	sendEmailTest,
	showContentPreview,
} from "@warmline/contract/publishing/calls";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { base, request } from "../platform/http/api.ts";
import { contentKeys } from "../platform/http/query-keys.ts";

/** All pages are rendered again before it is published. */
const patience = 120_000;

/** The text of each file, by its path. */
export type Texts = Readonly<Record<string, string>>;

const filesOf = (texts: Texts) => Object.entries(texts).map(([path, text]) => ({ path, text }));

export const contentListQuery = queryOptions({
	queryKey: contentKeys.list,
	queryFn: async () => (await request(listContent)).results,
	staleTime: 0,
});

export const contentQuery = (item: ContentItem) =>
	queryOptions({
		queryKey: contentKeys.one(item),
		queryFn: async () => (await request(readContent, { params: { item } })).result,
		// What somebody is writing is not taken from under them; it is asked for when the page is opened.
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});

export const versionsQuery = (item: ContentItem) =>
	queryOptions({
		queryKey: contentKeys.versions(item),
		queryFn: async () => (await request(listContentVersions, { params: { item } })).results,
		staleTime: 0,
	});

/** What a draft was made from: the version in force, and the draft before it. */
export type Basis = { readonly base: string | null; readonly revision: number };

export const saveDraft = async (item: ContentItem, texts: Texts, basis: Basis) =>
	(await request(saveContentDraft, { params: { item }, body: { files: filesOf(texts), ...basis } })).result;

export const discardDraft = (item: ContentItem, revision: number) =>
	request(discardContentDraft, { params: { item }, query: { revision } });

export const publishDraft = async (item: ContentItem, revision: number) =>
	(await request(publishContent, { params: { item }, body: { revision }, patience })).result;

/** What the product says in its emails: the same until there is another version of it. */
export const emailsQuery = queryOptions({
	queryKey: contentKeys.emails,
	queryFn: async () => (await request(listEmails)).results,
	staleTime: Number.POSITIVE_INFINITY,
});

/** An email in the words of the draft as it is saved. */
export const emailPreviewQuery = (email: string, language: Language) =>
	queryOptions({
		queryKey: contentKeys.emailPreview(email, language),
		queryFn: async () => (await request(previewEmail, { params: { email }, body: { language } })).results,
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});

export const sendTest = (email: string, language: Language) =>
	request(sendEmailTest, { params: { email }, body: { language }, patience });

/** Address at which a frame shows the draft as it is saved. */
export const previewQuery = (item: ContentItem, language: Language) =>
	queryOptions({
		queryKey: contentKeys.preview(item, language),
		queryFn: async () => {
			const { result } = await request(previewContent, { params: { item }, body: { language } });
			return base + showContentPreview.path.replace(":ticket", result.ticket);
		},
		// What is shown is what is saved by now.
		staleTime: 0,
		gcTime: 0,
	});
