import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { mailReceived, type ReceivedJob, receivedJob } from "./application-mails.ts";
import { mailNews, type NewsJob, newsJob } from "./decision-mails.ts";
import { directorRoutes } from "./director-routes.ts";
import { forgetUnnamedFiles } from "./forget-unnamed-files.ts";
import { applicantRoutes } from "./routes.ts";

export { insertPastApplication, type PastApplication } from "./past-application.ts";

export const applications = async (calls: Calls<MemberRow>, platform: Platform) => {
	const { jobs } = platform;
	applicantRoutes(calls, platform);
	directorRoutes(calls, platform);
	await jobs.handle(receivedJob, (job: ReceivedJob) => mailReceived(platform, job));
	await jobs.handle(newsJob, (job: NewsJob) => mailNews(platform, job));
	await jobs.everyNight("forget-unnamed-files", () => forgetUnnamedFiles(platform));
};
