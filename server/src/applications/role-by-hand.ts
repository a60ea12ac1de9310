import { isAgent, type Role } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../accounts/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { setDecision } from "./board/director-queries.ts";
import { removeDraft } from "./queries.ts";
import { type Held, isUnderway, lockVolunteerRecord, standingOf, writeHistory } from "./record/lock-record.ts";
import { writeRecord } from "./record/record-queries.ts";
import { stepsLeft } from "./record/steps.ts";
import { endSuspension } from "./suspended-queries.ts";

type Given = { role: Role; reason: string | null; by: string; at: Date };

/** They work here from now on, so nothing of their waits for a decision or for their training. */
const certify = async (tx: Db, { member, application, record }: Held, { reason, by, at }: Given) => {
	if (application?.status === "draft") await removeDraft(tx, application.id);
	const underway = isUnderway(application) ? application : undefined;
	if (underway && underway.status !== "accepted") {
		await setDecision(tx, underway.id, { status: "accepted", decided_at: at, decided_by: by, reason: null });
		await writeHistory(tx, underway, { act: "accepted", at, by });
	}
	if (record.certified_at !== null) return;
	const accepted = underway && { ...underway, status: "accepted" as const };
	const steps = stepsLeft(await standingOf(tx, { member, application: accepted, record }, at));
	await writeRecord(tx, member.id, { certified_at: at, certified_by: by });
	await writeHistory(tx, underway, { act: "training_done", at, by, text: reason, steps });
};

/** They are new here, and may apply again as after any decline. A draft is theirs to go on with. */
const end = async (tx: Db, { application }: Held, { reason, by, at }: Given) => {
	if (!isUnderway(application)) return;
	await setDecision(tx, application.id, { status: "declined", decided_at: at, decided_by: by, reason: null });
	await writeHistory(tx, application, { act: "declined", at, by, text: reason });
};

/**
 * What a role that a director gives by hand makes of the application and the record, so that the board, reminders and
 * mails agree with it; docs/decisions/0017 has the rule. In the transaction that gives it, which holds them already.
 */
export const followRole = async (
	tx: Db,
	clock: Clock,
	director: MemberRow,
	memberId: string,
	{ role, reason = null }: { role: Role; reason?: string | null | undefined },
): Promise<void> => {
	const held = await lockVolunteerRecord(tx, memberId);
	const given = { role, reason, by: director.id, at: clock.now() };
	if (held.record.suspended_at !== null) {
		await endSuspension(tx, memberId);
		await writeHistory(tx, held.application, { act: "reinstated", at: given.at, by: director.id });
	}
	if (isAgent(role)) return certify(tx, held, given);
	await writeRecord(tx, memberId, { certified_at: null, certified_by: null });
	if (role === "new_hire") await end(tx, held, given);
};
