import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { communityRoles } from "../accounts/roles.ts";
import { personName, signUp } from "../accounts/user.ts";
import { earlierHours } from "../applications/earlier-hours.ts";
import { onlyAgentsAreCertified } from "../applications/only-agents-are-certified.ts";
import { certifiedDay, policeCheck } from "../applications/record.ts";
import { spokenLanguages } from "../applications/spoken-languages.ts";
import { languages } from "../content/words.ts";
import { textVersion } from "../forms/form.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { limitedText } from "../text.ts";

/** Days in which an invitation can be accepted. */
export const invitationDays = 14;

/** An applicant is nobody's guest: who applies registers. */
export const invitationRoles = communityRoles;
export type InvitationRole = (typeof invitationRoles)[number];

/** What a director knows of a person who volunteers already. */
const background = {
	certified_since: z.optional(z.nullable(certifiedDay)).check(z.describe("Only of who takes chats.")),
	earlier_hours: z.optional(z.nullable(earlierHours)),
	police_check: z.optional(z.nullable(policeCheck)),
	languages: z.optional(spokenLanguages),
};

export const newInvitation = z
	.object({
		name: personName(t("Please give the person’s name.")).check(z.describe("The whole name.")),
		email,
		role: z.enum(invitationRoles, t("Please choose a role.")),
		...background,
		language: z.enum(languages).check(z.describe("Of the email.")),
	})
	.check(onlyAgentsAreCertified);
export type NewInvitation = z.infer<typeof newInvitation>;

/**
 * `waiting`: the email is on its way. `failed`: the mail server refused it. `inactive`: who sent it is no director any
 * more, so it does not open anything until another one sends it again.
 */
export const invitationStates = [
	"waiting",
	"sent",
	"opened",
	"failed",
	"inactive",
	"accepted",
	"expired",
	"revoked",
] as const;
export type InvitationState = (typeof invitationStates)[number];

/** In these states it can be sent again, and revoked. */
export const isOpenInvitation = (state: InvitationState): boolean =>
	state !== "accepted" && state !== "revoked" && state !== "expired";

/** An invitation, as directors see it. */
export const invitation = z.object({
	id,
	name: z.string(),
	email: z.string(),
	role: z.enum(invitationRoles),
	certified_since: z.nullable(z.iso.date()),
	earlier_hours: z.nullable(z.number()),
	state: z.enum(invitationStates),
	invited_at: time,
	invited_by: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")),
	sent_at: z.nullable(time),
	opened_at: z.nullable(time),
	accepted_at: z.nullable(time),
	expires_at: time,
	member_id: z.nullable(id).check(z.describe("Who accepted it.")),
});
export type Invitation = z.infer<typeof invitation>;

/** What stands in the address of an invitation. */
export const invitationToken = limitedText(1, 200);

/** What somebody sees who opens their invitation. */
export const openedInvitation = z.object({
	name: z.string().check(z.describe("Empty for a link that several people use.")),
	email: z.nullable(z.string()).check(z.describe("Null for such a link: who comes by it gives their own.")),
	role: z.enum(invitationRoles),
	expires_at: time,
	agreement: z
		.nullable(z.object({ version: textVersion }))
		.check(z.describe("The confidentiality agreement that must be accepted; null where the organisation has none.")),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

const { first_name, last_name, nickname, username, password, confirm_password } = signUp.shape;

/** The fields stand in the order in which their rules are shown. */
export const acceptedInvitation = z
	.object({
		token: invitationToken,
		email: z.optional(email).check(z.describe("Only by a link that several people use.")),
		first_name,
		last_name,
		nickname,
		username,
		password,
		confirm_password,
		text_version: z.optional(textVersion).check(z.describe("Of the agreement that was read and accepted.")),
	})
	.check(
		z.refine((form) => form.password === form.confirm_password, {
			path: ["confirm_password"],
			error: t("Passwords do not match."),
			when: ({ value }) => typeof value === "object" && value !== null,
		}),
	);
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
