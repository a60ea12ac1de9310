import * as z from "zod/mini";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { lengthLimit, limitedText } from "../text.ts";
import { passkey, passkeyErrors, shownPasskey } from "./passkey.ts";
import { changedPassword, ownPassword, user } from "./user.ts";

/** Six digits from the app, or a recovery code; spaces and dashes in it mean nothing. */
const code = z
	.string(t("Please enter the code."))
	.check(lengthLimit(40, t("This code is too long.")), z.trim(), z.minLength(1, t("Please enter the code.")));

export const secondStepCode = z.object({ code });

/** A second step is shown by a code or by a passkey. */
export const proof = { code: z.optional(code), passkey: z.optional(shownPasskey) };
export type Proof = z.output<z.ZodMiniObject<typeof proof>>;

const isProof = z.refine<Proof>((shown) => shown.code !== undefined || shown.passkey !== undefined, {
	path: ["code"],
	error: t("Please enter the code."),
});
export const passwordAndProof = z.object({ password: ownPassword, ...proof }).check(isProof);

export const logInSecondStep = call({
	method: "POST",
	path: "/account/user/login/second-step/",
	summary:
		"The second step of a login: the `ticket` that came with `second_step_needed`, and a code of the app, a recovery code or a passkey.",
	who: "anyone",
	body: z.object({ ticket: limitedText(1, 200), ...proof }).check(isProof),
	status: 200,
	answer: z.object({ token: z.string(), user }),
	errors: ["login_expired", "wrong_code", ...passkeyErrors],
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
		.nullable(
			z.object({
				since: time,
				recovery_codes: z.int().check(z.describe("Those that are left.")),
				app: z.optional(z.boolean()).check(z.describe("Codes of an app count; left out by servers without passkeys.")),
			}),
		)
		.check(z.describe("Null while there is none.")),
	passkeys: z.optional(z.array(passkey)).check(z.describe("The oldest first.")),
	passkeys_off: z
		.optional(z.nullable(z.enum(["ip_address", "not_https"])))
		.check(z.describe("Why browsers make none here, by PUBLIC_URL.")),
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
	summary:
		"Begin to set up codes of an app as a second step, with the password; who has a passkey shows a second step, too. Answers a new secret, once. It is in use when a code of it was confirmed.",
	who: "member",
	whileSettingUp: true,
	body: z.object({ password: ownPassword, ...proof }),
	status: 200,
	answer: z.object({
		result: z.object({
			secret: z.string().check(z.describe("In base32, for who types it.")),
			uri: z.string().check(z.describe("The same as `otpauth://`, for a QR code.")),
		}),
	}),
	errors: ["wrong_password", "already_on", "code_needed", "wrong_code", ...passkeyErrors],
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmSecondStep = call({
	method: "POST",
	path: "/account/second-step/confirmation/",
	summary:
		"Show that the app works; it is in use from now on. Where it is the first second step all other sessions end, and it answers ten recovery codes, once. Beside a passkey those from before stay, and it answers none.",
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
	body: passwordAndProof,
	status: 200,
	answer: recoveryCodes,
	errors: ["wrong_password", "wrong_code", "not_on", ...passkeyErrors],
});

export const endSecondStep = call({
	method: "DELETE",
	path: "/account/second-step/",
	summary:
		"Turn two-factor authentication off, with the password and a second step: the app, all passkeys and the recovery codes count no longer.",
	who: "member",
	body: passwordAndProof,
	status: 204,
	answer: z.undefined(),
	errors: ["wrong_password", "wrong_code", "not_on", ...passkeyErrors],
});

/** Minutes for which a password that was shown need not be shown again. */
export const passwordMinutes = 10;

export const confirmYourself = call({
	method: "POST",
	path: "/account/password-confirmation/",
	summary:
		"Show one's password once more, or a passkey, after `confirm_yourself`: calls that ask for it are open to this session for ten minutes, as after a login.",
	who: "member",
	body: z.object({ password: z.optional(ownPassword), passkey: z.optional(shownPasskey) }).check(
		z.refine((shown) => shown.password !== undefined || shown.passkey !== undefined, {
			path: ["password"],
			error: t("Password is required."),
		}),
	),
	status: 204,
	answer: z.undefined(),
	errors: ["wrong_password", ...passkeyErrors],
});

export const changePassword = call({
	method: "POST",
	path: "/account/password/",
	summary:
		"Set a new password, with the one that counts until now. Ends every other session; its owner is told by email. Answers how many ended.",
	who: "member",
	body: changedPassword,
	status: 200,
	answer: z.object({
		ended: z.int(),
		cancels_email_change: z
			.optional(z.boolean())
			.check(z.describe("A change of email that was not confirmed yet is cancelled.")),
	}),
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
