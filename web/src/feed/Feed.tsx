import { t } from "@warmline/contract/i18n";
import { use, useState } from "react";
import { useSession } from "../platform/session.ts";
import { PostComposer } from "./compose/PostComposer.tsx";
import { FeedExtrasContext } from "./extras.ts";
import { NewPosts } from "./posts/NewPosts.tsx";
import { PostList } from "./posts/PostList.tsx";
import { SearchForm } from "./search/SearchForm.tsx";

const everything = {};

/** What the members write: the place to write, what arrived, and all of it. */
export function Feed() {
	const session = useSession();
	const [soughtId, setSoughtId] = useState<string | null>(null);
	const { Writing } = use(FeedExtrasContext);
	if (!session) return null;
	return (
		<>
			<Writing>
				<PostComposer key={session.user_id} session={session} />
			</Writing>
			<SearchForm userId={session.user_id} />
			<NewPosts onShown={setSoughtId} />
			<PostList
				filter={everything}
				soughtId={soughtId}
				label={t("Activity feed")}
				empty={t("No posts yet. A few friendly words are a good start.")}
			/>
		</>
	);
}
