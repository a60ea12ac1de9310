import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { webhookEventNames } from "@warmline/contract/integrations/webhook-events";
import type { Delivery, Webhook } from "@warmline/contract/integrations/webhooks";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { dateAndClock, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { deliveriesQuery, sendAgain } from "./api.ts";
import { answerText, deliveryLooks, stateText, triesText } from "./webhook-text.ts";

type DeliveryListProps = { readonly webhook: Webhook };

/** What was sent to a webhook, the newest first. */
export function DeliveryList({ webhook }: DeliveryListProps) {
	const list = useInfiniteQuery(deliveriesQuery(webhook.id));
	const { data, error } = list;
	const found = data?.pages.flatMap(({ results }) => results) ?? [];
	return (
		<section
			aria-label={t("Deliveries to “{name}”", { name: webhook.name })}
			className="mt-4 border-t border-line pt-1"
		>
			<PagedList
				query={list}
				empty={data && found.length === 0 && !error ? t("Nothing has been sent in the last 30 days.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the deliveries.")) : undefined}
				loading={t("Loading deliveries...")}
				more={t("Show more deliveries")}
			>
				{found.length > 0 && (
					<ul className="divide-y divide-line">
						{found.map((delivery) => (
							<DeliveryRow key={delivery.id} delivery={delivery} webhook={webhook} />
						))}
					</ul>
				)}
			</PagedList>
		</section>
	);
}

type DeliveryRowProps = { readonly delivery: Delivery; readonly webhook: Webhook };

function DeliveryRow({ delivery, webhook }: DeliveryRowProps) {
	const { id, type, at, state, next_at } = delivery;
	const { mutate, isPending, error } = useApiMutation(() => sendAgain({ webhook_id: webhook.id, id }), {
		invalidates: [integrationKeys.deliveriesOf(webhook.id), integrationKeys.webhooks],
		waits: true,
	});
	const isResent = webhook.disabled_for === null && (state === "failed" || next_at !== null);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
			<div>
				<p className="flex flex-wrap items-baseline gap-x-3">
					<span className="font-medium">{webhookEventNames[type]}</span>
					<time dateTime={at} title={wholeTime(at)} className="text-sm text-soft">
						{dateAndClock(at)}
					</time>
				</p>
				<p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
					<Badge look={deliveryLooks[state]}>{stateText(delivery)}</Badge>
					<span className="text-soft">{answerText(delivery)}</span>
					<span className="text-soft">{triesText(delivery)}</span>
				</p>
			</div>
			{isResent && (
				<Button
					variant="quiet"
					className="max-sm:-ml-4"
					busy={isPending}
					busyText={t("Sending...")}
					onClick={() => mutate()}
				>
					{t("Send again")}
				</Button>
			)}
			{error && (
				<Banner tone="failure" className="w-full">
					{errorMessage(error, t("Couldn’t send it again. Please try again."))}
				</Banner>
			)}
		</li>
	);
}
