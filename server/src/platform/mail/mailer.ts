import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock.ts";
import { writeFileAtomic } from "../files/write-file-atomic.ts";

export type Attachment = { name: string; type: string; content: string };

export type Mail = { to: string; subject: string; text: string; html: string; attachments?: Attachment[] };

/** `id` is that of the job which sends it: the same mail, sent again, has the same one, so that it is read once. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> };

export const outboxFolder = (config: Config) => join(config.DATA_DIR, "outbox");

/** Milliseconds; what a mail server does not do by then is tried again later. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

const messageOf = (config: Config, { attachments = [], ...mail }: Mail, id: string) => ({
	from: config.MAIL_FROM,
	// What the same mail bears twice, mail programs show once.
	messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
	...mail,
	attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
});

class MailRefused extends Error {
	readonly responseCode: unknown;

	constructor(reason: string, responseCode: unknown) {
		super(`the mail was not taken: ${reason}`);
		this.responseCode = responseCode;
	}
}

/** What a mail server answers holds the address, which is neither logged nor kept with the job. */
const withoutAddress = (error: unknown) => {
	if (!(error instanceof Error)) return error;
	const { code, command, responseCode } = { code: "", command: "", responseCode: "", ...error };
	return new MailRefused([code, command, responseCode].filter(Boolean).join(" ") || error.name, responseCode);
};

/** To say `RCPT TO` with a reply of 500 and more (RFC 5321, 4.2.1): the same mail is refused each time. */
export const isRefusedForGood = (error: unknown): boolean =>
	error instanceof MailRefused && typeof error.responseCode === "number" && error.responseCode >= 500;

const bySmtp = (config: Config, url: string): Mailer => {
	const transport = createTransport({ url, ...patience });
	return {
		send: async (mail, id) => {
			await transport.sendMail(messageOf(config, mail, id)).catch((error) => {
				throw withoutAddress(error);
			});
		},
	};
};

/** Without a mail server each mail becomes a file, once, named so that the folder lists them by age. */
const toOutbox = (config: Config, clock: Clock): Mailer => {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
	const folder = outboxFolder(config);
	return {
		send: async (mail, id) => {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			if ((await readdir(folder)).some((name) => name.endsWith(`-${id}.eml`))) return;
			const { message } = await composer.sendMail({ ...messageOf(config, mail, id), date: clock.now() });
			const time = clock.now().toISOString().replaceAll(":", "-");
			// Readers of the folder never see half a mail.
			await writeFileAtomic(join(folder, `${time}-${id}.eml`), message, join(folder, `.${id}`));
		},
	};
};

/** Mails that were taken but whose job could not be noted as done, as when the database was gone right then. */
const mostRemembered = 1000;

const once = ({ send }: Mailer): Mailer => {
	const sent = new Set<string>();
	return {
		send: async (mail, id) => {
			if (sent.has(id)) return;
			await send(mail, id);
			sent.add(id);
			const [oldest] = sent;
			if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest);
		},
	};
};

/** Addresses that are nobody's end so (RFC 2606); a mail server would be asked again and again. */
const unlessNobodys = ({ send }: Mailer): Mailer => ({
	send: async (mail, id) => {
		if (!mail.to.endsWith(".invalid")) await send(mail, id);
	},
});

export const createMailer = (config: Config, clock: Clock): Mailer =>
	unlessNobodys(once(config.SMTP_URL ? bySmtp(config, config.SMTP_URL) : toOutbox(config, clock)));
