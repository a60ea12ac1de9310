import type { RequestChallenge, ShownPasskey } from "@warmline/contract/accounts/passkey";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { limitLogins } from "../login-limits.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { bySecondStep } from "../second-step/by-second-step.ts";
import { startSession } from "../sessions/sessions.ts";
import { askForPasskey } from "./ask-for-passkey.ts";
import type { Use } from "./challenges.ts";
import { passkeyByCredential } from "./passkey-queries.ts";
import { ensureRelyingParty } from "./relying-party.ts";
import { unknownPasskey } from "./use-passkey.ts";

type From = { readonly address: string; readonly userAgent: string | undefined };

/** Nobody is known yet; only the browser that asked knows the challenge's ticket. */
const alone: Use = { purpose: "log_in", member_id: null, bound_to: null };

/** Each page to log in on asks for one, so these are counted apart from the logins. */
export const beginLogin = async (platform: AccountPlatform, address: string): Promise<RequestChallenge> => {
	await limitAddress(platform, "passkey challenges", address, { limit: 300, windowSeconds: 15 * 60 });
	return askForPasskey(platform, alone, []);
};

/** What the device has, and knows or sees of who uses it, are two factors: no password is asked. */
export const logInPasskey = async (
	platform: AccountPlatform,
	passkey: ShownPasskey,
	{ address, userAgent }: From,
): Promise<{ token: string; member: MemberRow }> => {
	await limitLogins(platform, address);
	ensureRelyingParty(platform.config);
	const found = await passkeyByCredential(platform.database.db, passkey.credential.id);
	if (!found) throw unknownPasskey();
	const memberId = found.member_id;
	const shown = { memberId, proof: { passkey }, use: alone, withoutStep: unknownPasskey } as const;
	return bySecondStep(platform, { ...shown, lock: "key share" }, async ({ tx }, { member }) => ({
		token: await startSession(tx, platform.clock, memberId, userAgent),
		member,
	}));
};
