import * as z from "zod/mini";
import { call } from "../calls.ts";
import { id } from "../ids.ts";
import { email } from "./email.ts";
import { agentRoles } from "./roles.ts";
import { logIn, resetPassword, signUp, user } from "./user.ts";

const said = z.object({ message: z.string() });
const oneUser = z.object({ result: user });

export const csrf = call({
	method: "GET",
	path: "/csrf/",
	summary: "The CSRF token, for clients that are no browsers; it is also in the cookie `csrftoken`.",
	who: "anyone",
	status: 200,
	answer: z.object({ csrf_token: z.string() }),
	errors: [],
});

export const signUpCall = call({
	method: "POST",
	path: "/account/user/",
	summary:
		"Register as an applicant. Sends no mail by itself; where the email is a member's the answer is the same, and that member is told by mail.",
	who: "anyone",
	body: signUp,
	status: 201,
	answer: z.object({ status: z.literal(201), message: z.string(), user }),
	errors: ["already_exists"],
});

export const logInCall = call({
	method: "POST",
	path: "/account/user/login/",
	summary:
		"Log in by email or username. Unverified members too: `user.is_verified` says so. Who has a second step is answered `second_step_needed`, with a `ticket` for the call after this one.",
	who: "anyone",
	body: logIn,
	status: 200,
	answer: z.object({
		token: z.string(),
		user,
		second_step_due: z
			.optional(z.literal(true))
			.check(z.describe("There where nothing can be done until a second step is set up.")),
	}),
	errors: ["invalid_credentials", "second_step_needed"],
});

export const logOut = call({
	method: "POST",
	path: "/account/user/logout/",
	summary: "End this session and its open channels.",
	who: "member",
	whileSettingUp: true,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const sendVerificationEmail = call({
	method: "POST",
	path: "/account/user/verification_email/",
	summary: "Mail a verification link. The same answer for unknown and verified addresses; one a minute an address.",
	who: "anyone",
	body: z.object({ email }),
	status: 200,
	answer: said,
	errors: [],
	errorField: true,
});

export const forgotPassword = call({
	method: "POST",
	path: "/account/user/forgot_password/",
	summary: "Mail a link of one hour to set a new password. The same answer whether or not the address is known.",
	who: "anyone",
	body: z.object({ email }),
	status: 200,
	answer: said,
	errors: [],
});

export const resetPasswordCall = call({
	method: "POST",
	path: "/account/user/reset_password/",
	summary: "Set a new password by the mailed token, once. Ends every session of the member.",
	who: "anyone",
	body: resetPassword,
	status: 200,
	answer: said,
	errors: ["invalid_token"],
});

export const me = call({
	method: "GET",
	path: "/account/user/me/",
	summary: "The member who asks.",
	who: "member",
	whileSettingUp: true,
	status: 200,
	answer: oneUser,
	errors: [],
});

/** A listener (or supervisor) who can take a chat now. */
export const availableListener = z.object({
	id,
	username: z.string(),
	name: z.string(),
	open_chats: z.int().check(z.describe("Active chats this person has now.")),
});
export type AvailableListener = z.infer<typeof availableListener>;

export const listeners = call({
	method: "GET",
	path: "/account/user/listeners/",
	summary:
		"Who is connected, not away, and below the limit of simultaneous chats. Open to listeners, who offer their chats to one another.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(availableListener) }),
	errors: [],
});

export const accountCalls = {
	csrf,
	signUpCall,
	logInCall,
	logOut,
	sendVerificationEmail,
	forgotPassword,
	resetPasswordCall,
	me,
	listeners,
};
