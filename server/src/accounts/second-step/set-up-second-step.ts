import { t } from "@warmline/contract/i18n";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notLoggedIn } from "../../platform/errors.ts";
import { societyName } from "../../platform/society.ts";
import { countCode, forgetWrongCodes } from "../login-limits.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember } from "../queries.ts";
import { isSessionThere } from "../sessions/own-session-queries.ts";
import { endOthersIn } from "../sessions/own-sessions.ts";
import type { Session } from "../sessions/sessions.ts";
import { putNewRecoveryCodes } from "./recovery-codes.ts";
import {
	anySecondStepOf,
	confirmSecret,
	deleteLoginTicketsOf,
	hasSecondStep,
	putSecret,
	secondStepOf,
} from "./second-step-queries.ts";
import { ensureBoth, type PasswordAndProof } from "./show-second-step.ts";
import { newSecret, secretInLetters, uriOf } from "./totp.ts";
import { digitsIn, hideSecret, stepShown, wrongCode } from "./use-code.ts";

const alreadyOn = () => conflict("already_on", t("You already have two-step verification."));

/** A new secret, shown this once; what was begun before and not confirmed is gone. */
export const beginSetUp = async (
	platform: AccountPlatform,
	session: Session,
	shown: PasswordAndProof,
): Promise<{ secret: string; uri: string }> => {
	const { clock, vault } = platform;
	const { db } = platform.database;
	const { member } = session;
	if (await secondStepOf(db, member.id)) throw alreadyOn();
	await ensureBoth(platform, session, shown);
	const secret = newSecret();
	if (!(await putSecret(db, member.id, hideSecret(vault, member.id, secret), clock.now()))) throw alreadyOn();
	return { secret: secretInLetters(secret), uri: uriOf(secret, societyName("en"), member.username) };
};

/**
 * In use from now on. As the first second step it ends all other sessions, which were opened by the password alone,
 * perhaps not by its owner, and answers the recovery codes, shown this once. Beside a passkey those from before stay,
 * and it answers none.
 */
export const confirmSetUp = async (
	platform: AccountPlatform,
	{ member: { id }, tokenHash }: Session,
	code: string,
): Promise<string[]> => {
	const { database, clock, vault, hub, endNotices, reportSecurityEvent } = platform;
	const { db } = database;
	const begun = await anySecondStepOf(db, id);
	if (!begun) throw conflict("not_begun", t("Please start again: there is no code to confirm."));
	if (begun.confirmed_at) throw alreadyOn();
	await countCode(platform, id, "app");
	const digits = digitsIn(code);
	const shown = digits === undefined ? undefined : stepShown(platform, begun, digits);
	if (shown === undefined) throw wrongCode();
	const codes = await inTransaction(db, async (work) => {
		const { tx } = work;
		// A login that is under way waits, and is asked for the code. And who was thrown out in this moment sets up nothing.
		const member = await lockMember(tx, id, "update");
		if (!member || !(await isSessionThere(tx, tokenHash))) throw notLoggedIn();
		const isFirst = !(await hasSecondStep(tx, id));
		// Another page of theirs may have begun anew: the app knows another secret then.
		if (!(await confirmSecret(tx, begun, shown, clock.now()))) throw wrongCode();
		if (!isFirst) {
			await reportSecurityEvent(tx, member, "app_added");
			return [];
		}
		await deleteLoginTicketsOf(tx, id);
		await endOthersIn({ hub, endNotices }, work, id, tokenHash);
		await reportSecurityEvent(tx, member, "second_step_on");
		return putNewRecoveryCodes(tx, vault, id);
	});
	await forgetWrongCodes(db, platform, id, "app");
	return codes;
};
