import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Empty } from "./feedback/Empty.tsx";
import { Failed } from "./feedback/Failed.tsx";
import { Loading } from "./feedback/Loading.tsx";

/** A query that has its entries page by page. */
type Paged = {
	readonly data: unknown;
	readonly isFetching: boolean;
	readonly hasNextPage: boolean;
	readonly isFetchingNextPage: boolean;
	/** It was the next page that failed, and not what is here already when it was fetched again. */
	readonly isFetchNextPageError: boolean;
	readonly refetch: () => Promise<unknown>;
	readonly fetchNextPage: () => Promise<unknown>;
};

type PagedListProps = {
	readonly query: Paged;
	/** What is said when there is nothing; undefined while there is something, or nobody knows. */
	readonly empty: string | undefined;
	/** Why the last page could not be fetched. */
	readonly failure: string | undefined;
	readonly loading: string;
	/** On the button for the next page. */
	readonly more: string;
	/** The entries that are here. */
	readonly children: ReactNode;
};

export function PagedList({ query, empty, failure, loading, more, children }: PagedListProps) {
	const { data, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } = query;
	return (
		<div className="mt-6" aria-busy={isFetching}>
			{empty !== undefined && <Empty>{empty}</Empty>}
			{children}
			{failure !== undefined && (
				<Failed
					message={failure}
					onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
					busy={isFetching}
				/>
			)}
			{!data && failure === undefined && <Loading skeleton="rows">{loading}</Loading>}
			{hasNextPage && failure === undefined && (
				<div className="mt-6 text-center">
					<Button
						variant="secondary"
						busy={isFetchingNextPage}
						busyText={t("Loading...")}
						onClick={() => void fetchNextPage()}
					>
						{more}
					</Button>
				</div>
			)}
		</div>
	);
}
