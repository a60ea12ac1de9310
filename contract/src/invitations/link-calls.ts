import * as z from "zod/mini";
import type { Role } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";

/**
 * Roles that a link may give. Anybody to whom it is passed on can use it, so it makes trainees only, who see no visitor:
 * a director who knows them gives them another role, or invites them by email.
 */
export const linkRoles = ["trainee_listener", "trainee_supervisor"] as const satisfies readonly Role[];

export const linkLimits = { uses: 100, days: 30 } as const;

const usesSentence = t("Please give a number of people from 1 to 100.");
const daysSentence = t("Please give a number of days from 1 to 30.");

export const newInvitationLink = z.object({
	role: z.enum(linkRoles, t("Please choose a role.")),
	uses: z.int(usesSentence).check(z.minimum(1, usesSentence), z.maximum(linkLimits.uses, usesSentence)),
	days: z.int(daysSentence).check(z.minimum(1, daysSentence), z.maximum(linkLimits.days, daysSentence)),
});
export type NewInvitationLink = z.infer<typeof newInvitationLink>;

/** `inactive`: who made it is no director any more. */
export const linkStates = ["open", "used_up", "expired", "revoked", "inactive"] as const;
export type LinkState = (typeof linkStates)[number];

export const invitationLink = z.object({
	id,
	role: z.enum(linkRoles),
	uses: z.int().check(z.describe("How many people may use it.")),
	used: z.int(),
	state: z.enum(linkStates),
	url: z.nullable(z.string()).check(z.describe("While it is open.")),
	made_at: time,
	made_by: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")),
	expires_at: time,
});
export type InvitationLink = z.infer<typeof invitationLink>;

const oneLink = z.object({ result: invitationLink });

export const makeInvitationLink = call({
	method: "POST",
	path: "/invitation-links/",
	summary: "Make a link by which several people become trainees. Each of them verifies their email.",
	who: ["director"],
	asksPassword: true,
	body: newInvitationLink,
	status: 201,
	answer: oneLink,
	errors: ["confirm_yourself"],
});

export const listInvitationLinks = call({
	method: "GET",
	path: "/invitation-links/",
	summary: "The latest fifty links, the newest first.",
	who: ["director"],
	status: 200,
	answer: z.object({ results: z.array(invitationLink) }),
	errors: [],
});

export const revokeInvitationLink = call({
	method: "DELETE",
	path: "/invitation-links/:link_id/",
	summary: "Revoke a link. Who became a member by it stays one.",
	who: ["director"],
	status: 200,
	answer: oneLink,
	errors: ["not_open"],
});

export const invitationLinkCalls = { makeInvitationLink, listInvitationLinks, revokeInvitationLink };
