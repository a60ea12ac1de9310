import { isAgent, type Role } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../accounts/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { setDecision } from "./board/director-queries.ts";
import { removeDraft } from "./queries.ts";
import { certifiedAtOf } from "./record/begin-record.ts";
import { type Held, isUnderway, lockVolunteerRecord, standingOf, writeHistory } from "./record/lock-record.ts";
import { writeRecord } from "./record/record-queries.ts";
import { stepsLeft } from "./record/steps.ts";
import { endSuspension } from "./suspended-queries.ts";

type Given = { role: Role; reason: string | null; by: string; at: Date; since: Date | undefined };

/** They work here from now on, so nothing of their waits for a decision or for their training. */
const certify = async (tx: Db, { member, application, record }: Held, { reason, by, at, since }: Given) => {
	if (application?.status === "draft") await removeDraft(tx, application.id);
	const underway = isUnderway(application) ? application : undefined;
	if (underway && underway.status !== "accepted") {
		await setDecision(tx, underway.id, { status: "accepted", decided_at: at, decided_by: by, reason: null });
		await writeHistory(tx, underway, { act: "accepted", at, by });
	}
	if (record.certified_at !== null) {
		if (since) await writeRecord(tx, member.id, { certified_at: since, certified_by: by });
		return;
	}
	const accepted = underway && { ...underway, status: "accepted" as const };
	const steps = stepsLeft(await standingOf(tx, { member, application: accepted, record }, at));
	await writeRecord(tx, member.id, { certified_at: since ?? at, certified_by: by });
	await writeHistory(tx, underway, { act: "training_done", at, by, text: reason, steps });
};

/** They are new here, and may apply again as after any decline. A draft is theirs to go on with. */
const end = async (tx: Db, { application }: Held, { reason, by, at }: Given) => {
	if (!isUnderway(application)) return;
	await setDecision(tx, application.id, { status: "declined", decided_at: at, decided_by: by, reason: null });
	await writeHistory(tx, application, { act: "declined", at, by, text: reason });
};

type RoleByHand = {
	readonly role: Role;
	readonly reason?: string | null | undefined;
	/** The day since which they take chats, where it is another one than today. */
	readonly certified_since?: string | null | undefined;
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
	{ role, reason = null, certified_since }: RoleByHand,
): Promise<void> => {
	const held = await lockVolunteerRecord(tx, memberId);
	const since = certified_since ? certifiedAtOf(certified_since) : undefined;
	const given = { role, reason, by: director.id, at: clock.now(), since };
	if (held.record.suspended_at !== null) {
		await endSuspension(tx, memberId);
		await writeHistory(tx, held.application, { act: "reinstated", at: given.at, by: director.id });
	}
	if (isAgent(role)) return certify(tx, held, given);
	await writeRecord(tx, memberId, { certified_at: null, certified_by: null });
	if (role === "new_hire") await end(tx, held, given);
};
