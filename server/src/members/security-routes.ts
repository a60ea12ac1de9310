import {
	changeSecuritySettings,
	readSecuritySettings,
	resetSecondStep,
} from "@warmline/contract/members/security-calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { keptMember, noSuchMember } from "./list-members.ts";
import { type EndsLogins, resetStep } from "./reset-second-step.ts";
import { needSecondStepFrom, readSettings } from "./security-settings.ts";

/** What directors decide about two-factor secrets. */
export const securityRoutes = (calls: Calls<MemberRow>, platform: EndsLogins) => {
	const { db } = platform.database;

	calls.answer(readSecuritySettings, async () => ({ result: await readSettings(db) }));

	calls.answer(changeSecuritySettings, async ({ member, body }) => {
		await needSecondStepFrom(platform, member, body.second_step_from);
		return { result: await readSettings(db) };
	});

	calls.answer(resetSecondStep, async ({ member, params, body }) => {
		const memberId = idFrom(params.member_id, noSuchMember);
		await resetStep(platform, member, memberId, body?.reason);
		return { result: await keptMember(platform, memberId) };
	});
};
