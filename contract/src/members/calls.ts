import * as z from "zod/mini";
import { roleNames } from "../accounts/roles.ts";
import { applicantTypes } from "../accounts/user.ts";
import { onlyAgentsAreCertified } from "../applications/only-agents-are-certified.ts";
import { certifiedDay } from "../applications/record.ts";
import { call, sentFile } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { lengthLimit, optionalText } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";

/** A member as directors see them. */
export const keptMember = z.object({
	id,
	username: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	name: z.string().check(z.describe("The chosen name where there is one, else the first name.")),
	email: z.string(),
	new_email: z
		.optional(z.nullable(z.string()))
		.check(z.describe("By which a director corrects it, until it is confirmed.")),
	role: z.enum(roleNames),
	applicant_type: z.nullable(z.enum(applicantTypes)),
	is_active: z.boolean(),
	is_verified: z.boolean(),
	is_online: z.boolean(),
	suspended: z.boolean(),
	second_step: z.boolean().check(z.describe("Has one in use.")),
	joined_at: time,
	last_seen: z.nullable(time).check(z.describe("The last use of a session that still lives; null when there is none.")),
});
export type KeptMember = z.infer<typeof keptMember>;

const oneMember = z.object({ result: keptMember });

export const listMembers = call({
	method: "GET",
	path: "/members/",
	summary: "Everybody who has an account, by name. `query` looks in names, usernames and emails.",
	who: ["director"],
	scope: "members:read",
	query: z.object({
		...paging.shape,
		query: optionalText(200),
		role: z.optional(z.enum(roleNames)),
		active: z.optional(yesOrNo),
	}),
	status: 200,
	answer: pageOf(keptMember),
	errors: [],
});

export const readMember = call({
	method: "GET",
	path: "/members/:member_id/",
	summary: "One member.",
	who: ["director"],
	scope: "members:read",
	status: 200,
	answer: oneMember,
	errors: [],
});

export const changeMemberRole = call({
	method: "POST",
	path: "/members/:member_id/role/",
	summary: "Give somebody else another role; it is in force at once, on open channels too.",
	who: ["director"],
	asksPassword: true,
	body: z
		.object({
			role: z.enum(roleNames, t("Please choose a role.")),
			certified_since: z
				.optional(z.nullable(certifiedDay))
				.check(z.describe("Left out: who is not certified yet is so from today on.")),
			reason: optionalText(2000),
		})
		.check(onlyAgentsAreCertified),
	status: 200,
	answer: oneMember,
	errors: ["yourself", "last_director", "confirm_yourself"],
});

export const deactivateMember = call({
	method: "POST",
	path: "/members/:member_id/deactivation/",
	summary: "Lock somebody out: sessions and channels end at once, open chats go back to the queue. It can be undone.",
	who: ["director"],
	asksPassword: true,
	body: z.optional(z.object({ reason: optionalText(2000) })),
	status: 200,
	answer: oneMember,
	errors: ["yourself", "last_director", "confirm_yourself"],
});

export const activateMember = call({
	method: "DELETE",
	path: "/members/:member_id/deactivation/",
	summary: "Let somebody in again.",
	who: ["director"],
	status: 200,
	answer: oneMember,
	errors: [],
});

export const exportMember = call({
	method: "GET",
	path: "/members/:member_id/export/",
	summary:
		"Everything that is kept of one person as a ZIP file, documents included: the person's own, or any for a director.",
	who: "verified_member",
	asksPassword: true,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: ["confirm_yourself"],
});

export const eraseMember = call({
	method: "DELETE",
	path: "/members/:member_id/",
	summary:
		"Erase a person permanently: account, application, record and documents. Their chat messages remain in the visitors' chats, without their name.",
	who: ["director"],
	asksPassword: true,
	body: z.object({
		username: z
			.string(t("Please write the username."))
			.check(
				lengthLimit(500, t("Please write the username.")),
				z.describe("Of the member who is erased, as a safeguard."),
			),
	}),
	status: 204,
	answer: z.undefined(),
	errors: ["yourself", "last_director", "wrong_username", "confirm_yourself"],
});

export const memberCalls = {
	listMembers,
	readMember,
	changeMemberRole,
	deactivateMember,
	activateMember,
	exportMember,
	eraseMember,
};
