import * as z from "zod/mini";
import { call } from "../calls.ts";
import { limitedText } from "../text.ts";
import {
	creationChallenge,
	newCredential,
	passkey,
	passkeyErrors,
	passkeyName,
	requestChallenge,
	shownPasskey,
} from "./passkey.ts";
import { proof } from "./security-calls.ts";
import { ownPassword, user } from "./user.ts";

export const beginPasskeyLogin = call({
	method: "POST",
	path: "/account/user/login/passkey/options/",
	summary: "A challenge for a login by a passkey alone, whoever's it is.",
	who: "anyone",
	status: 200,
	answer: requestChallenge,
	errors: ["passkeys_off"],
});

export const logInPasskey = call({
	method: "POST",
	path: "/account/user/login/passkey/",
	summary:
		"Log in by a passkey alone. It counts as both factors, so its device has to have checked who uses it (user verification).",
	who: "anyone",
	body: shownPasskey,
	status: 200,
	answer: z.object({ token: z.string(), user }),
	errors: passkeyErrors,
});

export const readLoginSteps = call({
	method: "POST",
	path: "/account/user/login/second-step/options/",
	summary:
		"What a login that needs its second step may be continued with, by the `ticket` that came with `second_step_needed`: a code of the app, and a passkey with its challenge. A recovery code does in each case.",
	who: "anyone",
	body: z.object({ ticket: limitedText(1, 200) }),
	status: 200,
	answer: z.object({ app: z.boolean(), passkey: z.nullable(requestChallenge) }),
	errors: ["login_expired"],
});

export const challengePasskey = call({
	method: "POST",
	path: "/account/passkeys/challenge/",
	summary: "A challenge for one of one's own passkeys, to be shown in place of a code or the password.",
	who: "member",
	whileSettingUp: true,
	status: 200,
	answer: requestChallenge,
	errors: ["passkeys_off", "no_passkey"],
});

export const beginPasskey = call({
	method: "POST",
	path: "/account/passkeys/options/",
	summary:
		"Begin to add a passkey, with the password; who has a second step shows that, too. It is in use when what the browser made is sent.",
	who: "member",
	whileSettingUp: true,
	body: z.object({ password: ownPassword, ...proof }),
	status: 200,
	answer: creationChallenge,
	errors: ["wrong_password", "code_needed", "wrong_code", "too_many_passkeys", ...passkeyErrors],
});

export const addPasskey = call({
	method: "POST",
	path: "/account/passkeys/",
	summary:
		"Add what the browser made. Where it is the first second step all other sessions end, and it answers ten recovery codes, once.",
	who: "member",
	whileSettingUp: true,
	body: newCredential,
	status: 201,
	answer: z.object({ result: passkey, recovery_codes: z.nullable(z.array(z.string())) }),
	errors: ["passkeys_off", "passkey_expired", "passkey_refused", "already_added", "too_many_passkeys"],
});

export const renamePasskey = call({
	method: "PATCH",
	path: "/account/passkeys/:passkey_id/",
	summary: "Name one of one's own passkeys anew.",
	who: "member",
	body: z.object({ name: passkeyName }),
	status: 200,
	answer: z.object({ result: passkey }),
	errors: [],
});

export const removePasskey = call({
	method: "DELETE",
	path: "/account/passkeys/:passkey_id/",
	summary:
		"Remove one of one's own passkeys. The last second step is not removed by this: two-factor authentication is turned off.",
	who: "member",
	asksPassword: true,
	status: 204,
	answer: z.undefined(),
	errors: ["last_second_step", "confirm_yourself"],
});

export const passkeyCalls = {
	beginPasskeyLogin,
	logInPasskey,
	readLoginSteps,
	challengePasskey,
	beginPasskey,
	addPasskey,
	renamePasskey,
	removePasskey,
};
