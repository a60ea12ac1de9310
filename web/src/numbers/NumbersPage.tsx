import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import type { Numbers } from "@warmline/contract/numbers/calls";
import { leastTold } from "@warmline/contract/numbers/span";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSearchParams } from "../platform/routing/address.ts";
import { useChangeParams } from "../platform/routing/change-params.ts";
import { society } from "../platform/society.ts";
import { now } from "../platform/time/time.ts";
import { dayIn } from "../platform/time/zones.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/feedback/Empty.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Page } from "../ui/navigation/Page.tsx";
import { AlertsSection } from "./AlertsSection.tsx";
import { numbersQuery } from "./api.ts";
import { VolumeSection, WaitsSection } from "./ChatSections.tsx";
import { CoverageSection } from "./CoverageSection.tsx";
import { formatDays } from "./format.ts";
import { Headlines } from "./Headlines.tsx";
import { HoursSection } from "./HoursSection.tsx";
import { LanguagesSection, RegionsSection, ResourcesSection, ScaleSection } from "./MonthSections.tsx";
import { SpanForm } from "./SpanForm.tsx";
import { type Span, spanIn } from "./span-choice.ts";

/** What directors report: sums, and nothing about one person. The days stand in the address. */
export function NumbersPage() {
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const asked = spanIn(params, dayIn(now(), society.clock));
	const { span } = asked;
	return (
		<Page title={t("Statistics")} lead={t("Totals only: no individuals, no rankings.")} width="wide">
			<SpanForm asked={asked} onAsk={(wanted) => changeParams(wanted, { replace: true })} />
			{span ? <NumbersOfSpan span={span} /> : <Empty>{t("Please choose the first and the last day.")}</Empty>}
		</Page>
	);
}

function NumbersOfSpan({ span }: { readonly span: Span }) {
	const query = useQuery({ ...numbersQuery(span), placeholderData: keepPreviousData });
	const { data, error, refetch, isFetching, isPlaceholderData } = query;
	if (error) {
		return (
			<Failed
				message={errorMessage(error, t("Couldn’t load the figures."))}
				onRetry={() => void refetch()}
				busy={isFetching}
			/>
		);
	}
	if (!data) return <Loading>{t("Loading figures...")}</Loading>;
	const shown: Span = { from: data.from, until: data.until, by: data.by };
	return (
		<div aria-busy={isFetching} className={isPlaceholderData ? "opacity-50" : undefined}>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p className="font-semibold" role="status">
					{formatDays(data.from, data.until)}
				</p>
				<Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
					{t("Print")}
				</Button>
			</div>
			<Counted numbers={data} span={shown} />
		</div>
	);
}

function Counted({ numbers, span }: { readonly numbers: Numbers; readonly span: Span }) {
	const { figures } = numbers.total;
	const hasChats = figures.asked > 0;
	return (
		<div className="mt-4 space-y-6">
			{hasChats || figures.messages_left > 0 ? (
				<Headlines numbers={numbers} />
			) : (
				<Empty>{t("No chats in this period.")}</Empty>
			)}
			{hasChats && (
				<>
					<VolumeSection numbers={numbers} span={span} />
					<WaitsSection numbers={numbers} span={span} />
				</>
			)}
			<CoverageSection numbers={numbers} span={span} />
			<AlertsSection numbers={numbers} span={span} />
			{hasChats && <HoursSection numbers={numbers} span={span} />}
			<h2 className="pt-4 text-2xl">{t("By whole months")}</h2>
			<p className="max-w-prose text-soft">
				{t(
					"Counted for whole months, and shown only for groups of {least} or more, so that no one can be identified by comparing two periods.",
					{ least: leastTold },
				)}
			</p>
			<ScaleSection numbers={numbers} span={span} />
			<div className="grid items-start gap-6 lg:grid-cols-2 print:grid-cols-1">
				<LanguagesSection numbers={numbers} span={span} />
				<RegionsSection numbers={numbers} span={span} />
				<ResourcesSection numbers={numbers} span={span} />
			</div>
		</div>
	);
}
