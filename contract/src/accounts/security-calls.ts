import * as z from "zod/mini";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { lengthLimit, limitedText } from "../text.ts";
import { changedPassword, ownPassword, user } from "./user.ts";

/** Six digits from the app, or a recovery code; spaces and dashes in it mean nothing. */
const code = z
	.string(t("Please enter the code."))
	.check(lengthLimit(40, t("This code is too long.")), z.trim(), z.minLength(1, t("Please enter the code.")));

export const secondStepCode = z.object({ code });
export const passwordAndCode = z.object({ password: ownPassword, code });

export const logInSecondStep = call({
	method: "POST",
	path: "/account/user/login/second-step/",
	summary:
		"The second step of a login: the `ticket` that came with `second_step_needed`, and a code of the app or a recovery code.",
	who: "anyone",
	body: z.object({ ticket: limitedText(1, 200), code }),
	status: 200,
	answer: z.object({ token: z.string(), user }),
	errors: ["login_expired", "wrong_code"],
});

/** A login that lives, in words by which its owner knows it again. */
export const ownSession = z.object({
	id,
	begun_at: time,
	used_at: time,
	browser: z.nullable(z.string()),
	system: z.nullable(z.string()),
	is_this: z.boolean().check(z.describe("The one that asks.")),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = call({
	method: "GET",
	path: "/account/sessions/",
	summary: "Where the member is logged in: this one first, then by last use.",
	who: "member",
	status: 200,
	answer: z.object({ results: z.array(ownSession) }),
	errors: [],
});

export const endOneSession = call({
	method: "DELETE",
	path: "/account/sessions/:session_id/",
	summary: "End one of one's own sessions and its open channels.",
	who: "member",
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const endOtherSessions = call({
	method: "DELETE",
	path: "/account/sessions/",
	summary: "End all of one's own sessions but this one, and their open channels.",
	who: "member",
	status: 200,
	answer: z.object({ ended: z.int() }),
	errors: [],
});

export const security = z.object({
	second_step: z
		.nullable(z.object({ since: time, recovery_codes: z.int().check(z.describe("Those that are left.")) }))
		.check(z.describe("Null while there is none.")),
	needed_from: z
		.nullable(z.iso.date())
		.check(z.describe("The first day on which this member's role needs a second step; null where it needs none.")),
	days_left: z.nullable(z.int()).check(z.describe("Until that day; 0 from then on.")),
});
export type Security = z.infer<typeof security>;

export const readSecurity = call({
	method: "GET",
	path: "/account/security/",
	summary: "Whether the member has two-factor authentication, and whether they will need it.",
	who: "member",
	whileSettingUp: true,
	status: 200,
	answer: z.object({ result: security }),
	errors: [],
});

export const beginSecondStep = call({
	method: "POST",
	path: "/account/second-step/",
	summary: "Begin to set up a second step: answers a new secret, once. It is in use when a code of it was confirmed.",
	who: "member",
	whileSettingUp: true,
	body: z.object({ password: ownPassword }),
	status: 200,
	answer: z.object({
		result: z.object({
			secret: z.string().check(z.describe("In base32, for who types it.")),
			uri: z.string().check(z.describe("The same as `otpauth://`, for a QR code.")),
		}),
	}),
	errors: ["wrong_password", "already_on"],
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmSecondStep = call({
	method: "POST",
	path: "/account/second-step/confirmation/",
	summary: "Show that the app works; the second step is in use from now on. Answers ten recovery codes, once.",
	who: "member",
	whileSettingUp: true,
	body: secondStepCode,
	status: 200,
	answer: recoveryCodes,
	errors: ["wrong_code", "already_on", "not_begun"],
});

export const renewRecoveryCodes = call({
	method: "POST",
	path: "/account/second-step/recovery-codes/",
	summary: "Ten new recovery codes; those from before count no longer.",
	who: "member",
	body: passwordAndCode,
	status: 200,
	answer: recoveryCodes,
	errors: ["wrong_password", "wrong_code", "not_on"],
});

export const endSecondStep = call({
	method: "DELETE",
	path: "/account/second-step/",
	summary: "Turn the second step off, with the password and a code.",
	who: "member",
	body: passwordAndCode,
	status: 204,
	answer: z.undefined(),
	errors: ["wrong_password", "wrong_code", "not_on"],
});

/** Minutes for which a password that was shown need not be shown again. */
export const passwordMinutes = 10;

export const confirmYourself = call({
	method: "POST",
	path: "/account/password-confirmation/",
	summary:
		"Show one's password once more, after `confirm_yourself`: calls that ask for it are open to this session for ten minutes, as after a login.",
	who: "member",
	body: z.object({ password: ownPassword }),
	status: 204,
	answer: z.undefined(),
	errors: ["wrong_password"],
});

export const changePassword = call({
	method: "POST",
	path: "/account/password/",
	summary:
		"Set a new password, with the one that counts until now. Ends every other session; its owner is told by email. Answers how many ended.",
	who: "member",
	body: changedPassword,
	status: 200,
	answer: z.object({ ended: z.int() }),
	errors: ["wrong_password"],
});

export const securityCalls = {
	logInSecondStep,
	listSessions,
	endOneSession,
	endOtherSessions,
	readSecurity,
	beginSecondStep,
	confirmSecondStep,
	renewRecoveryCodes,
	endSecondStep,
	confirmYourself,
	changePassword,
};
