import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
	changeWebhook,
	createWebhook,
	type Delivery,
	deleteWebhook,
	enableWebhook,
	listDeliveries,
	listWebhooks,
	resendDelivery,
	rotateWebhookSecret,
	testWebhook,
	type Webhook,
	type WebhookForm,
} from "@warmline/contract/integrations/webhooks";
import { request } from "../../platform/http/api.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";

/** Milliseconds between two looks: at what is on its way, which takes seconds, and at the rest. */
const quickly = 2000;
const slowly = 60_000;

const isOnItsWay = ({ state, next_at }: Delivery): boolean => state === "waiting" && next_at === null;

export const webhooksQuery = queryOptions({
	queryKey: integrationKeys.webhooks,
	queryFn: async () => (await request(listWebhooks)).results,
	staleTime: 0,
	refetchInterval: slowly,
});

export const deliveriesQuery = (webhook_id: string) =>
	infiniteQueryOptions({
		queryKey: integrationKeys.deliveriesOf(webhook_id),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listDeliveries, {
				params: { webhook_id },
				query: { limit: 20, cursor: pageParam === "" ? undefined : pageParam },
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
		refetchInterval: ({ state }) =>
			state.data?.pages.some(({ results }) => results.some(isOnItsWay)) ? quickly : slowly,
	});

export type WebhookWithSecret = { readonly result: Webhook; readonly secret: string };

export const sendNewWebhook = (body: WebhookForm): Promise<WebhookWithSecret> => request(createWebhook, { body });

export const saveWebhook = async (webhook_id: string, body: WebhookForm): Promise<Webhook> =>
	(await request(changeWebhook, { params: { webhook_id }, body })).result;

export const setWebhookEnabled = async (webhook_id: string, enabled: boolean): Promise<Webhook> =>
	(await request(enableWebhook, { params: { webhook_id }, body: { enabled } })).result;

export const removeWebhook = (webhook_id: string) => request(deleteWebhook, { params: { webhook_id } });

export const renewSecret = (webhook_id: string): Promise<WebhookWithSecret> =>
	request(rotateWebhookSecret, { params: { webhook_id } });

export const sendTest = async (webhook_id: string): Promise<Delivery> =>
	(await request(testWebhook, { params: { webhook_id } })).result;

export const sendAgain = async ({ webhook_id, id }: { webhook_id: string; id: string }): Promise<Delivery> =>
	(await request(resendDelivery, { params: { webhook_id, delivery_id: id } })).result;
