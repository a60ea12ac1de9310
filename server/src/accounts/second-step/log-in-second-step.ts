import { loginExpired } from "../../platform/errors.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { startSession } from "../sessions/sessions.ts";
import { byCode } from "./by-code.ts";
import { memberOfLoginTicket, takeLoginTicket } from "./second-step-queries.ts";

type From = { readonly address: string; readonly userAgent: string | undefined };

/** The ticket opens one session, with a code that counts. With a wrong one it stays good, as long as tries are left. */
export const logInWithCode = async (
	platform: AccountPlatform,
	{ ticket, code }: { ticket: string; code: string },
	{ address, userAgent }: From,
): Promise<{ token: string; member: MemberRow }> => {
	const { database, clock, reportSecurityEvent } = platform;
	const { db } = database;
	await limitAddress(platform, "second steps", address, { limit: 100, windowSeconds: 15 * 60 });
	const hash = tokenHash(ticket);
	const memberId = await memberOfLoginTicket(db, hash, clock.now());
	if (memberId === undefined) throw loginExpired();
	const shown = { memberId, code, lock: "key share", withoutStep: loginExpired } as const;
	return byCode(platform, shown, async ({ tx }, { member, kind }) => {
		if (!(await takeLoginTicket(tx, hash, clock.now()))) throw loginExpired();
		if (kind === "recovery") await reportSecurityEvent(tx, member, "recovery_code_used");
		return { token: await startSession(tx, clock, memberId, userAgent), member };
	});
};
