import { t } from "@warmline/contract/i18n";
import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeChannelsOfMember } from "../../platform/realtime/presence.ts";
import { forgetWrongCodes } from "../login-limits.ts";
import { ensureOwnPassword, wrongPassword } from "../password/own-password.ts";
import type { AccountPlatform, AccountPorts } from "../ports.ts";
import { deleteSessionsOf, lockMember, type MemberRow, setPresence } from "../queries.ts";
import { byCode } from "./by-code.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { deleteSecondStep, putRecoveryCodes, secondStepOf } from "./second-step-queries.ts";

type Shown = { readonly password: string; readonly code: string };

const notOn = () => conflict("not_on", t("You don’t have two-step verification."));

/** With the password and a code, like all that makes an account easier to get into. */
const withBoth = async <T>(
	platform: AccountPlatform,
	member: MemberRow,
	{ password, code }: Shown,
	act: (tx: Db, member: MemberRow) => Promise<T>,
): Promise<T> => {
	const { db } = platform.database;
	await ensureOwnPassword(platform, member, password);
	if (!(await secondStepOf(db, member.id))) throw notOn();
	const shown = { memberId: member.id, code, lock: "no key update", withoutStep: notOn } as const;
	return byCode(platform, shown, ({ tx }, { member: now }) => {
		// Its owner may have set a new one in this moment, because somebody else had the old one.
		if (now.password_hash !== member.password_hash) throw wrongPassword();
		return act(tx, now);
	});
};

export const turnOff = (platform: AccountPlatform, member: MemberRow, shown: Shown): Promise<void> =>
	withBoth(platform, member, shown, async (tx, now) => {
		await deleteSecondStep(tx, now.id);
		await platform.reportSecurityEvent(tx, now, "second_step_off");
	});

/** Shown this once; those from before count no longer. */
export const renewCodes = (platform: AccountPlatform, member: MemberRow, shown: Shown): Promise<string[]> =>
	withBoth(platform, member, shown, async (tx, now) => {
		const codes = newRecoveryCodes();
		const hashes = codes.map((one) => recoveryCodeHash(platform.vault, now.id, one));
		await putRecoveryCodes(tx, now.id, hashes);
		await platform.reportSecurityEvent(tx, now, "recovery_codes_renewed");
		return codes;
	});

type Forgetting = Pick<AccountPorts, "endNotices"> & Pick<Platform, "sealer">;

/** For who has lost it: the password alone opens the account, and all sessions end. False where there was none. */
export const forgetSecondStep = async (
	tx: Db,
	{ endNotices, sealer }: Forgetting,
	memberId: string,
): Promise<boolean> => {
	await lockMember(tx, memberId, "update");
	if (!(await deleteSecondStep(tx, memberId))) return false;
	await deleteSessionsOf(tx, memberId);
	await setPresence(tx, memberId, "away");
	await endNotices(tx, memberId, {});
	await forgetWrongCodes(tx, { sealer }, memberId, "app", "recovery");
	return true;
};

/** The same by somebody else, in the transaction of that act. */
export const takeSecondStep = async (
	{ hub, ...forgetting }: Forgetting & Pick<Platform, "hub">,
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
): Promise<boolean> => {
	if (!(await forgetSecondStep(tx, forgetting, memberId))) return false;
	afterCommit(() => closeChannelsOfMember(hub, memberId));
	return true;
};
