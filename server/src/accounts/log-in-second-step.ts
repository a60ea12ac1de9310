import { inTransaction } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { loginExpired } from "../platform/refusals.ts";
import { tokenHash } from "../platform/tokens.ts";
import { countCode, forgetWrongCodes, limitAddress } from "./limits.ts";
import { type MemberRow, memberById } from "./queries.ts";
import { memberOfLoginTicket, secondStepOf, takeLoginTicket } from "./second-step-queries.ts";
import { startSession } from "./sessions.ts";
import { useCode } from "./use-code.ts";

type From = { readonly address: string; readonly userAgent: string | undefined };

/** The ticket opens one session, with a code that counts. With a wrong one it stays good, as long as tries are left. */
export const logInWithCode = async (
	platform: Platform,
	{ ticket, code }: { ticket: string; code: string },
	{ address, userAgent }: From,
): Promise<{ token: string; member: MemberRow }> => {
	const { database, clock } = platform;
	const { db } = database;
	await limitAddress(db, clock, "second steps", address, 100, 15 * 60);
	const hash = tokenHash(ticket);
	const memberId = await memberOfLoginTicket(db, hash, clock.now());
	if (memberId === undefined) throw loginExpired();
	await countCode(db, clock, memberId);
	const opened = await inTransaction(db, async (tx) => {
		if (!(await takeLoginTicket(tx, hash, clock.now()))) throw loginExpired();
		const member = await memberById(tx, memberId);
		const step = await secondStepOf(tx, memberId);
		if (!member?.is_active || !step) throw loginExpired();
		await useCode(tx, platform, step, code);
		return { token: await startSession(tx, clock, memberId, userAgent), member };
	});
	await forgetWrongCodes(db, memberId);
	return opened;
};
