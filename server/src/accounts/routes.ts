import {
	csrf,
	forgotPassword,
	logInCall,
	logOut,
	me,
	resetPasswordCall,
	sendVerificationEmail,
	signUpCall,
} from "@warmline/contract/accounts/calls";
import { socketTicket, ticketSeconds } from "@warmline/contract/accounts/ticket-calls";
import { t } from "@warmline/contract/i18n";
import type { FastifyInstance } from "fastify";
import { notLoggedIn } from "../platform/errors.ts";
import { addressOf, apiBase, type Calls } from "../platform/http/calls.ts";
import { languageNamed, pathIn, wishedLanguage } from "../platform/language.ts";
import { limitAddress, limitTo } from "../platform/rate-limit/limits.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { resetPassword } from "./password/reset-password.ts";
import type { AccountPlatform } from "./ports.ts";
import type { MemberRow } from "./queries.ts";
import { answerLogin } from "./sessions/answer-login.ts";
import { logIn } from "./sessions/log-in.ts";
import { giveMediaCookie, takeMediaCookie } from "./sessions/media-cookie.ts";
import { giveTicket } from "./sessions/open-channel.ts";
import { endThis } from "./sessions/own-sessions.ts";
import { sessionOfRequest } from "./sessions/sessions.ts";
import { type LinkJob, resetJob, verificationJob } from "./sign-up/mailed-links.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { verifyEmail } from "./sign-up/verify-email.ts";
import { noTies, userFor } from "./user.ts";

/**
 * In ten minutes, of one member. A page opens two or three channels and tries each five times, so this is more than a
 * screen full of tabs needs on a bad line.
 */
const mostTickets = 1200;

export const accountRoutes = (app: FastifyInstance, calls: Calls<MemberRow>, platform: AccountPlatform) => {
	const { hub, jobs } = platform;
	const { db } = platform.database;

	const own = async (member: MemberRow) =>
		userFor({
			reader: member,
			member,
			isOnline: isOnline(hub, member.id),
			ties: await platform.tiesOf(db, member.id),
		});

	calls.answer(csrf, async ({ request, reply }) => ({ csrf_token: platform.csrf.tokenFor(request, reply) }));

	calls.answer(signUpCall, async ({ body, request }) => {
		await limitAddress(platform, "sign-up", addressOf(request), { limit: 20, windowSeconds: 3600 });
		const from = { address: addressOf(request), language: wishedLanguage(request) };
		const member = await signUp(platform, body, from);
		const user = userFor({ reader: member, member, isOnline: false, ties: noTies });
		return { status: 201 as const, message: t("Signup successful."), user };
	});

	calls.answer(logInCall, async ({ body, request, reply }) => {
		const from = { address: addressOf(request), userAgent: request.headers["user-agent"] };
		const { mustSetUp, ...opened } = await logIn(platform, body, from);
		const login = await answerLogin(platform, reply, opened);
		return { ...login, ...(mustSetUp ? { second_step_due: true as const } : {}) };
	});

	calls.answer(logOut, async ({ request, reply }) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		takeMediaCookie(reply, platform, session.member.id);
		// Whoever uses this browser next finds no pictures of colleagues in what it has kept.
		reply.header("clear-site-data", '"cache"');
		await endThis(platform, session);
		return undefined;
	});

	calls.answer(sendVerificationEmail, async ({ body, request }) => {
		await limitAddress(platform, "mails", addressOf(request), { limit: 30, windowSeconds: 3600 });
		await limitTo(platform, ["verification mail", body.email], { limit: 1, windowSeconds: 60 });
		await jobs.promise<LinkJob>(verificationJob, { email: body.email, language: wishedLanguage(request) });
		return { message: t("Verification email sent. Please check your inbox.") };
	});

	calls.answer(forgotPassword, async ({ body, request }) => {
		await limitAddress(platform, "mails", addressOf(request), { limit: 30, windowSeconds: 3600 });
		await limitTo(platform, ["reset mail", body.email], { limit: 3, windowSeconds: 15 * 60 });
		await jobs.promise<LinkJob>(resetJob, { email: body.email, language: wishedLanguage(request) });
		return { message: t("If there is an account with this email, you’ll get a link to set a new password.") };
	});

	calls.answer(resetPasswordCall, async ({ body, request }) => {
		await limitAddress(platform, "password reset", addressOf(request), { limit: 30, windowSeconds: 15 * 60 });
		const cancelsEmailChange = await resetPassword(platform, body, addressOf(request));
		return {
			message: cancelsEmailChange
				? t(
						"Your new password is set. You can now log in. The change of your email was cancelled: if you still want it, please begin it again.",
					)
				: t("Your new password is set. You can now log in."),
		};
	});

	calls.answer(me, async ({ member, request, reply }) => {
		const session = sessionOfRequest(request);
		if (session) giveMediaCookie(reply, platform, member.id, session.tokenHash);
		return { result: await own(member) };
	});

	calls.answer(socketTicket, async ({ request }) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		await limitTo(platform, ["socket tickets", session.member.id], { limit: mostTickets, windowSeconds: 600 });
		return { ticket: await giveTicket(db, session), expires_in: ticketSeconds };
	});

	// Opened from a mail, so it answers a person's browser and not a program.
	// HEAD is not answered: programs that only look at a mail's links must not use them up.
	const path = `${apiBase}/account/user/verify_email/`;
	app.get<{ Querystring: { token?: string; lang?: string } }>(
		path,
		{ exposeHeadRoute: false },
		async (request, reply) => {
			const { token, lang } = request.query;
			const good = typeof token === "string" && (await verifyEmail(platform, token));
			const page = good ? "/login?verified=true" : "/email-verification?expired=true";
			return reply.redirect(pathIn(languageNamed(lang), page), 302);
		},
	);
};
