import { mayMark, type SetupMark, type SetupStep } from "@warmline/contract/setup/steps";
import type { MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import { noSuchMark } from "./errors.ts";
import { mayOpen } from "./policy.ts";
import { deleteMark, writeMark } from "./queries.ts";
import { readKnown, type SetupContext } from "./read-setup.ts";
import { confirmedFacts } from "./step-states.ts";

/** A director says of a step that it is right, or that it can wait; null takes it back. */
export const markStep = async (
	context: SetupContext,
	member: MemberRow,
	step: SetupStep,
	mark: SetupMark | null,
): Promise<void> => {
	const { clock } = context;
	const { db } = context.database;
	if (!mayOpen(member)) throw forbidden();
	if (mark === null) return deleteMark(db, step);
	if (!mayMark(step, mark)) throw noSuchMark();
	const facts = mark === "confirmed" ? confirmedFacts(step, await readKnown(context, db)) : null;
	await writeMark(db, { step, mark, facts, marked_at: clock.now(), marked_by: member.id });
};
