import { isIP } from "node:net";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
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

/** Ranges that the server knows by name. */
const namedRanges = ["loopback", "linklocal", "uniquelocal"];
/** Bits. A wider range is not somebody's proxies, and whoever is trusted can choose the address they are seen with. */
const widestProxyRange = 8;

const proxyError = (named: string): string | undefined => {
	if (namedRanges.includes(named) || isIP(named) > 0) return undefined;
	if (!ipaddr.isValidCIDR(named)) return `${named} is no address and no range.`;
	if (ipaddr.parseCIDR(named)[1] >= widestProxyRange) return undefined;
	return `${named} trusts nearly everybody: anybody could choose the address they are seen with. Name the proxy.`;
};

/** Every setting, read from the environment here and nowhere else. The README's table is made from it. */
export const settings = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("Port to listen on."),
	HOST: z.string().min(1).default("localhost").describe("Address to listen on; `0.0.0.0` for every interface."),
	PUBLIC_URL: z
		.url()
		.optional()
		.describe(
			"Address at which people reach Warmline, used in mails, `sitemap.xml` and `robots.txt`, and the site for which passkeys are made (a name with `https:`, or `localhost`); default `http://localhost:PORT`.",
		),
	DATA_DIR: z
		.string()
		.min(1)
		.default("./data")
		.describe("Folder for the bundled database, the documents, the pictures and the outbox."),
	DATABASE_URL: given.describe("A PostgreSQL of your own (15 or newer); without it Warmline starts its bundled one."),
	REDIS_URL: given.describe(
		"A Redis, as `redis://host:6379`, by which several server processes on one DATABASE_URL hear each other; without it Warmline is one process.",
	),
	SMTP_URL: given.describe(
		"Mail server, as `smtp://user:password@host:587`; without it mails go to `DATA_DIR/outbox`.",
	),
	MAIL_FROM: z.string().min(3).default("Warmline <no-reply@warmline.example>").describe("Sender of every mail."),
	FILES_KEY: z
		.string()
		.regex(/^[0-9a-f]{64}$/i, "Must be 64 hex digits.")
		.optional()
		.describe(
			"Key of what is said in chats, of the documents that people send, and of second steps, 64 hex digits; without it one is made once, in `DATA_DIR/files.key`. Without the key they are lost.",
		),
	VAPID_PUBLIC_KEY: z
		.string()
		.regex(/^[\w-]{87}$/, "Must be 87 signs of base64url.")
		.optional()
		.describe("Public key for notices to browsers (Web Push), as `web-push generate-vapid-keys` makes it."),
	VAPID_PRIVATE_KEY: z
		.string()
		.regex(/^[\w-]{43}$/, "Must be 43 signs of base64url.")
		.optional()
		.describe(
			"The private key that belongs to it; without the two a pair is made once, in `DATA_DIR/push.key`. With another pair each browser has to ask for notices anew.",
		),
	SMS_URL: z
		.url({ protocol: /^https?$/ })
		.default("https://api.twilio.com")
		.describe("Address of the gateway for text messages, which speaks Twilio's protocol."),
	SMS_ACCOUNT: given.describe("The account there (its SID); without it no text messages are offered."),
	SMS_TOKEN: given.describe("Its token."),
	SMS_FROM: given.describe("Number or name from which text messages come, as `+14165550100`."),
	S3_ENDPOINT: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe(
			"Address of an S3-compatible store for members' pictures and videos; without it they lie in `DATA_DIR/media`.",
		),
	S3_REGION: z.string().min(1).default("us-east-1").describe("Its region."),
	S3_BUCKET: given.describe("Its bucket, which must be there; nobody but Warmline needs to read it."),
	S3_ACCESS_KEY: given.describe("Name of the key to it, which may list, read, write and delete."),
	S3_SECRET_KEY: given.describe("The key."),
	S3_PATH_STYLE: z
		.enum(["true", "false"])
		.default("true")
		.describe("Whether the bucket stands in the path of its address; with `false` in the host's name."),
	TRUSTED_PROXIES: list
		.superRefine((all, { addIssue }) => {
			const message = all.flatMap((named) => proxyError(named) ?? []).join(" ");
			if (message !== "") addIssue({ code: "custom", message });
		})
		.describe("Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas."),
	GEOIP_DB: given.describe(
		"A city database (`.mmdb`) to look up a visitor's place; default the one installed with npm.",
	),
	METRICS_TOKEN: z
		.string()
		.min(16)
		.optional()
		.describe(
			"Whoever sends it as a bearer token may read `/metrics`, for Prometheus; without it only who is on this machine.",
		),
	LOG_LEVEL: z
		.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
		.default("info")
		.describe("How much is logged."),
});

const ofStore = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

const ofGateway = ["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"] as const;

const wholeSettings = settings.superRefine((read, { addIssue }) => {
	if (read.REDIS_URL !== undefined && read.DATABASE_URL === undefined) {
		addIssue({ code: "custom", path: ["REDIS_URL"], message: "Several processes need a DATABASE_URL, too." });
	}
	const ofOne = (names: readonly (keyof typeof read)[], message: string) => {
		const missing = names.filter((name) => read[name] === undefined);
		if (missing.length === names.length) return;
		for (const name of missing) addIssue({ code: "custom", path: [name], message });
	};
	ofOne(ofStore, "Is needed where a store is named.");
	ofOne(ofGateway, "Is needed where a gateway for text messages is named.");
});

export type Config = z.infer<typeof settings> & {
	PUBLIC_URL: string;
	/** A demo organisation is put in, and its mails can be read at `/demo/mails/`. */
	demo: boolean;
	/** A new installation is open to visitors from its first start, for a demo or a test: no director opens it. */
	open: boolean;
};

/** Reads and checks all settings; throws one error that names everything wrong. */
export const readConfig = (environment: Record<string, string | undefined>, demo = false, open = demo): Config => {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const read = wholeSettings.safeParse(given);
	if (!read.success) {
		const wrong = read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new Error(`These settings are not right:\n${wrong.join("\n")}`);
	}
	return {
		...read.data,
		DATA_DIR: resolve(read.data.DATA_DIR),
		PUBLIC_URL: (read.data.PUBLIC_URL ?? `http://localhost:${read.data.PORT}`).replace(/\/+$/, ""),
		demo,
		open,
	};
};

export const configFromEnvironment = (demo?: boolean, open?: boolean): Config => readConfig(process.env, demo, open);
