import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useMemberFrame, useMemberLineBack } from "../../platform/realtime/member-channel.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { newestPhotosQuery, visiblePhotos } from "../api.ts";
import { SideCard } from "../community/SideCard.tsx";
import { MediaTile } from "./MediaTile.tsx";

/** The newest pictures that everybody may see. */
export function NewestPhotos({ userId }: { readonly userId: string }) {
	const queries = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(newestPhotosQuery);
	const lookAgain = () => void queries.invalidateQueries({ queryKey: newestPhotosQuery.queryKey });
	useMemberFrame("new_post", lookAgain);
	useMemberFrame("post_deleted", lookAgain);
	useMemberFrame("member_gone", lookAgain);
	useMemberLineBack(lookAgain);
	return (
		<SideCard heading={t("Newest photos")}>
			{data?.length === 0 && <p className="mt-1 text-sm text-soft">{t("No photos yet.")}</p>}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the newest photos."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-1 text-sm"
				/>
			)}
			{data && data.length > 0 && (
				<ul className="mt-2.5 grid grid-cols-3 gap-2">
					{data.slice(0, visiblePhotos).map((post) => (
						<li key={post.id}>
							<MediaTile post={post} userId={userId} />
						</li>
					))}
				</ul>
			)}
		</SideCard>
	);
}
