import type { RequestChallenge } from "@warmline/contract/accounts/passkey";
import type { AccountPlatform } from "../ports.ts";
import { giveChallenge, type Use } from "./challenges.ts";
import type { PasskeyRow } from "./passkey-queries.ts";
import { ensureRelyingParty } from "./relying-party.ts";
import { optionsToShow } from "./webauthn.ts";

/** What the browser needs to ask for a passkey: one of these, or, where there are none, any that it has for this site. */
export const askForPasskey = async (
	platform: AccountPlatform,
	use: Use,
	of: readonly PasskeyRow[],
): Promise<RequestChallenge> => {
	const party = ensureRelyingParty(platform.config);
	const { ticket, challenge } = await giveChallenge(platform, use);
	const verifies = use.purpose !== "second_step";
	return { challenge_ticket: ticket, options: await optionsToShow(party, { challenge, of, verifies }) };
};
