import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { mailReceived, type ReceivedJob, receivedJob } from "./apply/mail-received.ts";
import { mailNews, type NewsJob, newsJob } from "./board/mail-decision.ts";
import { mailToOneInStage, type StageMailJob, stageMailJob } from "./board/mail-to-one-in-stage.ts";
import { directorRoutes } from "./director-routes.ts";
import {
	type InterviewAnswerJob,
	interviewAnswerJob,
	mailInterviewAnswer,
} from "./record/interviews/mail-interview-answer.ts";
import { mailRecordNews, type RecordNewsJob, recordNewsJob } from "./record/mail-record-news.ts";
import { recordRoutes } from "./record/record-routes.ts";
import {
	type AskedJob,
	askedJob,
	mailReferee,
	mailThanks,
	type ThanksJob,
	thanksJob,
} from "./record/references/mail-referee.ts";
import { mailStanding, type StandingJob, standingJob } from "./record/standing/mail-standing.ts";
import { reinstateAfterLastDay } from "./record/standing/reinstate-volunteer.ts";
import type { ReleaseWork } from "./record/standing/suspend-volunteer.ts";
import { mailPoliceReminder, type PoliceReminderJob, policeReminderJob } from "./reminders/mail-police-reminder.ts";
import {
	type DigestJob,
	digestJob,
	mailDigest,
	mailReminder,
	type ReminderJob,
	reminderJob,
} from "./reminders/mail-reminder.ts";
import { remind } from "./reminders/remind.ts";
import { forgetOldDocuments } from "./retention/forget-old-documents.ts";
import { forgetUnnamedFiles } from "./retention/forget-unnamed-files.ts";
import { applicantRoutes } from "./routes.ts";

export { appliesAgainFrom } from "./apply/reapply-from.ts";
export { certifiedOn, earlierMinutesOf } from "./certified-queries.ts";
export { lockPerson } from "./lock-person.ts";
export { languageOf } from "./member-language.ts";
export { isAccepted } from "./queries.ts";
export { beginRecord } from "./record/begin-record.ts";
export { policeCheckProblem, policeCheckRefused } from "./record/police-check-levels.ts";
export { makeRecord } from "./record/record-queries.ts";
export { formsHeldByOthers } from "./retention/forget-queries.ts";
export { exportPersonalData, forgetPerson } from "./retention/personal-data.ts";
export { documentsOf, type KeptDocument } from "./retention/personal-data-queries.ts";
export { followRole } from "./role-by-hand.ts";
export { suspendedAmong } from "./suspended-queries.ts";

export const applications = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	chats: { releaseWork: ReleaseWork },
) => {
	const { jobs } = platform;
	applicantRoutes(calls, platform);
	directorRoutes(calls, platform);
	recordRoutes(calls, platform, chats);
	await jobs.handle(receivedJob, (job: ReceivedJob, id) => mailReceived(platform, job, id));
	await jobs.handle(newsJob, (job: NewsJob, id) => mailNews(platform, job, id));
	await jobs.handle(recordNewsJob, (job: RecordNewsJob, id) => mailRecordNews(platform, job, id));
	await jobs.handle(askedJob, (job: AskedJob, id) => mailReferee(platform, job, id));
	await jobs.handle(thanksJob, (job: ThanksJob, id) => mailThanks(platform, job, id));
	await jobs.handle(interviewAnswerJob, (job: InterviewAnswerJob, id) => mailInterviewAnswer(platform, job, id));
	await jobs.handle(standingJob, (job: StandingJob, id) => mailStanding(platform, job, id));
	await jobs.handle(stageMailJob, (job: StageMailJob, id) => mailToOneInStage(platform, job, id));
	await jobs.handle(reminderJob, (job: ReminderJob, id) => mailReminder(platform, job, id));
	await jobs.handle(policeReminderJob, (job: PoliceReminderJob, id) => mailPoliceReminder(platform, job, id));
	await jobs.handle(digestJob, (job: DigestJob, id) => mailDigest(platform, job, id));
	await jobs.everyMorning("remind", () => remind(platform));
	await jobs.everyMorning("reinstate-after-last-day", () => reinstateAfterLastDay(platform));
	await jobs.everyNight("forget-old-documents", () => forgetOldDocuments(platform));
	await jobs.everyNight("forget-unnamed-files", () => forgetUnnamedFiles(platform));
};
