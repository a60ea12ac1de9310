import type { DeliveryError } from "@warmline/contract/integrations/webhooks";
import { Webhook } from "standardwebhooks";
import { FetchRefused } from "../../../platform/http/outbound/safe-fetch.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { WebhookRow } from "../webhook-queries.ts";
import { openSecrets, openUrl } from "../webhook-secret.ts";
import type { DeliveryRow } from "./delivery-queries.ts";

/** Seconds in which an endpoint has answered. */
const patience = 10;
/** Bytes of an answer that nobody reads. */
const mostAnswered = 64 * 1024;

export type Answered =
	| { readonly status: number; readonly retryAfter: string | undefined; readonly error: null }
	| { readonly status: null; readonly error: DeliveryError };

/** A name that leads inside is told as one that leads nowhere, so that nobody learns which names there are inside. */
const errors: Readonly<Record<FetchRefused["why"], DeliveryError>> = {
	address: "private_address",
	name: "unreachable",
	network: "unreachable",
	too_large: "answer_too_large",
};

type Posts = Pick<Platform, "safeFetch" | "sealer" | "clock">;

/** Signs a delivery as of now and posts it. No redirect is followed, and of the answer only its status is kept. */
export const postWebhook = async (
	platform: Posts,
	webhook: WebhookRow,
	{ event_id, body }: Pick<DeliveryRow, "event_id" | "body">,
	timeoutSeconds = patience,
): Promise<Answered> => {
	const now = platform.clock.now();
	const signatures = openSecrets(platform, webhook).map((secret) => new Webhook(secret).sign(event_id, now, body));
	const url = openUrl(platform, webhook);
	if (url === undefined || signatures.length === 0) return { status: null, error: "unreadable" };
	try {
		const { status, headers } = await platform.safeFetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"user-agent": "Warmline-Webhooks",
				"webhook-id": event_id,
				"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
				"webhook-signature": signatures.join(" "),
			},
			body: Buffer.from(body),
			maxBytes: mostAnswered,
			redirects: 0,
			timeoutSeconds,
		});
		return { status, retryAfter: headers["retry-after"], error: null };
	} catch (error) {
		if (!(error instanceof FetchRefused)) throw error;
		return { status: null, error: errors[error.why] };
	}
};
