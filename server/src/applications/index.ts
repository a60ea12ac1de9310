import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { mailReceived, type ReceivedJob, receivedJob } from "./application-mails.ts";
import { mailNews, type NewsJob, newsJob } from "./decision-mails.ts";
import { directorRoutes } from "./director-routes.ts";
import { forgetOldDocuments } from "./forget-old-documents.ts";
import { forgetUnnamedFiles } from "./forget-unnamed-files.ts";
import { mailPoliceReminder, type PoliceReminderJob, policeReminderJob } from "./police-mails.ts";
import { type InterviewAnswerJob, interviewAnswerJob, mailInterviewAnswer } from "./record/interview-mails.ts";
import { mailRecordNews, type RecordNewsJob, recordNewsJob } from "./record/record-mails.ts";
import { recordRoutes } from "./record/record-routes.ts";
import { type AskedJob, askedJob, mailReferee, mailThanks, type ThanksJob, thanksJob } from "./record/referee-mails.ts";
import { mailStanding, type StandingJob, standingJob } from "./record/standing-mails.ts";
import type { LetGo } from "./record/suspend-volunteer.ts";
import { remind } from "./remind.ts";
import {
	type DigestJob,
	digestJob,
	mailDigest,
	mailReminder,
	type ReminderJob,
	reminderJob,
} from "./reminder-mails.ts";
import { applicantRoutes } from "./routes.ts";
import { mailToOneInStage, type StageMailJob, stageMailJob } from "./stage-mails.ts";
import { stageRoutes } from "./stage-routes.ts";

export { appliesAgainFrom } from "./applies-again-from.ts";
export { certifiedOn } from "./certified-queries.ts";
export { formsHeldByOthers } from "./forget-queries.ts";
export { holdPerson } from "./hold-person.ts";
export { exportOf, forgetPerson } from "./kept-of-member.ts";
export { documentsOf, type KeptDocument, languageOf } from "./kept-queries.ts";
export { insertPastApplication, type PastApplication } from "./past-application.ts";
export { isAccepted } from "./queries.ts";
export { insertPastRecord, type PastRecord } from "./record/past-record.ts";
export { makeRecord } from "./record/record-queries.ts";
export { followRole } from "./role-by-hand.ts";
export { suspendedAmong } from "./suspended-queries.ts";

export const applications = async (calls: Calls<MemberRow>, platform: Platform, chats: { letGo: LetGo }) => {
	const { jobs } = platform;
	applicantRoutes(calls, platform);
	directorRoutes(calls, platform);
	stageRoutes(calls, platform);
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
	await jobs.everyNight("forget-old-documents", () => forgetOldDocuments(platform));
	await jobs.everyNight("forget-unnamed-files", () => forgetUnnamedFiles(platform));
};
