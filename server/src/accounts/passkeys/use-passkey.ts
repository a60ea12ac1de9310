import type { ShownPasskey } from "@warmline/contract/accounts/passkey";
import { t } from "@warmline/contract/i18n";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { AccountPlatform } from "../ports.ts";
import { answerChallenge, type Use } from "./challenges.ts";
import { countPasskeyUse, isPasskeyThere, type PasskeyRow, passkeyByCredential } from "./passkey-queries.ts";
import { ensureRelyingParty } from "./relying-party.ts";
import { checkShown } from "./webauthn.ts";

export const passkeyRefused = () =>
	invalid("passkey_refused", t("This passkey couldn’t be checked. Please try again, or log in another way."));
export const unknownPasskey = () =>
	invalid("unknown_passkey", t("This passkey isn’t known here, or was removed. Please log in another way."));
export const passkeyCopied = () =>
	invalid("passkey_copied", t("This passkey may have been copied, so it was refused. Please log in another way."));

export type CheckedPasskey = { readonly id: string; readonly counter: number; readonly backed_up: boolean };

/** As `optionsToCreate` gave it to the device; one that is asked for by its id need not say it. */
const isOf = ({ member_id }: PasskeyRow, userHandle: string | null | undefined): boolean =>
	!userHandle || userHandle === Buffer.from(member_id).toString("base64url");

/**
 * Of this member, and signed for this challenge, site and use. As both factors its device must have checked who uses it;
 * after the password that somebody is there is enough.
 */
export const checkPasskey = async (
	{ config, database, clock }: AccountPlatform,
	{ challenge_ticket, credential }: ShownPasskey,
	memberId: string,
	use: Use,
): Promise<CheckedPasskey> => {
	const party = ensureRelyingParty(config);
	const challenge = await answerChallenge({ database, clock }, challenge_ticket, use);
	const passkey = await passkeyByCredential(database.db, credential.id);
	if (passkey?.member_id !== memberId) throw unknownPasskey();
	if (!isOf(passkey, credential.response.userHandle)) throw passkeyRefused();
	const verifies = use.purpose !== "second_step";
	const said = await checkShown(party, { challenge, passkey, verifies }, credential);
	if (!said) throw passkeyRefused();
	return { id: passkey.id, ...said };
};

/** Counts it, in the transaction of what it opens. A counter that goes back is a sign of two devices with one key. */
export const usePasskey = async (tx: Db, clock: Clock, { id, ...said }: CheckedPasskey): Promise<void> => {
	if (await countPasskeyUse(tx, id, { ...said, used_at: clock.now() })) return;
	throw (await isPasskeyThere(tx, id)) ? passkeyCopied() : unknownPasskey();
};
