import { useQuery, useQueryClient } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import ImageIcon from "lucide-react/icons/image";
import { sentenceOf } from "../platform/failure.ts";
import { useMemberFrame, useMemberLineBack } from "../platform/member-channel.tsx";
import { Failed } from "../ui/Failed.tsx";
import { newestPhotosQuery, photosInSight } from "./api.ts";
import { MediaTile } from "./MediaTile.tsx";
import { SideCard } from "./SideCard.tsx";

const places = Array.from({ length: photosInSight }, (_, at) => at);

/** The newest pictures that everybody may see; where there are none yet, their places stand empty. */
export function NewestPhotos({ userId }: { readonly userId: string }) {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(newestPhotosQuery);
	const lookAgain = () => void queries.invalidateQueries({ queryKey: newestPhotosQuery.queryKey });
	useMemberFrame("new_post", lookAgain);
	useMemberFrame("post_deleted", lookAgain);
	useMemberFrame("member_gone", lookAgain);
	useMemberLineBack(lookAgain);
	return (
		<SideCard heading={say("Newest photos")}>
			{data?.length === 0 && <p className="mt-1 text-sm text-soft">{say("Nobody has shown a picture yet.")}</p>}
			{!data && error && (
				<Failed
					message={sentenceOf(error, say("Failed to fetch the newest photos."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-1 text-sm"
				/>
			)}
			<ul className="mt-2.5 grid grid-cols-3 gap-2">
				{places.map((place) => {
					const post = data?.[place];
					return (
						<li key={post?.id ?? place} aria-hidden={post ? undefined : true}>
							{post ? (
								<MediaTile post={post} userId={userId} />
							) : (
								<div className="grid aspect-square place-items-center rounded-control border border-dashed border-line bg-sunk text-edge">
									<ImageIcon className="size-5" strokeWidth={1.6} />
								</div>
							)}
						</li>
					);
				})}
			</ul>
		</SideCard>
	);
}
