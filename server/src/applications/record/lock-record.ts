import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { RecordStep } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { type MemberRow, memberById } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { societyDay } from "../../platform/society.ts";
import { noSuchApplication } from "../lock-draft.ts";
import { isUnderwayStatus } from "../policy.ts";
import { type ApplicationRow, insertEvent, latestApplication, lockApplication } from "../queries.ts";
import { kindOf } from "./policy.ts";
import { answersFor, lockOrMakeRecord, type RecordRow } from "./record-queries.ts";
import { type Standing, stepsLeft } from "./steps.ts";

/** A person on the way, with the latest application; somebody who was added by hand has none. */
export type Held = { member: MemberRow; application: ApplicationRow | undefined; record: RecordRow };

/** Nobody decides on the application, or writes into the record, until the transaction ends. */
export const lockVolunteerRecord = async (tx: Db, memberId: string): Promise<Held> => {
	const latest = await latestApplication(tx, memberId);
	const application = latest && (await lockApplication(tx, latest.id));
	const record = await lockOrMakeRecord(tx, memberId);
	const member = record && (await memberById(tx, memberId));
	if (!member) throw noSuchApplication();
	return { member, application, record };
};

type Known = { member: MemberRow; application: ApplicationRow | undefined; record: RecordRow | undefined };

export const standingOf = async (db: Db, { member, application, record }: Known, now: Date): Promise<Standing> => ({
	kind: kindOf(member, application),
	accepted: application?.status === "accepted",
	answered: await answersFor(db, member.id),
	record,
	today: societyDay(now),
});

/** What of that is left no more. */
export const doneSince = (before: Standing, after: Standing): RecordStep[] => {
	const left = stepsLeft(after);
	return stepsLeft(before).filter((step) => !left.includes(step));
};

export const isUnderway = (application: ApplicationRow | undefined): application is ApplicationRow =>
	application !== undefined && isUnderwayStatus(application.status);

export const ensureUnderway = ({ application }: Held): ApplicationRow => {
	if (!isUnderway(application))
		throw conflict(
			"not_submitted",
			t("This is only possible once an application has been submitted, and not after it was declined."),
		);
	return application;
};

type Happened = { act: ApplicationAct; at: Date; by: string | null; text?: string | null; steps?: RecordStep[] };

/** Into the history of the application, where there is one; answers the id it has there. */
export const writeHistory = async (
	tx: Db,
	application: ApplicationRow | undefined,
	happened: Happened,
): Promise<string | undefined> => {
	if (!application) return undefined;
	const id = v7();
	await insertEvent(tx, { ...happened, id, application_id: application.id });
	return id;
};
