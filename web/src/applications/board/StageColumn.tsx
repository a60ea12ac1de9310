import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import Mail from "lucide-react/icons/mail";
import { useId } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { type BoardFilter, stageQuery } from "./board-api.ts";
import { nobodyThere, stageHints, stageNames } from "./board-text.ts";
import type { BoardStage } from "./stages.ts";

type StageColumnProps = {
	readonly stage: BoardStage;
	readonly filter: BoardFilter;
	readonly userId: string;
	/** On a small screen it stands alone under the choice of a stage, which names it already. */
	readonly alone: boolean;
	readonly onWrite: () => void;
	readonly className?: string | undefined;
};

/** The applications of one stage. Columns load, fail and grow each for itself. */
export function StageColumn({ stage, filter, userId, alone, onWrite, className }: StageColumnProps) {
	const headingId = useId();
	const list = useInfiniteQuery({ ...stageQuery(stage, filter), placeholderData: keepPreviousData });
	const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
	const lines = data?.pages.flatMap((page) => page.results) ?? [];
	const empty = data !== undefined && lines.length === 0 && !error;
	const narrowed = filter.kind !== "" || filter.query !== "";
	return (
		<section aria-labelledby={headingId} aria-busy={isFetching} className={className}>
			<div className={classNames("flex items-baseline gap-2", alone && "max-lg:sr-only")}>
				<h2 id={headingId} className="text-lg">
					{stageNames[stage]}
				</h2>
				{data && (
					<p className="text-soft tabular-nums">
						{hasNextPage ? t("{count}+", { count: lines.length }) : lines.length}
					</p>
				)}
			</div>
			<p className="text-sm text-soft">{stageHints[stage]}</p>
			{!(empty && !narrowed) && (
				<Button
					variant="quiet"
					className="-ml-4 text-sm"
					aria-label={t("Email all: {stage}", { stage: stageNames[stage] })}
					onClick={onWrite}
				>
					<Mail aria-hidden="true" className="size-4" />
					{t("Email all")}
				</Button>
			)}
			{empty && (
				<Empty className="py-4 text-sm text-soft">
					{narrowed ? t("No one here matches this search.") : nobodyThere[stage]}
				</Empty>
			)}
			{lines.length > 0 && (
				<ul className="mt-2 space-y-2.5">
					{lines.map((line) => (
						<ApplicationCard key={line.id} line={line} userId={userId} />
					))}
				</ul>
			)}
			{error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load these applications."))}
					onRetry={() => void (data ? fetchNextPage() : refetch())}
					busy={isFetching}
					className="py-4"
				/>
			)}
			{!data && !error && <Loading skeleton="rows" className="py-4" />}
			{hasNextPage && !error && (
				<Button
					variant="secondary"
					className="mt-3 w-full"
					aria-label={t("Show more: {stage}", { stage: stageNames[stage] })}
					busy={isFetchingNextPage}
					onClick={() => void fetchNextPage()}
				>
					{t("Show more")}
				</Button>
			)}
		</section>
	);
}
