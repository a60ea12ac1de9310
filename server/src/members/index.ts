import { type AccountPorts, type MemberRow, exportPersonalData as ofAccount } from "../accounts/index.ts";
import { forgetPerson as forgetInApplications, exportPersonalData as ofApplications } from "../applications/index.ts";
import { erasePersonalData as forgetInAudit, exportPersonalData as ofAudit } from "../audit/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangesRole } from "./change-member-role.ts";
import { type MemberNews, mailMemberNews, newsJob } from "./mail-member-news.ts";
import { mailSecurityEvent, type SecurityMail, securityMailJob } from "./mail-security-event.ts";
import type { PersonalDataPart } from "./personal-data-parts.ts";
import { memberRoutes } from "./routes.ts";
import { securityRoutes } from "./security-routes.ts";

export { securityReporter } from "./mail-security-event.ts";
export type { PersonalDataPart } from "./personal-data-parts.ts";

/** What the features keep that this one knows. */
const known: readonly PersonalDataPart[] = [
	{ part: "account", copy: ({ database: { db } }, { id }) => ofAccount(db, id) },
	{
		part: "applying",
		copy: ({ database: { db } }, person) => ofApplications(db, person),
		forget: ({ tx }, person) => forgetInApplications(tx, person),
	},
	{
		part: "audit",
		copy: ({ database: { db } }, { id }) => ofAudit(db, id),
		forgetLast: ({ tx }, { id }) => forgetInAudit(tx, id),
	},
];

type MemberNeeds = Omit<ChangesRole, keyof Platform> &
	Pick<AccountPorts, "endNotices"> & { readonly keptOf: readonly PersonalDataPart[] };

/** Directors look after everybody who has an account; each member has a copy of what is kept of them. */
export const members = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	{ keptOf, endNotices, ...lettingGo }: MemberNeeds,
) => {
	memberRoutes(calls, { ...platform, ...lettingGo, keptOf: [...known, ...keptOf] });
	securityRoutes(calls, { ...platform, endNotices });
	await platform.jobs.handle(newsJob, (job: MemberNews, id) => mailMemberNews(platform, job, id));
	await platform.jobs.handle(securityMailJob, (job: SecurityMail, id) => mailSecurityEvent(platform, job, id));
};
