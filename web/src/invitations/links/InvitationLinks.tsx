import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { LinkCard } from "./LinkCard.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { linksQuery } from "./links-api.ts";

/** Links that are passed on, for an evening or a group whose emails nobody has. */
export function InvitationLinks() {
	const { data, error, refetch, isFetching } = useQuery(linksQuery);
	const [makes, setMakes] = useState(false);
	const [news, setNews] = useState<{ readonly words: string } | null>(null);
	const banner = useNewsFocus(news);
	return (
		<section aria-labelledby="invitation-links" className="mt-12">
			<h2 id="invitation-links" className="text-2xl">
				{t("Links for several people")}
			</h2>
			<p className="mt-2 max-w-prose text-soft">
				{t(
					"Anyone with the link can use it, so pass it on with care. They verify their email and join as trainees, without chats. Once you know them, give them another role on their page.",
				)}
			</p>
			<div className="mt-4 space-y-4">
				{news && (
					<Banner ref={banner} tone="success" className="outline-none">
						{news.words}
					</Banner>
				)}
				{makes ? (
					<LinkForm
						onMade={() => {
							setMakes(false);
							setNews({ words: t("The link is ready. Copy it and pass it on.") });
						}}
						onClose={() => setMakes(false)}
					/>
				) : (
					<Button
						variant="secondary"
						onClick={() => {
							setNews(null);
							setMakes(true);
						}}
					>
						{t("Make a link")}
					</Button>
				)}
				{!data && error && (
					<Failed
						message={errorMessage(error, t("Couldn’t load the links."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!data && !error && <Loading className="text-soft">{t("Loading the links...")}</Loading>}
				{data && data.length > 0 && (
					<ul className="space-y-3">
						{data.map((link) => (
							<li key={link.id}>
								<LinkCard link={link} onRevoked={() => setNews({ words: t("The link is revoked.") })} />
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}
