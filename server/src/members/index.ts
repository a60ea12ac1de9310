import { type MemberRow, exportOf as ofAccount } from "../accounts/index.ts";
import { forgetPerson as forgetInApplications, exportOf as ofApplications } from "../applications/index.ts";
import { forgetMember as forgetInAudit, exportOf as ofAudit } from "../audit/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangesRole } from "./change-member-role.ts";
import type { KeptPart } from "./kept-parts.ts";
import { type MemberNews, mailMemberNews, newsJob } from "./member-mails.ts";
import { memberRoutes } from "./routes.ts";
import { securityRoutes } from "./security-routes.ts";

export type { KeptPart } from "./kept-parts.ts";

/** What the features keep that this one knows. */
const known: readonly KeptPart[] = [
	{ part: "account", copy: (db, { id }) => ofAccount(db, id) },
	{
		part: "applying",
		copy: (db, person) => ofApplications(db, person),
		forget: (tx, person) => forgetInApplications(tx, person),
	},
	{
		part: "audit",
		copy: (db, { id }) => ofAudit(db, id),
		forgetLast: (tx, { id }) => forgetInAudit(tx, id),
	},
];

/** Directors look after everybody who has an account; each member has a copy of what is kept of him. */
export const members = async (
	calls: Calls<MemberRow>,
	platform: Platform,
	{ keptOf, ...lettingGo }: Omit<ChangesRole, keyof Platform> & { keptOf: readonly KeptPart[] },
) => {
	memberRoutes(calls, { ...platform, ...lettingGo, keptOf: [...known, ...keptOf] });
	securityRoutes(calls, platform);
	await platform.jobs.handle(newsJob, (job: MemberNews, id) => mailMemberNews(platform, job, id));
};
