import { useQueryClient } from "@tanstack/react-query";
import { createPost } from "@warmline/contract/feed/calls";
import { t } from "@warmline/contract/i18n";
import { request } from "../../platform/http/api.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { feedKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { hearOwn } from "../known-posts.ts";
import { useLastSending } from "../use-last-sending.ts";
import type { PostBody } from "./draft.ts";
import { draftArrived } from "./use-draft.ts";

/** What a refusal is about, where the text only has to be read again. */
export const repeatsAVisitor = (failure: unknown): boolean =>
	failure instanceof ApiFailure && failure.code === "repeats_a_visitor";

/** What is said of a post that did not go out; the server's own words where it refused it for a reason. */
export const notPublished = (failure: Error): string =>
	failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.message !== ""
		? `${t("Failed to create post.")} ${failure.message}`
		: t("Failed to create post. Please try again.");

export const usePublish = (memberId: string) => {
	const queries = useQueryClient();
	const mutationKey = feedKeys.publishingOf(memberId);
	const { mutate } = useApiMutation(async (body: PostBody) => (await request(createPost, { body })).result, {
		mutationKey,
		// Here, since it is done also for who has left the page meanwhile.
		onSuccess: (post, { client_id }) => {
			draftArrived(memberId, client_id);
			hearOwn(queries, post);
		},
	});
	return { mutate, ...useLastSending(mutationKey) };
};
