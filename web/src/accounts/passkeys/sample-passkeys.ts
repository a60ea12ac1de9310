import type { CreationOptions, Passkey, RequestChallenge } from "@warmline/contract/accounts/passkey";

/** For tests: what the server gives of passkeys. */
export const samplePasskey: Passkey = {
	id: "0190a0a0-0000-7000-8000-0000000000a1",
	name: "Phone",
	created_at: "2026-11-01T12:00:00.000Z",
	used_at: null,
	backed_up: true,
};

export const sampleRequest: RequestChallenge = {
	challenge_ticket: "a-challenge",
	options: { challenge: "AAAA", timeout: 1000, rpId: "localhost", allowCredentials: [], userVerification: "required" },
};

export const sampleCreation: CreationOptions = {
	rp: { id: "localhost", name: "Warmline" },
	user: { id: "AAAA", name: "lina", displayName: "Lina" },
	challenge: "AAAA",
	pubKeyCredParams: [{ alg: -7, type: "public-key" }],
	timeout: 1000,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
	attestation: "none",
};
