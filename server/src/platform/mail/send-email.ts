import type { EmailWords } from "@warmline/contract/content/email-words";
import type { Platform } from "../platform.ts";
import type { Email } from "./email.ts";
import { type Recipient, renderEmail } from "./render-email.ts";

/**
 * The way out for every email, as the last thing that a job does; `id` is the job's. `write` calls a function of the
 * feature's `emails.ts` in the recipient's language; where it answers undefined, nothing is sent. `words`: the organisation's
 * own, where not those that are in force.
 */
export const sendEmail = async (
	{ mailer, config }: Pick<Platform, "mailer" | "config">,
	recipient: Recipient,
	write: () => Email | undefined,
	id: string,
	words?: EmailWords,
): Promise<void> => {
	const mail = renderEmail(config.PUBLIC_URL, recipient, write, words);
	if (mail) await mailer.send(mail, id);
};
