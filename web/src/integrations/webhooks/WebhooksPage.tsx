import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { webhookLimits } from "@warmline/contract/integrations/webhooks";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { IntegrationsPage } from "../IntegrationsPage.tsx";
import { sendNewWebhook, webhooksQuery } from "./api.ts";

import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import { type NewSecret, WebhookSecret } from "./WebhookSecret.tsx";

/** Other systems that are told what happens here. */
export function WebhooksPage() {
	const { data, error, refetch, isFetching } = useQuery(webhooksQuery);
	const [adds, setAdds] = useState(false);
	const [secret, setSecret] = useState<NewSecret | null>(null);
	const [news, setNews] = useState<{ readonly words: string } | null>(null);
	const banner = useNewsFocus(news);
	const opener = useOpener(adds);
	const isFull = data !== undefined && data.length >= webhookLimits.webhooks;
	return (
		<IntegrationsPage at="integrations/webhooks">
			<p className="max-w-prose text-soft">
				{t(
					"Notify another system that something has happened: your own, or a service such as n8n, Make or Zapier that passes it on to a spreadsheet or a team chat. It gets only what happened, when, and a link: never anyone’s words, name or address.",
				)}
			</p>
			<div className="mt-5 space-y-4">
				{news && (
					<Banner ref={banner} tone="success" className="outline-none">
						{news.words}
					</Banner>
				)}
				{adds ? (
					<WebhookForm
						save={sendNewWebhook}
						onSaved={({ result, secret }) => {
							setAdds(false);
							setSecret({ secret, name: result.name, rotated: false });
						}}
						onClose={() => setAdds(false)}
					/>
				) : (
					data && (
						<div className="space-y-2">
							<Button
								ref={opener}
								disabled={isFull}
								onClick={() => {
									setNews(null);
									setAdds(true);
								}}
							>
								{t("Add a webhook")}
							</Button>
							{isFull && (
								<p className="text-soft">
									{t("You have {most} webhooks, the most there can be.", { most: webhookLimits.webhooks })}
								</p>
							)}
						</div>
					)
				)}
				{!data && error && (
					<Failed
						message={errorMessage(error, t("Couldn’t load the webhooks."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!data && !error && <Loading skeleton="rows">{t("Loading webhooks...")}</Loading>}
				{data?.length === 0 && !adds && <Empty>{t("No webhooks yet.")}</Empty>}
				{data && data.length > 0 && (
					<ul className="space-y-3">
						{data.map((webhook) => (
							<li key={webhook.id}>
								<WebhookCard
									webhook={webhook}
									onBegin={() => setNews(null)}
									onDone={(words) => setNews({ words })}
									onSecret={setSecret}
								/>
							</li>
						))}
					</ul>
				)}
			</div>
			<WebhookSecret shown={secret} onClose={() => setSecret(null)} />
		</IntegrationsPage>
	);
}
