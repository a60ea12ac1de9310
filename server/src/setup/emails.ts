import { t } from "@warmline/contract/i18n";
import type { Email } from "../platform/mail/email.ts";
import { societyName } from "../platform/society.ts";

/** To the director who wants to see that emails arrive. */
export const testEmail = (): Email => ({
	subject: t("Test email from {society}", { society: societyName() }),
	paragraphs: [
		t("If you can read this, emails from {society} arrive. There’s nothing to do.", { society: societyName() }),
	],
});
