import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { correctMemberEmail } from "@warmline/contract/members/email-calls";
import {
	emailOf,
	limitChangeMails,
	type MemberRow,
	namedPerson,
	putChangeOf,
	verifiedByEmail,
} from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { maskedEmail } from "../../platform/mail/masked-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { lockMemberForDirector } from "../lock-member-for-director.ts";
import { mailLanguageOf } from "../mail-language.ts";
import { mayCorrectEmail } from "../policy.ts";

/** In a day, by one director: each is a mail to an address that somebody typed. */
const most = 50;

const deactivated = () => conflict("deactivated", t("This account is deactivated. Please reactivate it first."));

/** Directors see everybody's email, so nothing is hidden from them. */
const emailTaken = () => {
	const message = t("Another member has this email.");
	return conflict("email_taken", message, { email: message });
};

/** For who mistyped it, or has lost the mailbox. Only the new address is asked. */
export const correctEmail = async (
	platform: Platform,
	director: MemberRow,
	memberId: string,
	{ email, reason }: BodyOf<typeof correctMemberEmail>,
): Promise<void> => {
	const { database, clock } = platform;
	await limitTo(platform, ["emails corrected by", director.id], { limit: most, windowSeconds: 24 * 3600 });
	await limitChangeMails(platform, email);
	await inTransaction(database.db, async ({ tx }) => {
		const member = await lockMemberForDirector(tx, director, memberId, { takesAway: false });
		if (!mayCorrectEmail(director, member)) throw deactivated();
		const owner = await verifiedByEmail(tx, email);
		if (owner && owner.id !== memberId) throw emailTaken();
		const { language } = await mailLanguageOf(tx, memberId);
		await putChangeOf(tx, platform, member, { email, by_director: true, keptSession: null }, language);
		const about = namedPerson(member);
		const params = { before: maskedEmail(emailOf(member)), after: maskedEmail(email), reason };
		await record(tx, clock, { act: "correct_email", member: director, about, params });
	});
};
