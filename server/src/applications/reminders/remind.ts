import type { RecordStep } from "@warmline/contract/applications/record";
import { v7 } from "uuid";
import { actingDirectorIds } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertEvent } from "../queries.ts";
import { isUnderway, lockVolunteerRecord } from "../record/lock-record.ts";
import { refereesOf } from "../record/references/referee-queries.ts";
import { askAgain } from "../record/references/remind-referee.ts";
import { type DigestJob, digestJob, type ReminderJob, reminderJob } from "./mail-reminder.ts";
import { notePoliceChecks } from "./remind-of-police-checks.ts";
import {
	latestOf,
	lockApplications,
	policeChecks,
	silentReferees,
	type WaitingApplication,
	waitingApplications,
} from "./reminder-queries.ts";
import { policeEnds, policeReminderDue, type Reminder, refereeAfter, remindersDue, waitsFor } from "./reminders-due.ts";

type KeptCheck = Awaited<ReturnType<typeof policeChecks>>[number];

/** What an applicant has to do themselves. */
const own: readonly Reminder[] = ["asked", "draft"];
/** What directors have to do; of `late` the applicant hears too. */
const directors: readonly Reminder[] = ["late", "training"];

/** What the reminder is about, where it is not the application as a whole. */
const stepsOf = (reminder: Reminder): RecordStep[] => (reminder === "training" ? [reminder] : []);

const isDue = (waiting: WaitingApplication, of: readonly Reminder[], now: Date) =>
	remindersDue(waiting, now).some((one) => of.includes(one));

/** Locked, and as it is then: what another server has reminded of is not due any more. */
const dueOf = async (tx: Db, ids: readonly string[], of: readonly Reminder[], now: Date) => {
	await lockApplications(tx, ids);
	const found = await waitingApplications(tx, ids);
	return found.map(({ id, ...waiting }) => ({
		id,
		due: remindersDue(waiting, now).filter((one) => of.includes(one)),
	}));
};

const note = async ({ jobs }: Platform, tx: Db, application_id: string, reminder: Reminder, at: Date) => {
	const event_id = v7();
	await insertEvent(tx, { id: event_id, application_id, at, act: "reminded", steps: stepsOf(reminder) });
	if (reminder === "late" || own.includes(reminder)) await jobs.promise<ReminderJob>(reminderJob, { event_id }, tx);
};

/** One application at a time, since its applicant may be at it. */
const remindApplicants = async (platform: Platform, waiting: readonly WaitingApplication[], now: Date) => {
	for (const { id } of waiting.filter((one) => isDue(one, own, now)))
		await inTransaction(platform.database.db, async ({ tx }) => {
			const [still] = await dueOf(tx, [id], own, now);
			for (const reminder of still?.due ?? []) await note(platform, tx, id, reminder, now);
		});
};

/** Applications of which directors are to hear, and people whose police checks end. */
const overdue = (waiting: readonly WaitingApplication[], checks: readonly KeptCheck[], now: Date) => ({
	applications: waiting.filter((one) => isDue(one, directors, now)).map(({ id }) => id),
	people: checks.filter((check) => policeReminderDue(check, now)).map(({ member_id }) => member_id),
});

/** One mail about all of them, in the transaction that writes down of which there has been one. */
const remindDirectors = async (platform: Platform, waiting: readonly WaitingApplication[], now: Date) => {
	const { database, jobs } = platform;
	const checks = await policeChecks(database.db);
	const { applications, people } = overdue(waiting, checks, now);
	if (applications.length + people.length === 0) return;
	const all = waiting.flatMap((one) => waitsFor(one, now));
	const count = (of: Reminder) => all.filter((one) => one === of).length;
	const police_checks = checks.filter((check) => policeEnds(check, now)).length;
	await inTransaction(database.db, async (work) => {
		const { tx } = work;
		const told = await actingDirectorIds(tx);
		// While nobody could hear of it, it is not noted as told.
		if (told.length === 0) return;
		await lockApplications(tx, [...applications, ...(await latestOf(tx, people)).map(({ id }) => id)]);
		const found = await dueOf(tx, applications, directors, now);
		const noted = await notePoliceChecks(platform, work, people, now);
		for (const { id, due } of found) for (const reminder of due) await note(platform, tx, id, reminder, now);
		if (noted === 0 && found.every(({ due }) => due.length === 0)) return;
		const counts = { late: count("late"), training: count("training"), police_checks };
		for (const director_id of told) await jobs.promise<DigestJob>(digestJob, { director_id, ...counts }, tx);
	});
};

/** Each once by itself; whoever reminds again is a person. */
const remindReferees = async (platform: Platform, now: Date) => {
	const { db } = platform.database;
	for (const { id, member_id } of await silentReferees(db, daysBefore(now, refereeAfter)))
		await inTransaction(db, async ({ tx }) => {
			const { application } = await lockVolunteerRecord(tx, member_id);
			const referee = (await refereesOf(tx, member_id)).find((one) => one.id === id);
			// By now they may have answered, or a person may have reminded them.
			if (!isUnderway(application) || referee?.answered_at !== null || referee.reminded_at !== null) return;
			await askAgain(platform, tx, referee);
		});
};

/** Reminds of what waits for too long: applicants, directors and referees, each once. */
export const remind = async (platform: Platform) => {
	const now = platform.clock.now();
	const waiting = await waitingApplications(platform.database.db);
	await remindApplicants(platform, waiting, now);
	await remindDirectors(platform, waiting, now);
	await remindReferees(platform, now);
};
