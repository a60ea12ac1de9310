import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { BodyInputOf } from "@warmline/contract/calls";
import {
	type FormLine,
	finishForm,
	listForms,
	readForm,
	reopenForm,
	sendNda,
	sendReferenceCheck,
} from "@warmline/contract/forms/calls";
import { formKinds } from "@warmline/contract/forms/form";
import * as z from "zod/mini";
import { request } from "../platform/http/api.ts";
import { formKeys } from "../platform/http/query-keys.ts";

export const sendReferenceCheckForm = (body: BodyInputOf<typeof sendReferenceCheck>) =>
	request(sendReferenceCheck, { body });
export const sendNdaForm = (body: BodyInputOf<typeof sendNda>) => request(sendNda, { body });

/** What the list is narrowed to, as it stands in the address; a kind that is none narrows nothing. */
export type FormFilter = { readonly kind: string; readonly query: string };

const kind = z.enum(formKinds);
const given = (text: string) => (text === "" ? undefined : text);

export const formsQuery = (filter: FormFilter) =>
	infiniteQueryOptions({
		queryKey: formKeys.list(filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listForms, {
				query: { cursor: given(pageParam), kind: kind.safeParse(filter.kind).data, query: given(filter.query) },
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

export const formQuery = (form_id: string) =>
	queryOptions({
		queryKey: formKeys.one(form_id),
		queryFn: async () => (await request(readForm, { params: { form_id } })).result,
		// Each look is written to the audit log: none happens by itself.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		refetchOnReconnect: false,
		refetchOnWindowFocus: false,
	});

export const setFormDone = async (form_id: string, done: boolean): Promise<FormLine> =>
	(await request(done ? finishForm : reopenForm, { params: { form_id } })).result;
