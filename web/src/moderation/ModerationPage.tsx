import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import type { Report } from "@warmline/contract/moderation/calls";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { CountBadge } from "../ui/feedback/CountBadge.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { tabLook } from "../ui/navigation/tab-look.ts";
import { PagedList } from "../ui/PagedList.tsx";
import { reportsQuery, waitingQuery } from "./api.ts";
import { DecidedReport } from "./DecidedReport.tsx";
import { verdictText } from "./verdicts.ts";
import { WaitingReport } from "./WaitingReport.tsx";

/** What members have reported: who has waited longest stands first. */
export function ModerationPage() {
	const session = useSession();
	const [pathname] = useLocation();
	const [params] = useSearchParams();
	const waiting = useQuery(waitingQuery).data ?? 0;
	const decided = params.get("tab") === "decided";
	if (!session) return null;
	const tabs = [
		{ to: pathname, label: t("Waiting"), here: !decided, count: waiting },
		{ to: `${pathname}?tab=decided`, label: t("Decided"), here: decided, count: 0 },
	];
	return (
		<Page
			title={t("Moderation")}
			lead={t(
				"Posts, comments and profiles that members reported. Decisions are recorded in the audit log, and the reporter is notified.",
			)}
			width="column"
		>
			<nav aria-label={t("Reports")} className="border-b border-line">
				<ul className="-mb-px flex flex-wrap">
					{tabs.map(({ to, label, here, count }) => (
						<li key={to}>
							<Link to={to} aria-current={here ? "page" : undefined} className={`${tabLook} gap-2`}>
								{label}
								<CountBadge
									look="attention"
									count={count}
									label={tn(count, { one: "{count} report", other: "{count} reports" })}
								/>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{decided ? <Decided ownId={session.user_id} /> : <Waiting ownId={session.user_id} />}
		</Page>
	);
}

/** What the moderator hears of a report that is no longer before them. */
type News = { readonly tone: "success" | "info"; readonly words: string };

function Waiting({ ownId }: { readonly ownId: string }) {
	const list = useInfiniteQuery(reportsQuery(false));
	const [news, setNews] = useState<News | null>(null);
	const { data, error } = list;
	const reports = data?.pages.flatMap(({ results }) => results) ?? [];

	const banner = useNewsFocus(news);

	const decided = (report: Report) =>
		setNews(report.verdict && { tone: "success", words: verdictText(report.verdict.verdict, report).done });
	const tooLate = () => {
		setNews({ tone: "info", words: t("Someone else has already decided on this. You’ll find it under Decided.") });
	};
	return (
		<>
			{news && (
				<Banner ref={banner} tone={news.tone} className="mt-6 outline-none">
					{news.words}
				</Banner>
			)}
			<PagedList
				query={list}
				empty={data && reports.length === 0 && !error ? t("All caught up.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the reports.")) : undefined}
				loading={t("Loading reports...")}
				more={t("Show more reports")}
			>
				<div className="space-y-5">
					{reports.map((report) => (
						<WaitingReport key={report.id} report={report} ownId={ownId} onDecided={decided} onTooLate={tooLate} />
					))}
				</div>
			</PagedList>
		</>
	);
}

function Decided({ ownId }: { readonly ownId: string }) {
	const list = useInfiniteQuery(reportsQuery(true));
	const { data, error } = list;
	const reports = data?.pages.flatMap(({ results }) => results) ?? [];
	return (
		<PagedList
			query={list}
			empty={data && reports.length === 0 && !error ? t("No decisions yet.") : undefined}
			failure={error ? errorMessage(error, t("Couldn’t load the reports.")) : undefined}
			loading={t("Loading reports...")}
			more={t("Show older decisions")}
		>
			<div className="space-y-5">
				{reports.map((report) => (
					<DecidedReport key={report.id} report={report} ownId={ownId} />
				))}
			</div>
		</PagedList>
	);
}
