import { infiniteQueryOptions } from "@tanstack/react-query";
import type { BodyInputOf } from "@warmline/contract/calls";
import {
	inviteMember,
	listInvitations,
	resendInvitation,
	revokeInvitation,
} from "@warmline/contract/invitations/calls";
import type { Invitation } from "@warmline/contract/invitations/invitation";
import * as z from "zod/mini";
import { request } from "../platform/http/api.ts";
import { invitationKeys } from "../platform/http/query-keys.ts";

/** What the list is narrowed to, as it stands in the address; what is none narrows nothing. */
export type InvitationFilter = { readonly query: string; readonly open: string };

const open = z.enum(["true", "false"]);
const given = (text: string) => (text === "" ? undefined : text);

/** Milliseconds between two looks: that somebody opened or accepted theirs is told to nobody. */
const slowly = 60_000;

export const invitationsQuery = (filter: InvitationFilter) =>
	infiniteQueryOptions({
		queryKey: invitationKeys.list(filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listInvitations, {
				query: { cursor: given(pageParam), query: given(filter.query), open: open.safeParse(filter.open).data },
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
		refetchInterval: slowly,
	});

export type NewInvitation = BodyInputOf<typeof inviteMember>;

export const sendInvitation = async (body: NewInvitation): Promise<Invitation> =>
	(await request(inviteMember, { body })).result;

export type InvitationAct = "resend" | "revoke";

export const doInvitationAct = async (invitation_id: string, act: InvitationAct): Promise<Invitation> => {
	const params = { invitation_id };
	return (await request(act === "resend" ? resendInvitation : revokeInvitation, { params })).result;
};
