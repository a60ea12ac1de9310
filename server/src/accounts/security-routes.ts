import { readLoginSteps } from "@warmline/contract/accounts/passkey-calls";
import {
	beginSecondStep,
	changePassword,
	confirmSecondStep,
	confirmYourself,
	endOneSession,
	endOtherSessions,
	endSecondStep,
	listSessions,
	logInSecondStep as logInSecondStepCall,
	readSecurity,
	renewRecoveryCodes,
} from "@warmline/contract/accounts/security-calls";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { changeOwnPassword } from "./password/change-password.ts";
import type { AccountPlatform } from "./ports.ts";
import type { MemberRow } from "./queries.ts";
import { renewCodes, turnOff } from "./second-step/change-second-step.ts";
import { logInSecondStep, readSteps } from "./second-step/log-in-second-step.ts";
import { securityOf } from "./second-step/read-security.ts";
import { beginSetUp, confirmSetUp } from "./second-step/set-up-second-step.ts";
import { showYourself } from "./second-step/show-yourself.ts";
import { answerLogin } from "./sessions/answer-login.ts";
import { endAllOthers, endOwnSession, listOwnSessions, noSuchSession } from "./sessions/own-sessions.ts";
import { ownSession } from "./sessions/sessions.ts";

/** Where a member is logged in, and by what else than a password. */
export const securityRoutes = (calls: Calls<MemberRow>, platform: AccountPlatform) => {
	const { clock } = platform;
	const { db } = platform.database;

	calls.answer(readLoginSteps, ({ body, request }) => readSteps(platform, body.ticket, addressOf(request)));

	calls.answer(logInSecondStepCall, async ({ body, request, reply }) => {
		const from = { address: addressOf(request), userAgent: request.headers["user-agent"] };
		return answerLogin(platform, reply, await logInSecondStep(platform, body, from));
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

	calls.answer(readSecurity, async ({ member }) => ({ result: await securityOf(platform, member) }));

	calls.answer(beginSecondStep, async ({ request, body }) => ({
		result: await beginSetUp(platform, ownSession(request), body),
	}));

	calls.answer(confirmSecondStep, async ({ request, body }) => ({
		recovery_codes: await confirmSetUp(platform, ownSession(request), body.code),
	}));

	calls.answer(renewRecoveryCodes, async ({ request, body }) => ({
		recovery_codes: await renewCodes(platform, ownSession(request), body),
	}));

	calls.answer(confirmYourself, async ({ request, body }) => {
		await showYourself(platform, ownSession(request), body);
		return undefined;
	});

	calls.answer(changePassword, ({ request, body }) => changeOwnPassword(platform, ownSession(request), body));

	calls.answer(endSecondStep, async ({ request, body }) => {
		await turnOff(platform, ownSession(request), body);
		return undefined;
	});
};
