import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { HttpError } from "../../platform/errors.ts";
import { type CodeKind, countCode, forgetWrongCodes, isNewsOfGuesses } from "../login-limits.ts";
import type { AccountPlatform } from "../ports.ts";
import { lockMember, type MemberRow } from "../queries.ts";
import { secondStepOf } from "./second-step-queries.ts";
import { digitsIn, useCode } from "./use-code.ts";

type Shown = {
	readonly memberId: string;
	readonly code: string;
	/** For who only logs in, a weaker one: `lockMember`. */
	readonly lock: "key share" | "no key update";
	/** What is said where there is no second step any more. */
	readonly withoutStep: () => HttpError;
};
type By = { readonly member: MemberRow; readonly kind: CodeKind };

const isWrongCode = (error: unknown) => error instanceof HttpError && error.answer.code === "wrong_code";

/** Whoever guesses has the password already, or an open page: its owner should know. */
const tellOfGuesses = (platform: AccountPlatform, memberId: string, tries: number) =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const member = await lockMember(tx, memberId, "key share");
		if (member && (await isNewsOfGuesses(tx, platform, memberId, tries)))
			await platform.reportSecurityEvent(tx, member, "codes_guessed");
	});

/**
 * What a code opens, with the member as they are now and stays until it is done. The code is used up with it. Each try is
 * counted, those of the app and those on paper apart.
 */
export const byCode = async <T>(
	platform: AccountPlatform,
	{ memberId, code, lock, withoutStep }: Shown,
	act: (work: UnitOfWork, by: By) => Promise<T>,
): Promise<T> => {
	const { db } = platform.database;
	const kind = digitsIn(code) === undefined ? "recovery" : "app";
	const tries = await countCode(platform, memberId, kind);
	try {
		const done = await inTransaction(db, async (work) => {
			const { tx } = work;
			const member = await lockMember(tx, memberId, lock);
			const step = member?.is_active ? await secondStepOf(tx, memberId) : undefined;
			if (!member || !step) throw withoutStep();
			await useCode(tx, platform, step, code);
			return act(work, { member, kind });
		});
		await forgetWrongCodes(db, platform, memberId, kind);
		return done;
	} catch (error) {
		if (isWrongCode(error)) await tellOfGuesses(platform, memberId, tries);
		throw error;
	}
};
