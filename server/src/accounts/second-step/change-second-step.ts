import type { Db } from "../../platform/db/database.ts";
import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeChannelsOfMember } from "../../platform/realtime/presence.ts";
import { forgetWrongCodes } from "../login-limits.ts";
import type { AccountPlatform, AccountPorts } from "../ports.ts";
import { deleteSessionsOf, lockMember, setPresence } from "../queries.ts";
import type { Session } from "../sessions/sessions.ts";
import { putNewRecoveryCodes } from "./recovery-codes.ts";
import { deleteSecondStep } from "./second-step-queries.ts";
import { type PasswordAndProof, withBoth } from "./show-second-step.ts";

/** With all passkeys and recovery codes. */
export const turnOff = (platform: AccountPlatform, session: Session, shown: PasswordAndProof): Promise<void> =>
	withBoth(platform, session, shown, async ({ tx }, member) => {
		await deleteSecondStep(tx, member.id);
		await platform.reportSecurityEvent(tx, member, "second_step_off");
	});

export const renewCodes = (platform: AccountPlatform, session: Session, shown: PasswordAndProof): Promise<string[]> =>
	withBoth(platform, session, shown, async ({ tx }, member) => {
		const codes = await putNewRecoveryCodes(tx, platform.vault, member.id);
		await platform.reportSecurityEvent(tx, member, "recovery_codes_renewed");
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
	await forgetWrongCodes(tx, { sealer }, memberId, "app", "recovery", "passkey");
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
