import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { type FormJob, mailToSender, mailToSociety, senderJob, societyJob } from "./mail-form.ts";
import { formRoutes } from "./routes.ts";

export { agreeOnJoining } from "./agree-on-joining.ts";
export { agreementIn } from "./agreement.ts";
export { exportPersonalData, forgetSender } from "./personal-data.ts";

export const forms = async (calls: Calls<MemberRow>, platform: Platform) => {
	formRoutes(calls, platform);
	await platform.jobs.handle(societyJob, (job: FormJob, id) => mailToSociety(platform, job, id));
	await platform.jobs.handle(senderJob, (job: FormJob, id) => mailToSender(platform, job, id));
};
