import { mayMark, type SetupMark, type SetupStep } from "@warmline/contract/setup/steps";
import type { MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import { noSuchMark } from "./errors.ts";
import { mayOpen } from "./policy.ts";
import { deleteMark, writeMark } from "./queries.ts";
import type { SetupContext } from "./read-setup.ts";

/** A director says of a step that it is right, or that it can wait; null takes it back. */
export const markStep = async (
	{ database: { db }, clock }: SetupContext,
	member: MemberRow,
	step: SetupStep,
	mark: SetupMark | null,
): Promise<void> => {
	if (!mayOpen(member)) throw forbidden();
	if (mark === null) return deleteMark(db, step);
	if (!mayMark(step, mark)) throw noSuchMark();
	await writeMark(db, { step, mark, marked_at: clock.now(), marked_by: member.id });
};
