import { oldSecretHours } from "@warmline/contract/integrations/webhooks";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchWebhook } from "./errors.ts";
import { lockWebhook, updateWebhook } from "./webhook-queries.ts";
import { ensureReadable, newSecret, sealSecret } from "./webhook-secret.ts";

/** Answers the new secret. The old one signs, too, while the other system learns of it; one that is older does not any more. */
export const rotateSecret = (
	platform: Pick<Platform, "database" | "clock" | "sealer">,
	director: MemberRow,
	id: string,
): Promise<string> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const { clock } = platform;
		const row = await lockWebhook(tx, id);
		if (!row) throw noSuchWebhook();
		ensureReadable(platform, row);
		const secret = newSecret();
		await updateWebhook(tx, id, {
			secret: sealSecret(platform, row, secret),
			old_secret: row.secret,
			old_secret_until: minutesAfter(clock.now(), oldSecretHours * 60),
		});
		await record(tx, clock, { act: "rotate_webhook_secret", member: director, params: { name: row.name } });
		return secret;
	});
