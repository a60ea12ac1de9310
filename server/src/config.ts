import { resolve } from "node:path";
import { z } from "zod";

const list = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter((part) => part !== ""),
	);

const given = z.string().min(1).optional();

/** Every setting, read from the environment here and nowhere else. The README's table is made from it. */
export const settings = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("Port to listen on."),
	HOST: z.string().min(1).default("localhost").describe("Address to listen on; `0.0.0.0` for every interface."),
	PUBLIC_URL: z
		.url()
		.optional()
		.describe("Address at which people reach Warmline, used in mails; default `http://localhost:PORT`."),
	DATA_DIR: z
		.string()
		.min(1)
		.default("./data")
		.describe("Folder for the bundled database, the documents and the outbox."),
	DATABASE_URL: given.describe("A PostgreSQL of your own (15 or newer); without it Warmline starts its bundled one."),
	SMTP_URL: given.describe(
		"Mail server, as `smtp://user:password@host:587`; without it mails go to `DATA_DIR/outbox`.",
	),
	MAIL_FROM: z.string().min(3).default("Warmline <no-reply@warmline.example>").describe("Sender of every mail."),
	FILES_KEY: z
		.string()
		.regex(/^[0-9a-f]{64}$/i, "Must be 64 hex digits.")
		.optional()
		.describe(
			"Key of the documents that people send, 64 hex digits; without it one is made once, in `DATA_DIR/files.key`. Without the key they are lost.",
		),
	TRUSTED_PROXIES: list.describe("Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas."),
	GEOIP_DB: given.describe(
		"A city database (`.mmdb`) to look up a visitor's place; default the one installed with npm.",
	),
	LOG_LEVEL: z
		.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
		.default("info")
		.describe("How much is logged."),
});

export type Config = z.infer<typeof settings> & {
	PUBLIC_URL: string;
	/** A demo society is put in, and its mails can be read at `/demo/mails/`. */
	demo: boolean;
};

/** Reads and checks all settings; throws one error that names everything wrong. */
export const readConfig = (environment: Record<string, string | undefined>, demo = false): Config => {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const read = settings.safeParse(given);
	if (!read.success) {
		const wrong = read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new Error(`These settings are not right:\n${wrong.join("\n")}`);
	}
	return {
		...read.data,
		DATA_DIR: resolve(read.data.DATA_DIR),
		PUBLIC_URL: (read.data.PUBLIC_URL ?? `http://localhost:${read.data.PORT}`).replace(/\/+$/, ""),
		demo,
	};
};

export const configFromEnvironment = (demo = false): Config => readConfig(process.env, demo);
