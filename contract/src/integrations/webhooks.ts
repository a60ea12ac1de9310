import * as z from "zod/mini";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { lengthLimit, listOf, requiredText } from "../text.ts";
import { sentEventTypes, webhookEventTypes } from "./webhook-events.ts";

export const webhookLimits = { webhooks: 20, name: 80, url: 500 } as const;

/** Hours for which the old secret signs, too, after it was rotated. */
export const oldSecretHours = 24;
/** Days for which deliveries are listed. */
export const deliveryDays = 30;

const urlSentence = t("Please enter an address that begins with https://.");

const isSafeUrl = (text: string): boolean => {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
};

const localSentence = t("This address is inside a private network, or this computer’s own. Please enter a public one.");

/** Names that stand for this computer; other private addresses are found when one is connected to. */
const isPublicName = (text: string): boolean =>
	!URL.canParse(text) || !/(^|\.)(localhost|local|internal)$/.test(new URL(text).hostname);

export const webhookForm = z.object({
	name: requiredText(t("Please enter a name."), webhookLimits.name),
	url: z
		.string(urlSentence)
		.check(lengthLimit(webhookLimits.url, urlSentence), z.trim(), z.refine(isSafeUrl, urlSentence))
		.check(z.refine(isPublicName, localSentence))
		.check(
			z.describe(
				"Begins with https://, without a user name, a password or a fragment. The server connects to port 443 only.",
			),
		),
	events: listOf(z.enum(webhookEventTypes, t("Please choose from the events.")), webhookEventTypes.length).check(
		z.refine((events) => events.length > 0, t("Please choose at least one event.")),
	),
});
export type WebhookForm = z.infer<typeof webhookForm>;

/** `waiting`: it is about to be sent, for the first time or again. */
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why there was no answer to judge. `unreachable`: no connection, or no answer within ten seconds; `private_address`: the
 * address is inside a private network; `unreadable`: the server has another key than the one its address was stored with; `answer_too_large`: more than 64 kB came back; `disabled`: the webhook was
 * disabled before.
 */
export const deliveryErrors = ["unreachable", "private_address", "answer_too_large", "disabled", "unreadable"] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** `director`: by one; `failures`: nothing arrived for three days; `gone`: the endpoint answered 410. */
export const disabledReasons = ["director", "failures", "gone"] as const;
export type DisabledReason = (typeof disabledReasons)[number];

const outcome = {
	state: z.enum(deliveryStates),
	status: z.nullable(z.int()).check(z.describe("The HTTP status of the latest answer.")),
	error: z.nullable(z.enum(deliveryErrors)).check(z.describe("Why there was no answer, at the latest try.")),
};

export const webhook = z.object({
	id,
	name: z.string(),
	url: z.nullable(z.string()).check(z.describe("Null where it was stored with a key that the server has lost.")),
	events: z.array(z.enum(webhookEventTypes)),
	created_at: time,
	created_by: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")),
	disabled_for: z.nullable(z.enum(disabledReasons)).check(z.describe("Null while it is enabled.")),
	disabled_at: z.nullable(time),
	failing_since: z.nullable(time).check(z.describe("Nothing has arrived since then.")),
	old_secret_until: z.nullable(time).check(z.describe("Until then the secret before signs, too.")),
	last_delivery: z.nullable(z.object({ ...outcome, at: time })),
});
export type Webhook = z.infer<typeof webhook>;

export const delivery = z.object({
	id,
	event_id: id.check(z.describe("Sent as `webhook-id`: the same at each try.")),
	type: z.enum(sentEventTypes),
	at: time.check(z.describe("When it happened.")),
	...outcome,
	attempts: z.int(),
	last_at: z.nullable(time).check(z.describe("When it was tried last.")),
	next_at: z.nullable(time).check(z.describe("When it is tried again.")),
});
export type Delivery = z.infer<typeof delivery>;

const one = z.object({ result: webhook });
const secret = z.string().check(z.describe("`whsec_` and 32 bytes in base64. It is shown this once."));
const oneWithSecret = z.object({ result: webhook, secret });

const who = ["director"] as const;

export const listWebhooks = call({
	method: "GET",
	path: "/webhooks/",
	summary: "Every webhook, the oldest first, with its latest delivery.",
	who,
	status: 200,
	answer: z.object({ results: z.array(webhook) }),
	errors: [],
});

export const createWebhook = call({
	method: "POST",
	path: "/webhooks/",
	summary: "Have events sent to an address, signed with a secret that only this answer shows. At most 20.",
	who,
	asksPassword: true,
	body: webhookForm,
	status: 201,
	answer: oneWithSecret,
	errors: ["too_many_webhooks", "confirm_yourself"],
});

export const changeWebhook = call({
	method: "PUT",
	path: "/webhooks/:webhook_id/",
	summary: "Change the name, address and events of a webhook.",
	who,
	asksPassword: true,
	body: webhookForm,
	status: 200,
	answer: one,
	errors: ["webhook_unreadable", "confirm_yourself"],
});

export const enableWebhook = call({
	method: "PUT",
	path: "/webhooks/:webhook_id/enabled/",
	summary:
		"Enable or disable a webhook. What happens while it is disabled is not sent later, and what was waiting is given up.",
	who,
	body: z.object({ enabled: z.boolean() }),
	status: 200,
	answer: one,
	errors: [],
});

export const deleteWebhook = call({
	method: "DELETE",
	path: "/webhooks/:webhook_id/",
	summary: "Delete a webhook with its deliveries.",
	who,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const rotateWebhookSecret = call({
	method: "POST",
	path: "/webhooks/:webhook_id/secret/",
	summary: "Make a new secret. For 24 hours each delivery is signed with both.",
	who,
	asksPassword: true,
	status: 200,
	answer: oneWithSecret,
	errors: ["webhook_unreadable", "confirm_yourself"],
});

export const testWebhook = call({
	method: "POST",
	path: "/webhooks/:webhook_id/test/",
	summary: "Send a `webhook.test` event once, also to a webhook that is disabled.",
	who,
	status: 201,
	answer: z.object({ result: delivery }),
	errors: [],
});

export const listDeliveries = call({
	method: "GET",
	path: "/webhooks/:webhook_id/deliveries/",
	summary: "What was sent to a webhook in the last 30 days, the newest first.",
	who,
	query: paging,
	status: 200,
	answer: pageOf(delivery),
	errors: [],
});

export const resendDelivery = call({
	method: "POST",
	path: "/webhooks/:webhook_id/deliveries/:delivery_id/resend/",
	summary: "Send again now what has not arrived, under the same `webhook-id`.",
	who,
	status: 200,
	answer: z.object({ result: delivery }),
	errors: ["not_failed", "webhook_disabled"],
});

export const webhookCalls = {
	listWebhooks,
	createWebhook,
	changeWebhook,
	enableWebhook,
	deleteWebhook,
	rotateWebhookSecret,
	testWebhook,
	listDeliveries,
	resendDelivery,
};
