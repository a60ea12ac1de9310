import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { fullName, useSession } from "../../platform/session.ts";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { mediaPostsQuery, profileQuery } from "../api.ts";
import { profileAddress } from "../profile-address.ts";
import { MediaTile } from "./MediaTile.tsx";

type Words = {
	readonly title: string;
	readonly titleOf: (name: string) => string;
	readonly lead: string;
	readonly leadOf: string;
	readonly empty: string;
	readonly emptyOf: string;
	readonly failed: string;
	readonly loading: string;
	readonly more: string;
};

const photos: Words = {
	title: t("Photos"),
	titleOf: (name) => t("Photos of {name}", { name }),
	lead: t("Pictures from your posts. Select one to see its post."),
	leadOf: t("Pictures from the posts you can see. Select one to see its post."),
	empty: t("You haven’t shared any pictures yet."),
	emptyOf: t("No photos to show yet."),
	failed: t("Couldn’t load the photos."),
	loading: t("Loading photos..."),
	more: t("Show more photos"),
};

const videos: Words = {
	title: t("Videos"),
	titleOf: (name) => t("Videos of {name}", { name }),
	lead: t("Videos from your posts. Select one to see its post."),
	leadOf: t("Videos from the posts you can see. Select one to see its post."),
	empty: t("You haven’t shared any videos yet."),
	emptyOf: t("No videos to show yet."),
	failed: t("Couldn’t load the videos."),
	loading: t("Loading videos..."),
	more: t("Show more videos"),
};

export function PhotosPage() {
	return <MediaPage media="image" words={photos} />;
}

export function VideosPage() {
	return <MediaPage media="video" words={videos} />;
}

type MediaPageProps = { readonly media: "image" | "video"; readonly words: Words };

/** What a member has shown in posts, the newest first: one's own, or of the member in the address. */
function MediaPage({ media, words }: MediaPageProps) {
	const userId = useSession()?.user_id ?? "";
	const [params] = useSearchParams();
	const member = params.get("member") ?? userId;
	const own = member === userId;
	const profile = useQuery({ ...profileQuery(member), enabled: !own });
	const list = useInfiniteQuery(mediaPostsQuery(member, media));
	const { data, error } = list;
	const posts = data?.pages.flatMap((page) => page.results) ?? [];
	const name = profile.data && fullName(profile.data);
	return (
		<Page
			title={words.title}
			heading={own || name === undefined ? words.title : words.titleOf(name)}
			lead={own ? words.lead : words.leadOf}
			width="centred"
		>
			{!own && (
				<p className="mb-4">
					<Link to={profileAddress(userId, member)} className="font-semibold text-pine underline">
						{name === undefined ? t("Profile") : t("Profile of {name}", { name })}
					</Link>
				</p>
			)}
			<PagedList
				query={list}
				empty={data && posts.length === 0 && !error ? (own ? words.empty : words.emptyOf) : undefined}
				failure={error ? errorMessage(error, words.failed) : undefined}
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
