import { useInfiniteQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { sentenceOf } from "../platform/failure.ts";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/Page.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { mediaPostsQuery } from "./api.ts";
import { MediaTile } from "./MediaTile.tsx";

type Words = {
	readonly title: string;
	readonly lead: string;
	readonly empty: string;
	readonly failed: string;
	readonly loading: string;
	readonly more: string;
};

const photos: Words = {
	title: say("Photos"),
	lead: say("The pictures of your posts. Press one to see its post."),
	empty: say("You have not shown a picture yet."),
	failed: say("Failed to fetch your photos."),
	loading: say("Loading photos..."),
	more: say("Show more photos"),
};

const videos: Words = {
	title: say("Videos"),
	lead: say("The videos of your posts. Press one to see its post."),
	empty: say("You have not shown a video yet."),
	failed: say("Failed to fetch your videos."),
	loading: say("Loading videos..."),
	more: say("Show more videos"),
};

export function PhotosPage() {
	return <MediaPage media="image" words={photos} />;
}

export function VideosPage() {
	return <MediaPage media="video" words={videos} />;
}

type MediaPageProps = { readonly media: "image" | "video"; readonly words: Words };

/** What a member has shown in posts, the newest first. */
function MediaPage({ media, words }: MediaPageProps) {
	const userId = useSession()?.user_id ?? "";
	const list = useInfiniteQuery(mediaPostsQuery(userId, media));
	const { data, error } = list;
	const posts = data?.pages.flatMap((page) => page.results) ?? [];
	return (
		<Page title={words.title} lead={words.lead} className="max-w-[46rem]">
			<PagedList
				query={list}
				empty={data && posts.length === 0 && !error ? words.empty : undefined}
				failure={error ? sentenceOf(error, words.failed) : undefined}
				loading={words.loading}
				more={words.more}
			>
				{posts.length > 0 && (
					<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
						{posts.map((post) => (
							<li key={post.id}>
								<MediaTile post={post} userId={userId} />
							</li>
						))}
					</ul>
				)}
			</PagedList>
		</Page>
	);
}
