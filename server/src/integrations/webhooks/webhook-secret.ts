import { randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.ts";
import { webhookUnreadable } from "./errors.ts";
import type { WebhookRow } from "./webhook-queries.ts";

/** As Standard Webhooks writes a symmetric one. */
const prefix = "whsec_";
const bytes = 32;

export const newSecret = (): string => prefix + randomBytes(bytes).toString("base64");

type Seals = Pick<Platform, "sealer">;
type Key = Pick<WebhookRow, "id" | "key">;

const secretOf = (id: string) => `webhook secret ${id}`;
const urlOf = (id: string) => `webhook url ${id}`;

export const sealSecret = ({ sealer }: Seals, { id, key }: Key, secret: string): Buffer =>
	sealer.seal(key, secretOf(id), secret);
export const sealUrl = ({ sealer }: Seals, { id, key }: Key, url: string): Buffer => sealer.seal(key, urlOf(id), url);

/** Undefined where it was stored with another key: one must not hide the others. */
export const openUrl = ({ sealer }: Seals, { id, key, url }: WebhookRow): string | undefined =>
	sealer.openIfWhole(key, urlOf(id), url);

/** Each that signs at this time, the newest first; none where they were stored with another key. */
export const openSecrets = ({ sealer, clock }: Seals & Pick<Platform, "clock">, row: WebhookRow): string[] => {
	const { id, key, secret, old_secret, old_secret_until } = row;
	const isOldGood = old_secret !== null && old_secret_until !== null && old_secret_until > clock.now();
	return [secret, ...(isOldGood ? [old_secret] : [])].flatMap(
		(sealed) => sealer.openIfWhole(key, secretOf(id), sealed) ?? [],
	);
};

/** With another key nothing can be stored beside what is there. */
export const ensureReadable = (seals: Seals, row: WebhookRow): void => {
	if (openUrl(seals, row) === undefined) throw webhookUnreadable();
};
