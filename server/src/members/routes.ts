import {
	activateMember,
	changeMemberRole,
	deactivateMember,
	eraseMember,
	exportMember,
	listMembers,
	readMember,
} from "@warmline/contract/members/calls";
import { correctMemberEmail } from "@warmline/contract/members/email-calls";
import type { MemberRow } from "../accounts/index.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../platform/language.ts";
import { limitAddress } from "../platform/rate-limit/limits.ts";
import { activate } from "./activate-member.ts";
import { type ChangesRole, giveRole } from "./change-member-role.ts";
import { deactivate } from "./deactivate-member.ts";
import { correctEmail } from "./email-correction/correct-email.ts";
import { erase } from "./erase-member.ts";
import { exportOne } from "./export-member.ts";
import { keptMember, noSuchMember, pageOfMembers } from "./list-members.ts";
import type { PersonalDataPart } from "./personal-data-parts.ts";

const memberFrom = ({ member_id }: Record<string, string>): string => idFrom(member_id, noSuchMember);

export const memberRoutes = (
	calls: Calls<MemberRow>,
	platform: ChangesRole & { readonly keptOf: readonly PersonalDataPart[] },
) => {
	const shown = async (memberId: string) => ({ result: await keptMember(platform, memberId) });

	calls.answer(listMembers, ({ query }) => pageOfMembers(platform, query));

	calls.answer(readMember, ({ params }) => shown(memberFrom(params)));

	calls.answer(changeMemberRole, async ({ member, params, body }) => {
		await giveRole(platform, member, memberFrom(params), body);
		return shown(memberFrom(params));
	});

	calls.answer(correctMemberEmail, async ({ member, params, body, request }) => {
		await limitAddress(platform, "mails", addressOf(request), { limit: 30, windowSeconds: 3600 });
		await correctEmail(platform, member, memberFrom(params), body);
		return shown(memberFrom(params));
	});

	calls.answer(deactivateMember, async ({ member, params, body }) => {
		await deactivate(platform, member, memberFrom(params), body?.reason);
		return shown(memberFrom(params));
	});

	calls.answer(activateMember, async ({ member, params }) => {
		await activate(platform, member, memberFrom(params));
		return shown(memberFrom(params));
	});

	calls.answer(exportMember, ({ member, params, request }) =>
		exportOne(platform, member, memberFrom(params), wishedLanguage(request)),
	);

	calls.answer(eraseMember, async ({ member, params, body }) => {
		await erase(platform, member, memberFrom(params), body.username);
		return undefined;
	});
};
