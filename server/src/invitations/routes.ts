import { t } from "@warmline/contract/i18n";
import {
	acceptInvitation,
	inviteMember,
	listInvitations,
	openInvitation,
	resendInvitation,
	revokeInvitation,
} from "@warmline/contract/invitations/calls";
import type { MemberRow } from "../accounts/index.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { limitAddress } from "../platform/rate-limit/limits.ts";
import { acceptByToken } from "./accept-invitation.ts";
import { noSuchInvitation } from "./errors.ts";
import { inviteOne } from "./invite-member.ts";
import { linkRoutes } from "./links/routes.ts";
import { pageOfInvitations, readInvitation } from "./list-invitations.ts";
import { openByToken } from "./open-invitation.ts";
import { resend } from "./resend-invitation.ts";
import { revoke } from "./revoke-invitation.ts";

/** Of one address: looks in an hour, and tries to accept in a quarter of one. Many may come from one room. */
const mostLooks = 100;
const mostAnswers = 30;

const invitationFrom = ({ invitation_id }: Record<string, string>) => idFrom(invitation_id, noSuchInvitation);

export const invitationRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const shown = async (id: string) => ({ result: await readInvitation(platform, id) });

	linkRoutes(calls, platform);

	calls.answer(listInvitations, ({ query }) => pageOfInvitations(platform, query));

	calls.answer(inviteMember, async ({ member, body }) => shown(await inviteOne(platform, member, body)));

	calls.answer(resendInvitation, async ({ member, params }) => {
		await resend(platform, member, invitationFrom(params));
		return shown(invitationFrom(params));
	});

	calls.answer(revokeInvitation, async ({ member, params }) => {
		await revoke(platform, member, invitationFrom(params));
		return shown(invitationFrom(params));
	});

	calls.answer(openInvitation, async ({ body, request }) => {
		await limitAddress(platform, "invitation looks", addressOf(request), { limit: mostLooks, windowSeconds: 3600 });
		return { result: await openByToken(platform, body.token, wishedLanguage(request)) };
	});

	calls.answer(acceptInvitation, async ({ body, request }) => {
		const address = addressOf(request);
		await limitAddress(platform, "invitation answers", address, { limit: mostAnswers, windowSeconds: 15 * 60 });
		await acceptByToken(platform, body, { address, language: wishedLanguage(request) });
		return { message: t("Welcome. Your account is ready.") };
	});
};
