import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { changeRole, type MemberRow, namedPerson, userFor } from "../../accounts/index.ts";
import { record as audit } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Platform } from "../../platform/platform.ts";
import { isOnline } from "../../platform/realtime/presence.ts";
import { tiesOf } from "../../profiles/index.ts";
import { noSuchApplication } from "../lock-draft.ts";
import { notifyApplicant } from "../notify-applicant.ts";
import { trainedAs } from "../policy.ts";
import { insertEvent } from "../queries.ts";
import { lockVolunteerRecord, standingOf } from "../record/lock-record.ts";
import { writeRecord } from "../record/record-queries.ts";
import { stepsLeft } from "../record/steps.ts";
import { type NewsJob, newsJob } from "./mail-decision.ts";

const notNow = (message: string) => conflict("not_accepted", message);

/**
 * Makes of an accepted trainee what they were trained for, once. What their record lacks is recorded with the reason.
 */
export const finishTrainingOf = async (
	platform: Platform,
	director: MemberRow,
	memberId: string,
	reason: string | undefined,
) =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const { clock, jobs, hub } = platform;
		const held = await lockVolunteerRecord(tx, memberId);
		const { member, application, record } = held;
		if (!application) throw noSuchApplication();
		const { id, status } = application;
		if (status !== "accepted") throw notNow(t("This application hasn’t been accepted yet."));
		if (record.suspended_at !== null)
			throw notNow(t("This person is suspended. They can take chats again once reinstated."));
		const role = trainedAs(member.role);
		const changed = role && (await changeRole(platform, work, memberId, { from: member.role, to: role }));
		if (!changed) throw notNow(t("This training is already marked as done."));
		const at = clock.now();
		const steps = stepsLeft(await standingOf(tx, held, at));
		await writeRecord(tx, memberId, { certified_at: at, certified_by: director.id });
		const event_id = v7();
		const event = { id: event_id, application_id: id, at, act: "training_done", by: director.id } as const;
		await insertEvent(tx, { ...event, text: reason ?? null, steps });
		const about = namedPerson(member);
		const params = steps.length > 0 ? { missing: steps } : undefined;
		await audit(tx, clock, { act: "finish_training", member: director, about, params });
		await jobs.promise<NewsJob>(newsJob, { event_id }, tx);
		const decided = { application_id: id, member_id: memberId, status: "certified" } as const;
		await recordEvent(platform, tx, { type: "application.decided", data: decided });
		await notifyApplicant(platform, work, memberId, "trained");
		return userFor({
			reader: director,
			member: changed,
			isOnline: isOnline(hub, memberId),
			ties: await tiesOf(tx, memberId),
		});
	});
