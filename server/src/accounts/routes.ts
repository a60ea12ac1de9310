import {
	csrf,
	forgotPassword,
	logInCall,
	logOut,
	me,
	oneMember,
	onlineMembers,
	resetPasswordCall,
	sendVerificationEmail,
	signUpCall,
} from "@warmline/contract/accounts/calls";
import { id } from "@warmline/contract/ids";
import { say } from "@warmline/contract/say";
import type { FastifyInstance } from "fastify";
import { addressOf, apiBase, type Calls } from "../platform/http/calls.ts";
import { ensureCsrfCookie } from "../platform/http/csrf.ts";
import { languageNamed, pathIn, wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { notFound, notLoggedIn } from "../platform/refusals.ts";
import { limitAddress, limitTo } from "./limits.ts";
import { logIn } from "./log-in.ts";
import { type LinkJob, resetJob, verificationJob } from "./mailed-links.ts";
import { closeChannelsOfMember, closeChannelsOfSession, isOnline, onlineIds } from "./presence.ts";
import { type MemberRow, memberById, membersByIds } from "./queries.ts";
import { resetPassword } from "./reset-password.ts";
import { endSession, sessionOfRequest } from "./sessions.ts";
import { signUp } from "./sign-up.ts";
import { publicUser, userFor } from "./user.ts";
import { verifyEmail } from "./verify-email.ts";

export const accountRoutes = (app: FastifyInstance, calls: Calls<MemberRow>, platform: Platform) => {
	const { clock, hub, jobs } = platform;
	const { db } = platform.database;

	calls.answer(csrf, async ({ request, reply }) => ({ csrf_token: ensureCsrfCookie(request, reply) }));

	calls.answer(signUpCall, async ({ body, request }) => {
		await limitAddress(db, clock, "sign-up", addressOf(request), 20, 3600);
		const member = await signUp(db, clock, body);
		return { status: 201 as const, message: say("Signup successful."), user: userFor(member, member, false) };
	});

	calls.answer(logInCall, async ({ body, request }) => {
		const { token, member } = await logIn(db, clock, body, addressOf(request));
		return { token, user: userFor(member, member, isOnline(hub, member.id)) };
	});

	calls.answer(logOut, async ({ request }) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		await endSession(db, session.tokenHash);
		closeChannelsOfSession(hub, session.tokenHash);
		return undefined;
	});

	calls.answer(sendVerificationEmail, async ({ body, request }) => {
		await limitAddress(db, clock, "mails", addressOf(request), 30, 3600);
		await limitTo(db, clock, ["verification mail", body.email], 1, 60);
		await jobs.promise<LinkJob>(verificationJob, { email: body.email, language: wishedLanguage(request) });
		return { message: say("Verification email sent. Please look into your mailbox.") };
	});

	calls.answer(forgotPassword, async ({ body, request }) => {
		await limitAddress(db, clock, "mails", addressOf(request), 30, 3600);
		await limitTo(db, clock, ["reset mail", body.email], 3, 15 * 60);
		await jobs.promise<LinkJob>(resetJob, { email: body.email, language: wishedLanguage(request) });
		return { message: say("If there is an account with this email, a link to set a new password is on its way.") };
	});

	calls.answer(resetPasswordCall, async ({ body, request }) => {
		await limitAddress(db, clock, "password reset", addressOf(request), 30, 15 * 60);
		const memberId = await resetPassword(db, clock, body.token, body.password);
		closeChannelsOfMember(hub, memberId);
		return { message: say("Your new password is set. You can now log in.") };
	});

	calls.answer(me, async ({ member }) => ({ result: userFor(member, member, isOnline(hub, member.id)) }));

	calls.answer(onlineMembers, async () => {
		const ids = onlineIds(hub);
		const online = ids.length === 0 ? [] : await membersByIds(db, ids);
		return { result: online.map((member) => publicUser(member, true)) };
	});

	calls.answer(oneMember, async ({ member: reader, params }) => {
		const memberId = id.safeParse(params.id);
		const member = memberId.success ? await memberById(db, memberId.data) : undefined;
		if (!member) throw notFound(say("There is no such member."));
		return { result: userFor(reader, member, isOnline(hub, member.id)) };
	});

	// Opened from a mail, so it answers a person's browser and not a program.
	// HEAD is not answered: programs that only look at a mail's links must not use them up.
	const path = `${apiBase}/account/user/verify_email/`;
	app.get<{ Querystring: { token?: string; lang?: string } }>(
		path,
		{ exposeHeadRoute: false },
		async (request, reply) => {
			const { token, lang } = request.query;
			const good = typeof token === "string" && (await verifyEmail(db, clock, token));
			const page = good ? "/login?verified=true" : "/email-verification?expired=true";
			return reply.redirect(pathIn(languageNamed(lang), page), 302);
		},
	);
};
