import { isExampleAddress } from "@warmline/contract/content/example";
import { createTransport } from "nodemailer";
import { v7 } from "uuid";
import type { Config } from "../../config.ts";
import { systemClock } from "../../platform/clock.ts";
import { openRedisPubSub } from "../../platform/cluster/redis-pubsub.ts";
import { openMediaStore } from "../../platform/files/open-media-store.ts";
import { s3Settings } from "../../platform/files/s3-store.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { societyName } from "../../platform/society.ts";
import { type Finding, good, warning, wrong } from "./finding.ts";

const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000, dnsTimeout: 8000 };

/** Greets it and logs in, and sends nothing. */
const checkMailServer = async ({ SMTP_URL, MAIL_FROM }: Config): Promise<Finding[]> => {
	if (!SMTP_URL)
		return [warning("mail", "SMTP_URL is not set: no mail leaves this machine, they go to DATA_DIR/outbox.")];
	const sender = isExampleAddress(MAIL_FROM)
		? [
				wrong(
					"mail",
					`MAIL_FROM is ${MAIL_FROM}, which is an example: mail servers refuse it. Set an address of the society.`,
				),
			]
		: [];
	const transport = createTransport({ url: SMTP_URL, ...patience });
	try {
		await transport.verify();
		return [good("mail", "The mail server answers and takes the name and password."), ...sender];
	} catch (error) {
		const { code, responseCode } = { code: "", responseCode: "", ...(error instanceof Error ? error : {}) };
		const why = [code, responseCode].filter(Boolean).join(" ");
		return [wrong("mail", `The mail server does not take us${why ? ` (${why})` : ""}. Look at SMTP_URL.`), ...sender];
	} finally {
		transport.close();
	}
};

/** Only when an address is named: then it is seen that mail does arrive. */
export const checkTestEmail = async (config: Config, to: string): Promise<Finding> => {
	const text = `If you can read this, ${config.PUBLIC_URL} can send email.`;
	const mail = { to, subject: `Test email from ${societyName()}`, text, html: `<p>${text}</p>` };
	try {
		await createMailer(config, systemClock).send(mail, v7());
	} catch (error) {
		return wrong("test email", error instanceof Error ? error.message : String(error));
	}
	return config.SMTP_URL
		? good("test email", `The mail server took it. Look whether it arrives at ${to}, and not among spam.`)
		: warning("test email", "It was written to DATA_DIR/outbox, because SMTP_URL is not set.");
};

const noSuchFile = "00000000-0000-7000-8000-000000000000";

const checkBucket = async (config: Config): Promise<Finding[]> => {
	const bucket = s3Settings(config);
	if (!bucket) return [];
	try {
		const store = await openMediaStore(config);
		await store.get(noSuchFile);
		return [good("bucket", `${bucket.address} answers. A backup does not hold what lies in it.`)];
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return [wrong("bucket", `${bucket.address}: ${why}. Look at the S3_ settings.`)];
	}
};

const checkRedis = async ({ REDIS_URL }: Config): Promise<Finding[]> => {
	if (!REDIS_URL) return [];
	const ignore = () => undefined;
	try {
		const bell = await openRedisPubSub(REDIS_URL, "warmline_doctor", ignore, ignore);
		try {
			await bell.publish("doctor");
		} finally {
			await bell.close();
		}
		return [good("redis", "Redis answers.")];
	} catch {
		return [wrong("redis", "Redis does not answer. Look at REDIS_URL: without it no server starts.")];
	}
};

export const checkServices = async (config: Config): Promise<readonly Finding[]> => [
	...(await checkMailServer(config)),
	...(await checkBucket(config)),
	...(await checkRedis(config)),
];
