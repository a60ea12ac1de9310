import { queryOptions } from "@tanstack/react-query";
import {
	cancelEmailChange,
	changeOwnEmail,
	mailEmailChangeAgain,
	type newEmail,
	readOwnEmail,
} from "@warmline/contract/accounts/email-change-calls";
import type * as z from "zod/mini";
import { request } from "../../platform/http/api.ts";
import { accountKeys } from "../../platform/http/query-keys.ts";

/** Milliseconds after which it is looked whether the links were opened, which is done in another tab. */
const lookAgain = 10_000;

export const ownEmailQuery = queryOptions({
	queryKey: accountKeys.email,
	queryFn: async () => (await request(readOwnEmail)).result,
	refetchInterval: ({ state }) => (state.data?.change ? lookAgain : false),
	staleTime: 0,
});

export const sendEmailChange = async (body: z.input<typeof newEmail>) =>
	(await request(changeOwnEmail, { body })).result;
export const mailLinksAgain = async () => (await request(mailEmailChangeAgain)).result;
export const cancelChange = async () => (await request(cancelEmailChange)).result;
