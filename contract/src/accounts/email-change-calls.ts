import * as z from "zod/mini";
import { call } from "../calls.ts";
import { time } from "../ids.ts";
import { limitedText } from "../text.ts";
import { email } from "./email.ts";
import { ownPassword } from "./user.ts";

/** Hours in which a change of email is confirmed, or it is over. */
export const emailChangeHours = 24;

/** A change of one's email that is not confirmed at each address yet. */
export const emailChange = z.object({
	email: z.string().check(z.describe("The new one.")),
	by_director: z.boolean().check(z.describe("A director corrects it: the old address is not asked.")),
	confirmed_old: z.boolean(),
	confirmed_new: z.boolean(),
	expires_at: time,
});
export type EmailChange = z.infer<typeof emailChange>;

export const ownEmail = z.object({ email: z.string(), change: z.nullable(emailChange) });
export type OwnEmail = z.infer<typeof ownEmail>;

const oneEmail = z.object({ result: ownEmail });

export const readOwnEmail = call({
	method: "GET",
	path: "/account/email/",
	summary: "One's own email, and the change of it that is not confirmed yet.",
	who: "verified_member",
	status: 200,
	answer: oneEmail,
	errors: [],
});

export const newEmail = z.object({ email, current_password: ownPassword });

export const changeOwnEmail = call({
	method: "POST",
	path: "/account/email/change/",
	summary:
		"Begin to change one's email, in place of a change that has begun: it is confirmed by a link at the old and at the new address within a day. The same answer where the new one is another member's, who is told by mail.",
	who: "verified_member",
	body: newEmail,
	status: 200,
	answer: oneEmail,
	errors: ["wrong_password", "same_email"],
});

export const mailEmailChangeAgain = call({
	method: "POST",
	path: "/account/email/change/mails/",
	summary: "Mail the links once more, to each address that has not confirmed.",
	who: "verified_member",
	status: 200,
	answer: oneEmail,
	errors: ["no_change"],
});

export const cancelEmailChange = call({
	method: "DELETE",
	path: "/account/email/change/",
	summary: "Give up the change of one's email that has begun, if there is one.",
	who: "verified_member",
	status: 200,
	answer: oneEmail,
	errors: [],
});

const byLink = z.object({ token: limitedText(1, 200) });

export const confirmEmailChange = call({
	method: "POST",
	path: "/account/email/change/confirmation/",
	summary:
		"Confirm a change of email by the token that was mailed to one of the two addresses. With the second one it takes effect: the member's other sessions end.",
	who: "anyone",
	body: byLink,
	status: 200,
	answer: z.object({
		changed: z.boolean().check(z.describe("False while the other address has not confirmed.")),
		resets_password: z
			._default(z.boolean(), false)
			.check(z.describe("A director corrected it: a link to set a new password was mailed to the new address.")),
	}),
	errors: ["invalid_token", "email_taken"],
});

export const refuseEmailChange = call({
	method: "POST",
	path: "/account/email/change/refusal/",
	summary: "Cancel a change of email by the token that was mailed to the old address.",
	who: "anyone",
	body: byLink,
	status: 204,
	answer: z.undefined(),
	errors: ["invalid_token"],
});

export const emailChangeCalls = {
	readOwnEmail,
	changeOwnEmail,
	mailEmailChangeAgain,
	cancelEmailChange,
	confirmEmailChange,
	refuseEmailChange,
};
