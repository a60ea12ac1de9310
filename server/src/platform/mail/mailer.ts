import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock.ts";

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = { send(mail: Mail): Promise<void> };

export const outboxFolder = (config: Config) => join(config.DATA_DIR, "outbox");

const bySmtp = (config: Config, url: string): Mailer => {
	const transport = createTransport(url);
	return {
		send: async (mail) => {
			await transport.sendMail({ from: config.MAIL_FROM, ...mail });
		},
	};
};

/** Without a mail server each mail becomes a file, named so that the folder lists them by age. */
const toOutbox = (config: Config, clock: Clock): Mailer => {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
	return {
		send: async (mail) => {
			const { message } = await composer.sendMail({ from: config.MAIL_FROM, date: clock.now(), ...mail });
			const folder = outboxFolder(config);
			const name = `${clock.now().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
			await mkdir(folder, { recursive: true, mode: 0o700 });
			// Readers of the folder never see half a mail.
			await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
			await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
		},
	};
};

export const createMailer = (config: Config, clock: Clock): Mailer =>
	config.SMTP_URL ? bySmtp(config, config.SMTP_URL) : toOutbox(config, clock);
