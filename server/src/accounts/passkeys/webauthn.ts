import {
	type CreationOptions,
	creationOptions,
	type NewCredential,
	type PasskeyTransport,
	passkeyTransports,
	type RequestOptions,
	requestOptions,
	type ShownPasskey,
} from "@warmline/contract/accounts/passkey";
import { societyName } from "../../platform/society.ts";
import type { MemberRow } from "../queries.ts";
import type { PasskeyRow } from "./passkey-queries.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Seldom needed, and a quarter of a second of work to load. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256: what all servers that may check it can. */
const algorithms = [-8, -7, -257];
/** Milliseconds that the browser waits: as long as the challenge is good. */
const timeout = 5 * 60_000;

const isTransport = (name: string): name is PasskeyTransport => passkeyTransports.some((one) => one === name);

const namedCredential = ({ credential_id, transports }: PasskeyRow) => ({
	id: credential_id,
	transports: transports.filter(isTransport),
});

const inLetters = (challenge: string) => new Uint8Array(Buffer.from(challenge, "base64url"));

/** For a passkey by which its owner is found, on a device that checks who uses it. */
export const optionsToCreate = async (
	{ id }: RelyingParty,
	{ challenge, member, others }: { challenge: string; member: MemberRow; others: readonly PasskeyRow[] },
): Promise<CreationOptions> => {
	const { generateRegistrationOptions } = await library();
	const options = await generateRegistrationOptions({
		rpID: id,
		rpName: societyName("en"),
		userID: new Uint8Array(Buffer.from(member.id)),
		userName: member.username,
		userDisplayName: member.nickname ?? member.first_name,
		challenge: inLetters(challenge),
		timeout,
		attestationType: "none",
		excludeCredentials: others.map(namedCredential),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
		supportedAlgorithmIDs: algorithms,
	});
	return creationOptions.parse(options);
};

/** `of`: the passkeys that may be shown; none named where it is not known yet who asks. */
export const optionsToShow = async (
	{ id }: RelyingParty,
	{ challenge, of, verifies }: { challenge: string; of: readonly PasskeyRow[]; verifies: boolean },
): Promise<RequestOptions> => {
	const { generateAuthenticationOptions } = await library();
	const options = await generateAuthenticationOptions({
		rpID: id,
		challenge: inLetters(challenge),
		timeout,
		allowCredentials: of.map(namedCredential),
		userVerification: verifies ? "required" : "preferred",
	});
	return requestOptions.parse(options);
};

/** What is kept of it; undefined where it is not what was asked for. */
export const checkCreated = async (
	{ id, origin }: RelyingParty,
	challenge: string,
	{ response, ...key }: NewCredential["credential"],
) => {
	const { verifyRegistrationResponse } = await library();
	const { clientDataJSON, attestationObject } = response;
	try {
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: { ...key, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: true,
			supportedAlgorithmIDs: algorithms,
		});
		if (!verified) return undefined;
		const { credential, credentialBackedUp } = registrationInfo;
		return {
			credential_id: credential.id,
			public_key: Buffer.from(credential.publicKey),
			counter: credential.counter,
			transports: (response.transports ?? []).filter(isTransport),
			backed_up: credentialBackedUp,
		};
	} catch {
		// The library throws for each thing that may be wrong, and for what cannot be read.
		return undefined;
	}
};

/** What its device said; undefined where it is not what was asked for. */
export const checkShown = async (
	{ id, origin }: RelyingParty,
	{ challenge, passkey, verifies }: { challenge: string; passkey: PasskeyRow; verifies: boolean },
	{ response, ...key }: ShownPasskey["credential"],
): Promise<{ counter: number; backed_up: boolean } | undefined> => {
	const { verifyAuthenticationResponse } = await library();
	const { userHandle, ...signed } = response;
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...key, response: signed, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: verifies,
			// The counter is compared by the statement that writes it: of two at once the library would see the same one.
			credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
		});
		const { newCounter, credentialBackedUp } = authenticationInfo;
		return verified ? { counter: newCounter, backed_up: credentialBackedUp } : undefined;
	} catch {
		return undefined;
	}
};
