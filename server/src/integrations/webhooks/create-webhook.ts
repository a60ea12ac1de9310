import { type WebhookForm, webhookLimits } from "@warmline/contract/integrations/webhooks";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { tooManyWebhooks } from "./errors.ts";
import { insertWebhook, lockNumberOfWebhooks } from "./webhook-queries.ts";
import { newSecret, sealSecret, sealUrl } from "./webhook-secret.ts";

/** Answers its id, and the secret, which is shown this once. */
export const createOne = async (
	platform: Pick<Platform, "database" | "clock" | "sealer">,
	director: MemberRow,
	{ name, url, events }: WebhookForm,
): Promise<{ id: string; secret: string }> => {
	const { database, clock, sealer } = platform;
	return inTransaction(database.db, async ({ tx }) => {
		if ((await lockNumberOfWebhooks(tx)) >= webhookLimits.webhooks) throw tooManyWebhooks();
		const secret = newSecret();
		const sealed = { id: v7(), key: sealer.newKey() };
		await insertWebhook(tx, {
			...{ ...sealed, name, events: [...new Set(events)] },
			url: sealUrl(platform, sealed, url),
			secret: sealSecret(platform, sealed, secret),
			...{ created_at: clock.now(), created_by: director.id },
		});
		await record(tx, clock, { act: "create_webhook", member: director, params: { name } });
		return { id: sealed.id, secret };
	});
};
