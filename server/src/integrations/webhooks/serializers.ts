import type { Delivery, Webhook } from "@warmline/contract/integrations/webhooks";
import { nameOf } from "../../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DeliveryRow } from "./delivery/delivery-queries.ts";
import type { ListedWebhook } from "./webhook-queries.ts";
import { openUrl } from "./webhook-secret.ts";

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toWebhook = ({ sealer, clock }: Pick<Platform, "sealer" | "clock">, row: ListedWebhook): Webhook => {
	const { id, name, events, created_at, maker, latest, disabled_for, disabled_at, failing_since } = row;
	const { old_secret_until: until } = row;
	return {
		...{ id, name, events, disabled_for },
		url: openUrl({ sealer }, row) ?? null,
		created_at: created_at.toISOString(),
		created_by: maker && nameOf(maker),
		disabled_at: isoOf(disabled_at),
		failing_since: isoOf(failing_since),
		old_secret_until: until !== null && until > clock.now() ? until.toISOString() : null,
		last_delivery: latest?.at ? { ...latest, at: latest.at.toISOString() } : null,
	};
};

export const toDelivery = (row: DeliveryRow): Delivery => {
	const { id, event_id, type, at, state, status, error, attempts, last_at, next_at } = row;
	return {
		...{ id, event_id, type, state, status, error, attempts },
		at: at.toISOString(),
		last_at: isoOf(last_at),
		next_at: isoOf(next_at),
	};
};
