import { type AccountNeeds, type MemberRow, exportOf as ofAccount } from "../accounts/index.ts";
import { forgetPerson as forgetInApplications, exportOf as ofApplications } from "../applications/index.ts";
import { forgetMember as forgetInAudit, exportOf as ofAudit } from "../audit/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangesRole } from "./change-member-role.ts";
import type { KeptPart } from "./kept-parts.ts";
import { type MemberNews, mailMemberNews, newsJob } from "./member-mails.ts";
import { memberRoutes } from "./routes.ts";
import { securityRoutes } from "./security-routes.ts";
import { mailStepNews, type StepMail, stepMailJob } from "./step-news.ts";

export type { KeptPart } from "./kept-parts.ts";
export { stepTeller } from "./step-news.ts";

/** What the features keep that this one knows. */
const known: readonly KeptPart[] = [
	{ part: "account", copy: ({ database: { db } }, { id }) => ofAccount(db, id) },
	{
		part: "applying",
		copy: ({ database: { db } }, person) => ofApplications(db, person),
		forget: (tx, person) => forgetInApplications(tx, person),
	},
	{
		part: "audit",
		copy: ({ database: { db } }, { id }) => ofAudit(db, id),
		forgetLast: (tx, { id }) => forgetInAudit(tx, id),
	},
];

type MemberNeeds = Omit<ChangesRole, keyof Platform> &
	Pick<AccountNeeds, "endNotices"> & { readonly keptOf: readonly KeptPart[] };

/** Directors look after everybody who has an account; each member has a copy of what is kept of him. */
export const members = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	{ keptOf, endNotices, ...lettingGo }: MemberNeeds,
) => {
	memberRoutes(calls, { ...platform, ...lettingGo, keptOf: [...known, ...keptOf] });
	securityRoutes(calls, { ...platform, endNotices });
	await platform.jobs.handle(newsJob, (job: MemberNews, id) => mailMemberNews(platform, job, id));
	await platform.jobs.handle(stepMailJob, (job: StepMail, id) => mailStepNews(platform, job, id));
};
