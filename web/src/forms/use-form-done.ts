import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@warmline/contract/calls";
import type { FormLine, listForms } from "@warmline/contract/forms/calls";
import { formKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { setFormDone } from "./api.ts";

type Pages = InfiniteData<AnswerOf<typeof listForms>>;

/** Marks a form as dealt with, or takes that back; what the server answers stands in every list. */
export const useFormDone = (formId: string) => {
	const client = useQueryClient();
	const changed = (line: FormLine) =>
		client.setQueriesData<Pages>({ queryKey: formKeys.lists }, (lists) =>
			lists
				? {
						...lists,
						pages: lists.pages.map((page) => ({
							...page,
							results: page.results.map((one) => (one.id === line.id ? line : one)),
						})),
					}
				: lists,
		);
	return useApiMutation((done: boolean) => setFormDone(formId, done), {
		onSuccess: changed,
	});
};
