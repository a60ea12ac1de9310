import { t } from "@warmline/contract/i18n";
import { changeRole, type MemberRow, memberById, namedPerson } from "../../../accounts/index.ts";
import { record as audit } from "../../../audit/index.ts";
import { inTransaction, type UnitOfWork } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { societyDay } from "../../../platform/society.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { endSuspension, suspendedUntilBefore } from "../../suspended-queries.ts";
import { type Held, lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { suspendedAs } from "../policy.ts";
import { type StandingJob, standingJob } from "./mail-standing.ts";

type Reinstates = Pick<Platform, "clock" | "jobs" | "hub">;

/** `by`: who decided on it, while they are a member. */
const reinstate = async (
	platform: Reinstates,
	work: UnitOfWork,
	{ member, application, record }: Held,
	by: MemberRow | undefined,
): Promise<void> => {
	const { tx } = work;
	const { clock, jobs } = platform;
	const was = record.suspended_from;
	if (record.suspended_at === null || was === null) throw conflict("not_suspended", t("This person is not suspended."));
	const from = suspendedAs(was);
	if (from) await changeRole(platform, work, member.id, { from, to: was });
	await endSuspension(tx, member.id);
	await writeHistory(tx, application, { act: "reinstated", at: clock.now(), by: by?.id ?? null });
	if (by) await audit(tx, clock, { act: "reinstate_member", member: by, about: namedPerson(member) });
	await jobs.promise<StandingJob>(standingJob, { member_id: member.id, suspended: false }, tx);
	await notifyApplicant(platform, work, member.id, "reinstated");
};

/** Reinstates a suspended volunteer in their former role, unless it was changed in the meantime. */
export const reinstateVolunteer = async (platform: Platform, director: MemberRow, memberId: string) =>
	inTransaction(platform.database.db, async (work) =>
		reinstate(platform, work, await lockVolunteerRecord(work.tx, memberId), director),
	);

/** The same of everybody whose suspension had its last day: in the name of who set it. */
export const reinstateAfterLastDay = async (platform: Platform): Promise<void> => {
	const { database, clock } = platform;
	const today = societyDay(clock.now());
	for (const { member_id, by } of await suspendedUntilBefore(database.db, today))
		await inTransaction(database.db, async (work) => {
			const held = await lockVolunteerRecord(work.tx, member_id);
			// Another server, or a director, was quicker.
			const { suspended_at, suspended_until } = held.record;
			if (suspended_at === null || suspended_until === null || suspended_until >= today) return;
			await reinstate(platform, work, held, by === null ? undefined : await memberById(work.tx, by));
		});
};
