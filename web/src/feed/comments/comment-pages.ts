import type { Comment } from "@warmline/contract/feed/post";

export type CommentPage = { readonly results: readonly Comment[]; readonly next: string | null };
/** The comments of a post as far as they were loaded. */
export type LoadedComments = { readonly pages: readonly CommentPage[]; readonly pageParams: readonly unknown[] };

/** Each once, the oldest first: one's own new one may stand before pages that come later. Ids begin with the time. */
export const commentsOf = (loaded: LoadedComments | undefined): readonly Comment[] => {
	const byId = new Map((loaded?.pages ?? []).flatMap(({ results }) => results.map((one) => [one.id, one] as const)));
	return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

const onPages = (
	loaded: LoadedComments,
	change: (results: readonly Comment[], isLast: boolean) => readonly Comment[],
): LoadedComments => ({
	...loaded,
	pages: loaded.pages.map((page, at) => ({ ...page, results: change(page.results, at === loaded.pages.length - 1) })),
});

export const withComment = (loaded: LoadedComments, comment: Comment): LoadedComments =>
	onPages(loaded, (results, isLast) =>
		isLast ? [...results.filter(({ id }) => id !== comment.id), comment] : results,
	);

export const changedComment = (loaded: LoadedComments, comment: Comment): LoadedComments =>
	onPages(loaded, (results) => results.map((one) => (one.id === comment.id ? comment : one)));

export const withoutComment = (loaded: LoadedComments, id: string): LoadedComments =>
	onPages(loaded, (results) => results.filter((one) => one.id !== id));
