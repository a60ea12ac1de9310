import {
	beginSecondStep,
	changePassword,
	confirmSecondStep,
	confirmYourself,
	endOneSession,
	endOtherSessions,
	endSecondStep,
	listSessions,
	logInSecondStep,
	readSecurity,
	renewRecoveryCodes,
} from "@warmline/contract/accounts/security-calls";
import type { FastifyRequest } from "fastify";
import { notLoggedIn } from "../platform/errors.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { tokenHash } from "../platform/tokens.ts";
import { changeOwnPassword } from "./password/change-password.ts";
import { showPassword } from "./password/own-password.ts";
import type { AccountPlatform } from "./ports.ts";
import type { MemberRow } from "./queries.ts";
import { renewCodes, turnOff } from "./second-step/change-second-step.ts";
import { logInWithCode } from "./second-step/log-in-second-step.ts";
import { securityOf } from "./second-step/read-security.ts";
import { beginSetUp, confirmSetUp } from "./second-step/set-up-second-step.ts";
import { giveMediaCookie } from "./sessions/media-cookie.ts";
import { endAllOthers, endOwnSession, listOwnSessions, noSuchSession } from "./sessions/own-sessions.ts";
import { sessionOfRequest } from "./sessions/sessions.ts";
import { userFor } from "./user.ts";

/** Where a member is logged in, and by what else than a password. */
export const securityRoutes = (calls: Calls<MemberRow>, platform: AccountPlatform) => {
	const { clock, hub } = platform;
	const { db } = platform.database;

	const ownSession = (request: FastifyRequest) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		return session;
	};

	calls.answer(logInSecondStep, async ({ body, request, reply }) => {
		const from = { address: addressOf(request), userAgent: request.headers["user-agent"] };
		const { token, member } = await logInWithCode(platform, body, from);
		giveMediaCookie(reply, platform, member.id, tokenHash(token));
		const ties = await platform.tiesOf(db, member.id);
		return { token, user: userFor({ reader: member, member, isOnline: isOnline(hub, member.id), ties }) };
	});

	calls.answer(listSessions, async ({ request }) => ({
		results: await listOwnSessions(db, clock, ownSession(request)),
	}));

	calls.answer(endOneSession, async ({ member, params }) => {
		await endOwnSession(platform, member.id, idFrom(params.session_id, noSuchSession));
		return undefined;
	});

	calls.answer(endOtherSessions, async ({ request }) => ({
		ended: await endAllOthers(platform, ownSession(request)),
	}));

	calls.answer(readSecurity, async ({ member }) => ({ result: await securityOf(db, clock, member) }));

	calls.answer(beginSecondStep, async ({ member, body }) => ({
		result: await beginSetUp(platform, member, body.password),
	}));

	calls.answer(confirmSecondStep, async ({ request, body }) => ({
		recovery_codes: await confirmSetUp(platform, ownSession(request), body.code),
	}));

	calls.answer(renewRecoveryCodes, async ({ member, body }) => ({
		recovery_codes: await renewCodes(platform, member, body),
	}));

	calls.answer(confirmYourself, async ({ request, body }) => {
		await showPassword(platform, ownSession(request), body.password);
		return undefined;
	});

	calls.answer(changePassword, async ({ request, body }) => ({
		ended: await changeOwnPassword(platform, ownSession(request), body),
	}));

	calls.answer(endSecondStep, async ({ member, body }) => {
		await turnOff(platform, member, body);
		return undefined;
	});
};
