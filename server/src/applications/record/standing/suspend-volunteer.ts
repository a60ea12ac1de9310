import { t } from "@warmline/contract/i18n";
import { changeRole, type MemberRow, namedPerson } from "../../../accounts/index.ts";
import { record as audit } from "../../../audit/index.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { conflict, invalid } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { societyDay } from "../../../platform/society.ts";
import { notifyApplicant } from "../../notify-applicant.ts";
import { lockVolunteerRecord, writeHistory } from "../lock-record.ts";
import { suspendedAs } from "../policy.ts";
import { writeRecord } from "../record-queries.ts";
import { type StandingJob, standingJob } from "./mail-standing.ts";

export type ReleaseWork = (memberId: string) => Promise<void>;

type Suspension = {
	readonly memberId: string;
	readonly reason: string;
	/** The last day. */
	readonly until: string | null;
	readonly releaseWork: ReleaseWork;
};

const notCertified = () => conflict("not_certified", t("Only listeners and supervisors can be suspended."));

const ensureAhead = (until: string | null, now: Date) => {
	if (until === null || until >= societyDay(now)) return;
	const sentence = t("This day is past. Please choose a later one.");
	throw invalid("invalid_until", sentence, { until: sentence });
};

/**
 * A listener or supervisor is a trainee until that day is over, or until further notice: no visitor data, and no chats.
 * Of who is suspended already, the reason and the day change; the same ones again change nothing.
 */
export const suspendVolunteer = async (
	platform: Platform,
	director: MemberRow,
	{ memberId, reason, until, releaseWork }: Suspension,
) => {
	ensureAhead(until, platform.clock.now());
	return inTransaction(platform.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { clock, jobs, log } = platform;
		const { member, application, record } = await lockVolunteerRecord(tx, memberId);
		const { suspended_at, suspended_reason, suspended_until } = record;
		if (suspended_at !== null && suspended_reason === reason && suspended_until === until) return;
		const at = clock.now();
		if (suspended_at === null) {
			const to = suspendedAs(member.role);
			const changed = to && (await changeRole(platform, work, memberId, { from: member.role, to }));
			if (!changed) throw notCertified();
			await writeRecord(tx, memberId, { suspended_at: at, suspended_from: member.role });
		}
		await writeRecord(tx, memberId, {
			suspended_by: director.id,
			suspended_reason: reason,
			suspended_until: until,
		});
		await writeHistory(tx, application, { act: "suspended", at, by: director.id, text: reason });
		const about = namedPerson(member);
		await audit(tx, clock, { act: "suspend_member", member: director, about });
		await jobs.promise<StandingJob>(standingJob, { member_id: memberId, suspended: true }, tx);
		await notifyApplicant(platform, work, memberId, "suspended");
		// Should it fail, they go back when it is seen that their connection is lost.
		afterCommit(() => {
			releaseWork(memberId).catch((error) =>
				log.warn({ err: error }, "the chats of a suspended member were not released"),
			);
		});
	});
};
