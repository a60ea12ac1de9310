import { t } from "@warmline/contract/i18n";
import { webhookLimits } from "@warmline/contract/integrations/webhooks";
import { conflict, notFound } from "../../platform/errors.ts";

export const noSuchWebhook = () => notFound(t("No such webhook."));
export const noSuchDelivery = () => notFound(t("No such delivery."));
export const tooManyWebhooks = () =>
	conflict(
		"too_many_webhooks",
		t("You have {most} webhooks already. Please delete one first.", { most: webhookLimits.webhooks }),
	);
export const notFailed = () =>
	conflict("not_failed", t("This delivery has arrived, or is on its way. Please reload the page."));
/** The key was lost, as when a backup was restored without it. */
export const webhookUnreadable = () =>
	conflict(
		"webhook_unreadable",
		t("This webhook was stored with a key that was lost. Please delete it and add it again."),
	);
export const webhookDisabled = () =>
	conflict("webhook_disabled", t("This webhook is disabled. Please enable it first, then send the delivery again."));
