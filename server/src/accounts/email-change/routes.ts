import {
	cancelEmailChange,
	changeOwnEmail,
	confirmEmailChange,
	mailEmailChangeAgain,
	readOwnEmail,
	refuseEmailChange,
} from "@warmline/contract/accounts/email-change-calls";
import { notLoggedIn } from "../../platform/errors.ts";
import { addressOf, type Calls } from "../../platform/http/calls.ts";
import { wishedLanguage } from "../../platform/language.ts";
import { limitAddress } from "../../platform/rate-limit/limits.ts";
import type { AccountPlatform } from "../ports.ts";
import type { MemberRow } from "../queries.ts";
import { sessionOfRequest } from "../sessions/sessions.ts";
import { beginOwnChange, mailAgain } from "./begin-change.ts";
import { deleteOwnChangeOf } from "./change-queries.ts";
import { confirmChange, refuseChange } from "./confirm-change.ts";
import { readEmailOf } from "./read-own-email.ts";

export const emailChangeRoutes = (calls: Calls<MemberRow>, platform: AccountPlatform) => {
	const { clock } = platform;
	const { db } = platform.database;
	const own = async ({ id }: MemberRow) => ({ result: await readEmailOf(db, clock, id) });

	calls.answer(readOwnEmail, ({ member }) => own(member));

	calls.answer(changeOwnEmail, async ({ member, body, request }) => {
		const session = sessionOfRequest(request);
		if (!session) throw notLoggedIn();
		await limitAddress(platform, "mails", addressOf(request), { limit: 30, windowSeconds: 3600 });
		await beginOwnChange(platform, session, body, wishedLanguage(request));
		return own(member);
	});

	calls.answer(mailEmailChangeAgain, async ({ member, request }) => {
		await limitAddress(platform, "mails", addressOf(request), { limit: 30, windowSeconds: 3600 });
		await mailAgain(platform, member.id, wishedLanguage(request));
		return own(member);
	});

	calls.answer(cancelEmailChange, async ({ member }) => {
		await deleteOwnChangeOf(db, member.id);
		return own(member);
	});

	calls.answer(confirmEmailChange, async ({ body, request }) => {
		await limitAddress(platform, "email links", addressOf(request), { limit: 30, windowSeconds: 15 * 60 });
		return confirmChange(platform, body.token, wishedLanguage(request));
	});

	calls.answer(refuseEmailChange, async ({ body, request }) => {
		await limitAddress(platform, "email links", addressOf(request), { limit: 30, windowSeconds: 15 * 60 });
		await refuseChange(platform, body.token);
		return undefined;
	});
};
