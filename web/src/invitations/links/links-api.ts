import { queryOptions } from "@tanstack/react-query";
import {
	type InvitationLink,
	listInvitationLinks,
	makeInvitationLink,
	type NewInvitationLink,
	revokeInvitationLink,
} from "@warmline/contract/invitations/link-calls";
import { request } from "../../platform/http/api.ts";
import { invitationKeys } from "../../platform/http/query-keys.ts";

export const linksQuery = queryOptions({
	queryKey: invitationKeys.links,
	queryFn: async () => (await request(listInvitationLinks)).results,
	staleTime: 0,
});

export const makeLink = async (body: NewInvitationLink): Promise<InvitationLink> =>
	(await request(makeInvitationLink, { body })).result;

export const revokeLink = async (link_id: string): Promise<InvitationLink> =>
	(await request(revokeInvitationLink, { params: { link_id } })).result;
