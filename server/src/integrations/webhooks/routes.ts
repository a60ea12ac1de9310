import {
	changeWebhook,
	createWebhook,
	deleteWebhook,
	enableWebhook,
	listDeliveries,
	listWebhooks,
	resendDelivery,
	rotateWebhookSecret,
	testWebhook,
} from "@warmline/contract/integrations/webhooks";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeOne, deleteOne, setEnabled } from "./change-webhook.ts";
import { createOne } from "./create-webhook.ts";
import { noSuchDelivery, noSuchWebhook } from "./errors.ts";
import { pageOfDeliveries } from "./list-deliveries.ts";
import { listAllWebhooks, readWebhook } from "./list-webhooks.ts";
import { resend } from "./resend-delivery.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sendTest } from "./send-test.ts";

const webhookFrom = ({ webhook_id }: Record<string, string>) => idFrom(webhook_id, noSuchWebhook);

export const webhookRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(listWebhooks, async () => ({ results: await listAllWebhooks(platform) }));

	calls.answer(createWebhook, async ({ member, body }) => {
		const { id, secret } = await createOne(platform, member, body);
		return { result: await readWebhook(platform, id), secret };
	});

	calls.answer(changeWebhook, async ({ member, params, body }) => {
		await changeOne(platform, member, webhookFrom(params), body);
		return { result: await readWebhook(platform, webhookFrom(params)) };
	});

	calls.answer(enableWebhook, async ({ member, params, body }) => {
		await setEnabled(platform, member, webhookFrom(params), body.enabled);
		return { result: await readWebhook(platform, webhookFrom(params)) };
	});

	calls.answer(deleteWebhook, async ({ member, params }) => {
		await deleteOne(platform, member, webhookFrom(params));
		return undefined;
	});

	calls.answer(rotateWebhookSecret, async ({ member, params }) => {
		const secret = await rotateSecret(platform, member, webhookFrom(params));
		return { result: await readWebhook(platform, webhookFrom(params)), secret };
	});

	calls.answer(testWebhook, async ({ member, params }) => ({
		result: await sendTest(platform, member, webhookFrom(params)),
	}));

	calls.answer(listDeliveries, ({ params, query }) => pageOfDeliveries(platform, webhookFrom(params), query));

	calls.answer(resendDelivery, async ({ params }) => ({
		result: await resend(platform, webhookFrom(params), idFrom(params.delivery_id, noSuchDelivery)),
	}));
};
