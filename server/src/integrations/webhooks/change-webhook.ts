import type { WebhookForm } from "@warmline/contract/integrations/webhooks";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { giveUpWaiting } from "./delivery/delivery-queries.ts";
import { noSuchWebhook } from "./errors.ts";
import { deleteWebhookRow, lockWebhook, markDisabled, updateWebhook } from "./webhook-queries.ts";
import { ensureReadable, openUrl, sealUrl } from "./webhook-secret.ts";

type Changes = Pick<Platform, "database" | "clock" | "sealer">;

export const changeOne = (
	platform: Changes,
	director: MemberRow,
	id: string,
	{ name, url, events }: WebhookForm,
): Promise<void> =>
	inTransaction(platform.database.db, async ({ tx }) => {
		const row = await lockWebhook(tx, id);
		if (!row) throw noSuchWebhook();
		ensureReadable(platform, row);
		const isMoved = openUrl(platform, row) !== url;
		await updateWebhook(tx, id, {
			...{ name, url: sealUrl(platform, row, url), events: [...new Set(events)] },
			// How long nothing had arrived at the address before does not count.
			...(isMoved && { failing_since: null }),
		});
		await record(tx, platform.clock, { act: "change_webhook", member: director, params: { name } });
	});

/** What is enabled begins anew: how long nothing had arrived before does not count. */
export const setEnabled = (
	{ database, clock }: Changes,
	director: MemberRow,
	id: string,
	enabled: boolean,
): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		const row = await lockWebhook(tx, id);
		if (!row) throw noSuchWebhook();
		if (enabled === (row.disabled_at === null)) return;
		const params = { name: row.name };
		if (enabled) {
			await updateWebhook(tx, id, { disabled_at: null, disabled_for: null, failing_since: null });
			await record(tx, clock, { act: "enable_webhook", member: director, params });
			return;
		}
		await markDisabled(tx, id, "director", clock.now());
		await giveUpWaiting(tx, id);
		await record(tx, clock, { act: "disable_webhook", member: director, params });
	});

export const deleteOne = ({ database, clock }: Changes, director: MemberRow, id: string): Promise<void> =>
	inTransaction(database.db, async ({ tx }) => {
		const row = await lockWebhook(tx, id);
		if (!row) throw noSuchWebhook();
		await deleteWebhookRow(tx, id);
		await record(tx, clock, { act: "delete_webhook", member: director, params: { name: row.name } });
	});
