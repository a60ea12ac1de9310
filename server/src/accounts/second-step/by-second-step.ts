import type { Proof } from "@warmline/contract/accounts/security-calls";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { HttpError } from "../../platform/errors.ts";
import {
	type CodeKind,
	countCode,
	forgetWrongCodes,
	isNewsOfCopies,
	isNewsOfGuesses,
	type StepKind,
} from "../login-limits.ts";
import type { Use } from "../passkeys/challenges.ts";
import { checkPasskey, usePasskey } from "../passkeys/use-passkey.ts";
import type { AccountPlatform, SecurityEvent } from "../ports.ts";
import { lockMember, type MemberRow } from "../queries.ts";
import { hasSecondStep } from "./second-step-queries.ts";
import { digitsIn, useCode } from "./use-code.ts";

type Shown = {
	readonly memberId: string;
	readonly proof: Proof;
	/** For what a passkey has to be shown. */
	readonly use: Use;
	/** For who only logs in, a weaker one: `lockMember`. */
	readonly lock: "key share" | "no key update";
	/** What is said where there is no second step any more. */
	readonly withoutStep: () => HttpError;
};
type By = { readonly member: MemberRow; readonly kind: StepKind };

const isRefused = (error: unknown, code: string) => error instanceof HttpError && error.answer.code === code;

const kindOfCode = (code: string): CodeKind => (digitsIn(code) === undefined ? "recovery" : "app");

type News = (tx: Db) => Promise<boolean>;

/** Outside of the transaction that failed, and only where it is news: its owner should know. */
const report = (platform: AccountPlatform, memberId: string, event: SecurityEvent, isNews: News) =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const member = await lockMember(tx, memberId, "key share");
		if (member && (await isNews(tx))) await platform.reportSecurityEvent(tx, member, event);
	});

/**
 * What a second step opens, with the member as they are now and stays until it is done. What was shown is used up with
 * it, a passkey's challenge in any case. Each try is counted: those of the app, on paper and by passkey apart.
 */
export const bySecondStep = async <T>(
	platform: AccountPlatform,
	{ memberId, proof, use, lock, withoutStep }: Shown,
	act: (work: UnitOfWork, by: By) => Promise<T>,
): Promise<T> => {
	const { database, clock } = platform;
	const { passkey, code = "" } = proof;
	const kind = passkey ? "passkey" : kindOfCode(code);
	const tries = await countCode(platform, memberId, kind);
	try {
		const checked = passkey && (await checkPasskey(platform, passkey, memberId, use));
		const done = await inTransaction(database.db, async (work) => {
			const { tx } = work;
			const member = await lockMember(tx, memberId, lock);
			if (!member?.is_active || !(await hasSecondStep(tx, memberId))) throw withoutStep();
			if (checked) await usePasskey(tx, clock, checked);
			else await useCode(tx, platform, memberId, code);
			return act(work, { member, kind });
		});
		await forgetWrongCodes(database.db, platform, memberId, kind);
		return done;
	} catch (error) {
		// Whoever guesses has the password already, or an open page.
		if (isRefused(error, "wrong_code"))
			await report(platform, memberId, "codes_guessed", (tx) => isNewsOfGuesses(tx, platform, memberId, tries));
		if (isRefused(error, "passkey_copied"))
			await report(platform, memberId, "passkey_copied", (tx) => isNewsOfCopies(tx, platform, memberId));
		throw error;
	}
};
