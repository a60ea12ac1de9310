import type { EmailWords } from "@warmline/contract/content/email-words";
import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { conflict } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { limitTo } from "../rate-limit/limits.ts";
import type { Email } from "./email.ts";
import { sendEmail } from "./send-email.ts";

const noMailServer = () =>
	conflict(
		"no_mail_server",
		t("No mail server is set, so emails don’t leave this server yet. Whoever runs it can set SMTP_URL."),
	);
const emailFailed = () =>
	conflict(
		"email_failed",
		t("The mail server didn’t take the email. Whoever runs this server can find out why with “warmline doctor”."),
	);

type Reader = { readonly id: string; readonly email: string; readonly first_name: string };

/**
 * An email that somebody sends to themselves to see that it arrives: at once and not by a job, for they want to know what
 * came of it. Throws `no_mail_server`, `email_failed`, or 429 after five in ten minutes.
 */
export const sendNow = async (
	platform: Pick<Platform, "config" | "database" | "clock" | "sealer" | "mailer" | "log">,
	{ id, email, first_name }: Reader,
	language: Language,
	write: () => Email,
	words?: EmailWords,
): Promise<void> => {
	if (platform.config.SMTP_URL === undefined) throw noMailServer();
	await limitTo(platform, ["test emails", id], { limit: 5, windowSeconds: 600 });
	await sendEmail(platform, { to: email, name: first_name, language }, write, v7(), words).catch((error: unknown) => {
		platform.log.warn({ err: error }, "the mail server did not take a test email");
		throw emailFailed();
	});
};
