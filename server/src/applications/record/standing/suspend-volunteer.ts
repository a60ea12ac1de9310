import { t } from "@warmline/contract/i18n";
import { changeRole, type MemberRow, namedPerson } from "../../../accounts/index.ts";
import { record as audit } from "../../../audit/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { suspendedAs } from "../policy.ts";
import { writeRecord } from "../record-queries.ts";
import { type StandingJob, standingJob } from "./mail-standing.ts";

export type ReleaseWork = (memberId: string) => Promise<void>;

const notCertified = () => conflict("not_certified", t("Only listeners and supervisors can be suspended."));

/** A listener or supervisor is a trainee until further notice: no visitor data, and no chats. */
export const suspendVolunteer = async (
	platform: Platform,
	director: MemberRow,
	{ memberId, reason, releaseWork }: { memberId: string; reason: string; releaseWork: ReleaseWork },
) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { clock, jobs, hub, log } = platform;
		const { member, application } = await lockVolunteerRecord(tx, memberId);
		const to = suspendedAs(member.role);
		const changed = to && (await changeRole({ hub }, work, memberId, { from: member.role, to }));
		if (!changed) throw notCertified();
		const at = clock.now();
		await writeRecord(tx, memberId, {
			suspended_at: at,
			suspended_by: director.id,
			suspended_reason: reason,
			suspended_from: member.role,
		});
		await writeHistory(tx, application, { act: "suspended", at, by: director.id, text: reason });
		const about = namedPerson(member);
		await audit(tx, clock, { act: "suspend_member", member: director, about });
		await jobs.promise<StandingJob>(standingJob, { member_id: memberId, suspended: true }, tx);
		await notifyApplicant(platform, work, memberId, "suspended");
		// Should it fail, they go back when it is seen that their line is gone.
		afterCommit(() => {
			releaseWork(memberId).catch((error) =>
				log.warn({ err: error }, "the chats of a suspended member were not released"),
			);
		});
	});
