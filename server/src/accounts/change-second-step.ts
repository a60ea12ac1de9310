import { say } from "@warmline/contract/say";
import type { Db } from "../platform/db/database.ts";
import { type AfterCommit, inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { conflict } from "../platform/refusals.ts";
import { countCode, forgetWrongCodes } from "./limits.ts";
import { ensureOwnPassword } from "./own-password.ts";
import { closeChannelsOfMember } from "./presence.ts";
import { deleteSessionsOf, type MemberRow } from "./queries.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { deleteSecondStep, putRecoveryCodes, secondStepOf } from "./second-step-queries.ts";
import { useCode } from "./use-code.ts";

type Shown = { readonly password: string; readonly code: string };

/** With the password and a code, like all that makes an account easier to get into. */
const withBoth = async <T>(
	platform: Platform,
	member: MemberRow,
	{ password, code }: Shown,
	act: (tx: Db) => Promise<T>,
): Promise<T> => {
	const { database, clock } = platform;
	const { db } = database;
	await ensureOwnPassword(db, clock, member, password);
	const step = await secondStepOf(db, member.id);
	if (!step) throw conflict("not_on", say("You have no second step."));
	await countCode(db, clock, member.id);
	const done = await inTransaction(db, async (tx) => {
		await useCode(tx, platform, step, code);
		return act(tx);
	});
	await forgetWrongCodes(db, member.id);
	return done;
};

export const turnOff = async (platform: Platform, member: MemberRow, shown: Shown): Promise<void> => {
	await withBoth(platform, member, shown, (tx) => deleteSecondStep(tx, member.id));
};

/** Shown this once; those from before count no longer. */
export const renewCodes = (platform: Platform, member: MemberRow, shown: Shown): Promise<string[]> =>
	withBoth(platform, member, shown, async (tx) => {
		const codes = newRecoveryCodes();
		const hashes = codes.map((one) => recoveryCodeHash(platform.vault, member.id, one));
		await putRecoveryCodes(tx, member.id, hashes);
		return codes;
	});

/** For who has lost it: the password alone opens the account, and all sessions end. False where there was none. */
export const forgetSecondStep = async (tx: Db, memberId: string): Promise<boolean> => {
	if (!(await deleteSecondStep(tx, memberId))) return false;
	await deleteSessionsOf(tx, memberId);
	await forgetWrongCodes(tx, memberId);
	return true;
};

/** The same by somebody else, in the transaction of that act. */
export const takeSecondStep = async (
	{ tx, afterCommit, hub }: { tx: Db; afterCommit: AfterCommit; hub: Hub },
	memberId: string,
): Promise<boolean> => {
	if (!(await forgetSecondStep(tx, memberId))) return false;
	afterCommit(() => closeChannelsOfMember(hub, memberId));
	return true;
};
