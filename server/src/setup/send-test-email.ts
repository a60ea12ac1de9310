import type { MemberRow } from "../accounts/index.ts";
import { forbidden } from "../platform/errors.ts";
import { currentLanguage } from "../platform/language.ts";
import { sendNow } from "../platform/mail/send-now.ts";
import { testEmail } from "./emails.ts";
import { mayOpen } from "./policy.ts";
import { writeMark } from "./queries.ts";
import type { SetupContext } from "./read-setup.ts";

/** One that was taken makes the step done. */
export const sendTestEmail = async (context: SetupContext, member: MemberRow): Promise<void> => {
	if (!mayOpen(member)) throw forbidden();
	const { database, clock } = context;
	await sendNow(context, member, currentLanguage(), testEmail);
	const marked = { marked_at: clock.now(), marked_by: member.id };
	await writeMark(database.db, { step: "email", mark: "confirmed", ...marked });
};
