import { t } from "@warmline/contract/i18n";
import { type ReactNode, useCallback, useMemo } from "react";
import { Link, useLocation } from "wouter";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { tabLook } from "../../ui/navigation/tab-look.ts";
import { PostList } from "../posts/PostList.tsx";

type SearchPageProps = {
	/** Members whose names have the words in them. */
	readonly membersFound: (query: string) => ReactNode;
};

/** What was written, and who is here. What is searched for stands in the address. */
export function SearchPage({ membersFound }: SearchPageProps) {
	const [pathname] = useLocation();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const query = (params.get("query") ?? "").trim();
	const among = params.get("among") === "members" ? "members" : "posts";
	const search = useCallback((words: string) => changeParams({ query: words }, { replace: true }), [changeParams]);
	const tabs = [
		{ among: "posts", label: t("Posts") },
		{ among: "members", label: t("Members") },
	] as const;
	return (
		<Page title={t("Search")} width="centred">
			<SearchField
				// A search that another link brings stands in the field, too.
				key={pathname}
				query={query}
				hint={t("Search posts, or members by name.")}
				onSearch={search}
			/>
			<nav aria-label={t("Search in")} className="mt-6 mb-5 border-b border-line">
				<ul className="-mb-px flex flex-wrap">
					{tabs.map((tab) => (
						<li key={tab.among}>
							<Link
								to={`${pathname}?${new URLSearchParams({ query, among: tab.among })}`}
								replace
								aria-current={tab.among === among ? "page" : undefined}
								className={tabLook}
							>
								{tab.label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{query === "" && <Empty>{t("Enter a search term.")}</Empty>}
			{query !== "" && (among === "posts" ? <FoundPosts query={query} /> : membersFound(query))}
		</Page>
	);
}

/** Posts with these words in them. */
function FoundPosts({ query }: { readonly query: string }) {
	const filter = useMemo(() => ({ query }), [query]);
	return (
		<PostList
			key={query}
			filter={filter}
			label={t("Posts with “{words}”", { words: query })}
			empty={t("No posts match.")}
		/>
	);
}
