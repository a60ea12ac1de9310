import { t } from "@warmline/contract/i18n";
import { changeRole, type MemberRow, namedPerson } from "../../../accounts/index.ts";
import { record as audit } from "../../../audit/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { endSuspension } from "../../suspended-queries.ts";
import { lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { suspendedAs } from "../policy.ts";
import { type StandingJob, standingJob } from "./mail-standing.ts";

/** Reinstates a suspended volunteer in their former role, unless it was changed in the meantime. */
export const reinstateVolunteer = async (platform: Platform, director: MemberRow, memberId: string) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, jobs, hub } = platform;
		const { member, application, record } = await lockVolunteerRecord(tx, memberId);
		const was = record.suspended_from;
		if (record.suspended_at === null || was === null)
			throw conflict("not_suspended", t("This person is not suspended."));
		const from = suspendedAs(was);
		if (from) await changeRole({ hub }, work, memberId, { from, to: was });
		await endSuspension(tx, memberId);
		await writeHistory(tx, application, { act: "reinstated", at: clock.now(), by: director.id });
		const about = namedPerson(member);
		await audit(tx, clock, { act: "reinstate_member", member: director, about });
		await jobs.promise<StandingJob>(standingJob, { member_id: memberId, suspended: false }, tx);
		await notifyApplicant(platform, work, memberId, "reinstated");
	});
