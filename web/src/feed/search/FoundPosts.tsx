import { say } from "@warmline/contract/say";
import { useMemo } from "react";
import { PostList } from "../posts/PostList.tsx";

/** Posts with these words in them. */
export function FoundPosts({ query }: { readonly query: string }) {
	const filter = useMemo(() => ({ query }), [query]);
	return (
		<PostList
			key={query}
			filter={filter}
			label={say("Posts with “{words}”", { words: query })}
			empty={say("No posts match.")}
		/>
	);
}
