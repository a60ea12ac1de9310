import { t } from "@warmline/contract/i18n";
import { webhookEventNames } from "@warmline/contract/integrations/webhook-events";
import type { Webhook } from "@warmline/contract/integrations/webhooks";
import { useId, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { Ago } from "../../ui/text/Ago.tsx";
import { saveWebhook, sendTest, setWebhookEnabled } from "./api.ts";
import { DeliveryList } from "./DeliveryList.tsx";
import { WebhookDialogs } from "./WebhookDialogs.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import type { NewSecret } from "./WebhookSecret.tsx";
import { hostOf, outcomeText, standingOf, warningOf } from "./webhook-text.ts";

type WebhookCardProps = {
	readonly webhook: Webhook;
	/** Something is about to be changed: what was said before is over. */
	readonly onBegin: () => void;
	readonly onDone: (words: string) => void;
	readonly onSecret: (secret: NewSecret) => void;
};

/** One webhook: where it goes, how it goes, and what can be done with it. */
export function WebhookCard({ webhook, onBegin, onDone, onSecret }: WebhookCardProps) {
	const { id, name, events, last_delivery, disabled_for } = webhook;
	const heading = useId();
	const [edits, setEdits] = useState(false);
	const [lists, setLists] = useState(false);
	const [asked, setAsked] = useState<"rotate" | "delete" | null>(null);
	const standing = standingOf(webhook);
	const warning = warningOf(webhook);
	const host = hostOf(webhook);
	// Without its key it can only be deleted.
	const isReadable = webhook.url !== null;
	const opener = useOpener(edits);
	const test = useApiMutation(() => sendTest(id), {
		invalidates: [integrationKeys.deliveriesOf(id), integrationKeys.webhooks],
		onSuccess: () => setLists(true),
	});
	const enable = useApiMutation((enabled: boolean) => setWebhookEnabled(id, enabled), {
		invalidates: [integrationKeys.webhooks, integrationKeys.deliveriesOf(id)],
		waits: true,
		onSuccess: (_result, enabled) =>
			onDone(
				enabled
					? t("The webhook “{name}” is enabled.", { name })
					: t("The webhook “{name}” is disabled. No events are sent.", { name }),
			),
	});
	if (edits)
		return (
			<WebhookForm
				webhook={webhook}
				save={(form) => saveWebhook(id, form)}
				onSaved={() => {
					setEdits(false);
					onDone(t("The webhook is saved."));
				}}
				onClose={() => setEdits(false)}
			/>
		);
	const failure = test.error ?? enable.error;
	return (
		<article aria-labelledby={heading} className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 id={heading} className="text-lg">
					{name}
				</h2>
				<Badge look={standing.look}>{standing.text}</Badge>
			</div>
			{host !== null && <p className="mt-1 wrap-anywhere text-soft">{t("Goes to {host}", { host })}</p>}
			<ul aria-label={t("Events")} className="mt-3 flex flex-wrap gap-2">
				{events.map((type) => (
					<li key={type}>
						<Badge>{webhookEventNames[type]}</Badge>
					</li>
				))}
			</ul>
			<p className="mt-3 text-sm text-soft">
				{last_delivery ? (
					<>
						{t("Last delivery:")} {outcomeText(last_delivery)} · <Ago at={last_delivery.at} />
					</>
				) : (
					t("Nothing has been sent yet.")
				)}
			</p>
			{warning !== null && (
				<Banner tone={disabled_for === "director" ? "info" : "warning"} className="mt-3">
					{warning}
				</Banner>
			)}
			{failure && (
				<Banner tone="failure" className="mt-3">
					{errorMessage(failure, t("Nothing was changed. Please try again."))}
				</Banner>
			)}
			<div className="mt-3 -ml-4 flex flex-wrap gap-x-1">
				{isReadable && (
					<Button variant="quiet" busy={test.isPending} busyText={t("Sending...")} onClick={() => test.mutate()}>
						{t("Send a test")}
					</Button>
				)}
				<Button variant="quiet" aria-expanded={lists} onClick={() => setLists(!lists)}>
					{lists ? t("Hide deliveries") : t("Show deliveries")}
				</Button>
				{isReadable && (
					<>
						<Button
							ref={opener}
							variant="quiet"
							onClick={() => {
								onBegin();
								setEdits(true);
							}}
						>
							{t("Edit")}
						</Button>
						<Button variant="quiet" onClick={() => setAsked("rotate")}>
							{t("New secret")}
						</Button>
						<Button variant="quiet" busy={enable.isPending} onClick={() => enable.mutate(disabled_for !== null)}>
							{disabled_for === null ? t("Disable") : t("Enable")}
						</Button>
					</>
				)}
				<Button variant="quiet" onClick={() => setAsked("delete")}>
					{t("Delete")}
				</Button>
			</div>
			{lists && <DeliveryList webhook={webhook} />}
			<WebhookDialogs
				webhook={webhook}
				asked={asked}
				onClose={() => setAsked(null)}
				onDeleted={() => onDone(t("The webhook is deleted."))}
				onSecret={onSecret}
			/>
		</article>
	);
}
