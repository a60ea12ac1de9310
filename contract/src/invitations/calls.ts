import * as z from "zod/mini";
import { call } from "../calls.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";
import { acceptedInvitation, invitation, invitationToken, newInvitation, openedInvitation } from "./invitation.ts";

const oneInvitation = z.object({ result: invitation });

export const inviteMember = call({
	method: "POST",
	path: "/invitations/",
	summary: "Invite somebody by email. The link in it makes them a member with this role, once, within 14 days.",
	who: ["director"],
	asksPassword: true,
	body: newInvitation,
	status: 201,
	answer: oneInvitation,
	errors: ["already_member", "already_invited", "confirm_yourself"],
});

export const listInvitations = call({
	method: "GET",
	path: "/invitations/",
	summary: "Invitations, the newest first. `query` looks in names and emails; `open` narrows to those still to accept.",
	who: ["director"],
	query: z.object({ ...paging.shape, query: optionalText(200), open: z.optional(yesOrNo) }),
	status: 200,
	answer: pageOf(invitation),
	errors: [],
});

export const resendInvitation = call({
	method: "POST",
	path: "/invitations/:invitation_id/mail/",
	summary: "Send an invitation again, with a new link for another 14 days. The link sent before stops working.",
	who: ["director"],
	asksPassword: true,
	status: 200,
	answer: oneInvitation,
	errors: ["already_member", "already_invited", "not_open", "confirm_yourself"],
});

export const revokeInvitation = call({
	method: "DELETE",
	path: "/invitations/:invitation_id/",
	summary: "Revoke an invitation: its link stops working.",
	who: ["director"],
	status: 200,
	answer: oneInvitation,
	errors: ["not_open"],
});

export const openInvitation = call({
	method: "POST",
	path: "/invitation/",
	summary: "What an invitation offers, by the token in its link. Directors see then that it was opened.",
	who: "anyone",
	body: z.object({ token: invitationToken }),
	status: 200,
	answer: z.object({ result: openedInvitation }),
	errors: ["invalid_token"],
});

export const acceptInvitation = call({
	method: "POST",
	path: "/invitation/acceptance/",
	summary: "Accept an invitation, once: makes a verified member with the role of the invitation.",
	who: "anyone",
	body: acceptedInvitation,
	status: 201,
	answer: z.object({ message: z.string() }),
	errors: ["invalid_token", "already_member", "username_taken", "text_changed"],
});

export const invitationCalls = {
	inviteMember,
	listInvitations,
	resendInvitation,
	revokeInvitation,
	openInvitation,
	acceptInvitation,
};
