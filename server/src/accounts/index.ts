import type { FastifyInstance } from "fastify";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { mailResetLink, mailVerificationLink, resetJob, verificationJob } from "./mailed-links.ts";
import type { MemberRow } from "./queries.ts";
import { accountRoutes } from "./routes.ts";

export { addMember, type MemberToAdd } from "./add-member.ts";
export { limitAddress } from "./limits.ts";
export { isOnline, memberTopic, onlineIds, topicsOfSession } from "./presence.ts";
export { type MemberRow, setAway } from "./queries.ts";

import { forgetOldSessions } from "./sessions.ts";

export { createGate, sessionOf, tokenFrom } from "./sessions.ts";
export { nameOf } from "./user.ts";

export const accounts = async (app: FastifyInstance, calls: Calls<MemberRow>, platform: Platform) => {
	accountRoutes(app, calls, platform);
	await platform.jobs.handle(verificationJob, (wanted: { email: string }) => mailVerificationLink(platform, wanted));
	await platform.jobs.everyNight("forget-old-sessions", () => forgetOldSessions(platform.database.db, platform.clock));
	await platform.jobs.handle(resetJob, (wanted: { email: string }) => mailResetLink(platform, wanted));
};
