import { useQuery } from "@tanstack/react-query";
import { t, translate } from "@warmline/contract/i18n";
import type { ContentSummary } from "@warmline/contract/publishing/calls";
import { contentItemLabels } from "@warmline/contract/publishing/item-labels";
import type { ContentItem } from "@warmline/contract/publishing/items";
import { Link } from "wouter";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Badge } from "../ui/feedback/Badge.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { Ago } from "../ui/text/Ago.tsx";
import { contentListQuery } from "./api.ts";

const groups: readonly { readonly heading: string; readonly items: readonly ContentItem[] }[] = [
	{
		heading: t("Your organization"),
		items: ["society", "appearance", "home", "about", "listeners", "donate", "emails"],
	},
	{ heading: t("Crisis lines and safety"), items: ["crisis-lines", "crisis-page", "safety", "privacy", "terms"] },
	{
		heading: t("For people who want to volunteer"),
		items: [
			"volunteer",
			"programmes",
			"recruitment",
			"application-questions",
			"police-record-check",
			"reference-check",
			"agreement",
		],
	},
	{
		heading: t("For listeners"),
		items: ["core-competencies", "code-of-ethics", "suggested-replies", "practice", "hashtags"],
	},
];

/** Every text that directors change in the browser. */
export function ContentListPage() {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(contentListQuery);
	if (!session) return null;
	const found = new Map(data?.map((one) => [one.item, one]));
	return (
		<Page
			title={t("Site content")}
			lead={t(
				"The texts of your public site, your crisis lines and what volunteers read. No one sees a change until you publish it.",
			)}
			width="column"
		>
			{data && (
				<div className="space-y-8">
					{groups.map(({ heading, items }) => (
						<section key={heading}>
							<h2 className="text-xl">{heading}</h2>
							<ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
								{items.map((item) => (
									<Row key={item} item={item} summary={found.get(item)} to={`/${session.user_id}/content/${item}`} />
								))}
							</ul>
						</section>
					))}
				</div>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the site content."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading skeleton="rows">{t("Loading the site content...")}</Loading>}
		</Page>
	);
}

type RowProps = {
	readonly item: ContentItem;
	readonly summary: ContentSummary | undefined;
	readonly to: string;
};

function Row({ item, summary, to }: RowProps) {
	return (
		<li>
			<Link
				to={to}
				className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunk"
			>
				<span className="font-semibold text-pine underline underline-offset-4">
					{translate(contentItemLabels[item])}
				</span>
				<span className="flex flex-wrap items-center gap-2 text-sm text-soft">
					{summary?.draft && <Badge look="attention">{t("Draft")}</Badge>}
					{summary?.published_at ? (
						<span>
							{t("Published")} <Ago at={summary.published_at} />
							{summary.published_by && ` · ${summary.published_by.name}`}
						</span>
					) : (
						t("As it came with Warmline")
					)}
				</span>
			</Link>
		</li>
	);
}
