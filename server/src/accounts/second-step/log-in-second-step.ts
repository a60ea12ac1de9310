import type { readLoginSteps } from "@warmline/contract/accounts/passkey-calls";
import type { Proof } from "@warmline/contract/accounts/security-calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { loginExpired } from "../../platform/errors.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { askForPasskey } from "../passkeys/ask-for-passkey.ts";
import type { Use } from "../passkeys/challenges.ts";
import { passkeysOf } from "../passkeys/passkey-queries.ts";
import { relyingParty } from "../passkeys/relying-party.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { startSession } from "../sessions/sessions.ts";
import { bySecondStep } from "./by-second-step.ts";
import { memberOfLoginTicket, secondStepOf, takeLoginTicket } from "./second-step-queries.ts";

type LoginSteps = AnswerOf<typeof readLoginSteps>;
type From = { readonly address: string; readonly userAgent: string | undefined };

const limitSteps = (platform: AccountPlatform, address: string) =>
	limitAddress(platform, "second steps", address, { limit: 300, windowSeconds: 15 * 60 });

/** Bound to the login that it is the second step of. */
const afterPassword = (memberId: string, ticketHash: Buffer): Use => ({
	purpose: "second_step",
	member_id: memberId,
	bound_to: ticketHash,
});

/** By what a login can be continued, for who has its ticket. */
export const readSteps = async (platform: AccountPlatform, ticket: string, address: string): Promise<LoginSteps> => {
	const { config, database, clock } = platform;
	const { db } = database;
	await limitSteps(platform, address);
	const hash = tokenHash(ticket);
	const memberId = await memberOfLoginTicket(db, hash, clock.now());
	if (memberId === undefined) throw loginExpired();
	const own = typeof relyingParty(config) === "object" ? await passkeysOf(db, memberId) : [];
	return {
		app: (await secondStepOf(db, memberId)) !== undefined,
		passkey: own.length > 0 ? await askForPasskey(platform, afterPassword(memberId, hash), own) : null,
	};
};

/** The ticket opens one session, with a second step that counts. With a wrong one it stays good, as long as tries are left. */
export const logInSecondStep = async (
	platform: AccountPlatform,
	{ ticket, ...proof }: Proof & { ticket: string },
	{ address, userAgent }: From,
): Promise<{ token: string; member: MemberRow }> => {
	const { database, clock, reportSecurityEvent } = platform;
	const { db } = database;
	await limitSteps(platform, address);
	const hash = tokenHash(ticket);
	const memberId = await memberOfLoginTicket(db, hash, clock.now());
	if (memberId === undefined) throw loginExpired();
	const use = afterPassword(memberId, hash);
	return bySecondStep(
		platform,
		{ memberId, proof, use, lock: "key share", withoutStep: loginExpired },
		async ({ tx }, { member, kind }) => {
			if (!(await takeLoginTicket(tx, hash, clock.now()))) throw loginExpired();
			if (kind === "recovery") await reportSecurityEvent(tx, member, "recovery_code_used");
			return { token: await startSession(tx, clock, memberId, userAgent), member };
		},
	);
};
