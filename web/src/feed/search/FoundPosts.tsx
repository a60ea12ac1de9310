import { t } from "@warmline/contract/i18n";
import { useMemo } from "react";
import { PostList } from "../posts/PostList.tsx";

/** Posts with these words in them. */
export function FoundPosts({ query }: { readonly query: string }) {
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
