import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { lengthLimit, limitedText, listOf, requiredText } from "../text.ts";

/** Of one member. */
export const mostPasskeys = 10;

export const passkeyName = requiredText(t("Please name the passkey."), 60);

/** A passkey (WebAuthn credential) as its owner sees it. */
export const passkey = z.object({
	id,
	name: z.string(),
	created_at: time,
	used_at: z.nullable(time),
	backed_up: z.boolean().check(z.describe("Copied to the owner's other devices by whoever keeps it.")),
});
export type Passkey = z.infer<typeof passkey>;

const base64url = (most: number) => z.string().check(lengthLimit(most), z.regex(/^[\w-]*$/));
/** A credential's id has at most 1023 bytes. */
const credentialId = base64url(1364);
/** How browsers reach the device of a passkey, as far as is known by now. */
export const passkeyTransports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

const named = z.object({
	id: z.string(),
	type: z.literal("public-key"),
	transports: z.optional(z.array(z.enum(passkeyTransports))),
});

/** What `navigator.credentials.create` is given, in the JSON of WebAuthn Level 3. */
export const creationOptions = z.object({
	rp: z.object({ id: z.string(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	challenge: z.string(),
	pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
	timeout: z.int(),
	excludeCredentials: z.array(named),
	authenticatorSelection: z.object({
		residentKey: z.literal("required"),
		requireResidentKey: z.literal(true),
		userVerification: z.literal("required"),
	}),
	attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** What `navigator.credentials.get` is given. */
export const requestOptions = z.object({
	challenge: z.string(),
	timeout: z.int(),
	rpId: z.string(),
	allowCredentials: z.array(named),
	userVerification: z.enum(["required", "preferred"]),
});
export type RequestOptions = z.infer<typeof requestOptions>;

const challenge_ticket = z
	.string()
	.check(z.describe("Stands for the challenge: good once, for five minutes, in the browser that asked."));

export const creationChallenge = z.object({ challenge_ticket, options: creationOptions });
export const requestChallenge = z.object({ challenge_ticket, options: requestOptions });
export type RequestChallenge = z.infer<typeof requestChallenge>;

const shownTicket = limitedText(1, 200);
const key = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** What `navigator.credentials.create` gave. */
export const newCredential = z.object({
	challenge_ticket: shownTicket,
	name: passkeyName,
	credential: z.object({
		...key,
		response: z.object({
			clientDataJSON: base64url(4000),
			attestationObject: base64url(20_000),
			transports: z.optional(listOf(z.string().check(lengthLimit(30)), 10)),
		}),
	}),
});
export type NewCredential = z.output<typeof newCredential>;

/** What `navigator.credentials.get` gave: one use of a passkey. */
export const shownPasskey = z.object({
	challenge_ticket: shownTicket,
	credential: z.object({
		...key,
		response: z.object({
			clientDataJSON: base64url(4000),
			authenticatorData: base64url(4000),
			signature: base64url(8000),
			userHandle: z.optional(z.nullable(base64url(100))),
		}),
	}),
});
export type ShownPasskey = z.output<typeof shownPasskey>;

/** Of calls to which a passkey may be shown. */
export const passkeyErrors = [
	"passkeys_off",
	"passkey_expired",
	"passkey_refused",
	"passkey_copied",
	"unknown_passkey",
] as const;
