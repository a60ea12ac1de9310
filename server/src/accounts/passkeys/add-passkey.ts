import {
	type CreationOptions,
	mostPasskeys,
	type NewCredential,
	type Passkey,
} from "@warmline/contract/accounts/passkey";
import { t } from "@warmline/contract/i18n";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notLoggedIn } from "../../platform/errors.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember } from "../queries.ts";
import { putNewRecoveryCodes } from "../second-step/recovery-codes.ts";
import { deleteBegunSecret, deleteLoginTicketsOf, hasSecondStep } from "../second-step/second-step-queries.ts";
import { ensureBoth, type PasswordAndProof } from "../second-step/show-second-step.ts";
import { isSessionThere } from "../sessions/own-session-queries.ts";
import { endOthersIn } from "../sessions/own-sessions.ts";
import type { Session } from "../sessions/sessions.ts";
import { answerChallenge, giveChallenge, type Use } from "./challenges.ts";
import { passkeyOf } from "./own-passkeys.ts";
import { insertPasskey, passkeyCount, passkeysOf } from "./passkey-queries.ts";
import { ensureRelyingParty } from "./relying-party.ts";
import { passkeyRefused } from "./use-passkey.ts";
import { checkCreated, optionsToCreate } from "./webauthn.ts";

const tooManyPasskeys = () =>
	conflict("too_many_passkeys", t("You have {most} passkeys. Please remove one first.", { most: mostPasskeys }));
const alreadyAdded = () => conflict("already_added", t("This passkey has already been added."));

const registration = ({ member, tokenHash }: Session): Use => ({
	purpose: "registration",
	member_id: member.id,
	bound_to: tokenHash,
});

export const beginAdding = async (
	platform: AccountPlatform,
	session: Session,
	shown: PasswordAndProof,
): Promise<{ challenge_ticket: string; options: CreationOptions }> => {
	const party = ensureRelyingParty(platform.config);
	const { member } = session;
	await ensureBoth(platform, session, shown);
	const others = await passkeysOf(platform.database.db, member.id);
	if (others.length >= mostPasskeys) throw tooManyPasskeys();
	const { ticket, challenge } = await giveChallenge(platform, registration(session));
	return { challenge_ticket: ticket, options: await optionsToCreate(party, { challenge, member, others }) };
};

type Added = { result: Passkey; recovery_codes: string[] | null };

/**
 * In use from now on. As the first second step it ends all other sessions, which were opened by the password alone,
 * perhaps not by its owner, and brings the recovery codes, shown this once.
 */
export const finishAdding = async (
	platform: AccountPlatform,
	session: Session,
	{ challenge_ticket, name, credential }: NewCredential,
): Promise<Added> => {
	const { config, database, clock, hub, endNotices, vault } = platform;
	const {
		member: { id },
		tokenHash,
	} = session;
	const party = ensureRelyingParty(config);
	const challenge = await answerChallenge(platform, challenge_ticket, registration(session));
	const created = await checkCreated(party, challenge, credential);
	if (!created) throw passkeyRefused();
	return inTransaction(database.db, async (work) => {
		const { tx } = work;
		// A login that is under way waits, and is asked for it. And who was thrown out in this moment adds nothing.
		const member = await lockMember(tx, id, "update");
		if (!member || !(await isSessionThere(tx, tokenHash))) throw notLoggedIn();
		if ((await passkeyCount(tx, id)) >= mostPasskeys) throw tooManyPasskeys();
		const isFirst = !(await hasSecondStep(tx, id));
		const row = await insertPasskey(tx, { ...created, name, member_id: id, created_at: clock.now() });
		if (!row) throw alreadyAdded();
		await platform.reportSecurityEvent(tx, member, "passkey_added");
		if (!isFirst) return { result: passkeyOf(row), recovery_codes: null };
		await platform.reportSecurityEvent(tx, member, "second_step_on");
		// Whoever began it showed the password alone: with it a code would do in place of the passkey.
		await deleteBegunSecret(tx, id);
		await deleteLoginTicketsOf(tx, id);
		await endOthersIn({ hub, endNotices }, work, id, tokenHash);
		return { result: passkeyOf(row), recovery_codes: await putNewRecoveryCodes(tx, vault, id) };
	});
};
