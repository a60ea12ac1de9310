import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
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
import { SecretDialog } from "../SecretDialog.tsx";
import { TokenCard } from "./TokenCard.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { type CreatedToken, tokensQuery } from "./tokens-api.ts";

/** By which other systems read what a director allows them. */
export function ApiTokensPage() {
	const { data, error, refetch, isFetching } = useQuery(tokensQuery);
	const [makes, setMakes] = useState(false);
	const [created, setCreated] = useState<CreatedToken | null>(null);
	const [news, setNews] = useState<{ readonly words: string } | null>(null);
	const banner = useNewsFocus(news);
	const opener = useOpener(makes || created !== null);
	return (
		<IntegrationsPage at="integrations">
			<p className="max-w-prose text-soft">
				{t(
					"With an API token another system can read what you allow it to, in your name, without your password. It can’t change anything.",
				)}{" "}
				<a href="/api/docs" target="_blank" rel="noopener" className="font-medium text-pine-strong underline">
					{t("API reference")}
				</a>
			</p>
			<div className="mt-5 space-y-4">
				{news && (
					<Banner ref={banner} tone="success" className="outline-none">
						{news.words}
					</Banner>
				)}
				{makes && (
					<TokenForm
						onCreated={(token) => {
							setMakes(false);
							setCreated(token);
						}}
						onClose={() => setMakes(false)}
					/>
				)}
				{!makes && (
					<Button
						ref={opener}
						onClick={() => {
							setNews(null);
							setMakes(true);
						}}
					>
						{t("Create a token")}
					</Button>
				)}
				{!data && error && (
					<Failed
						message={errorMessage(error, t("Couldn’t load the API tokens."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!data && !error && <Loading>{t("Loading API tokens...")}</Loading>}
				{data?.length === 0 && <Empty>{t("No API tokens yet.")}</Empty>}
				{data && data.length > 0 && (
					<ul className="space-y-3">
						{data.map((token) => (
							<li key={token.id}>
								<TokenCard
									token={token}
									onRevoked={() => setNews({ words: t("The token “{name}” is revoked.", { name: token.name }) })}
								/>
							</li>
						))}
					</ul>
				)}
			</div>
			<SecretDialog
				open={created !== null}
				title={t("Copy the token now")}
				label={t("Token “{name}”", { name: created?.result.name ?? "" })}
				secret={created?.token ?? ""}
				onClose={() => setCreated(null)}
			>
				<p>{t("We show it only once. Keep it like a password, and don’t send it by email or chat.")}</p>
			</SecretDialog>
		</IntegrationsPage>
	);
}
