import { t } from "@warmline/contract/i18n";
import { useMemo } from "react";
import { useParams } from "wouter";
import { Page } from "../../ui/navigation/Page.tsx";
import { PostList } from "../posts/PostList.tsx";
import { tagInAddress } from "./tag-in-address.ts";

/** The posts with one hashtag. */
export function HashtagPage() {
	const tag = tagInAddress(useParams().tag ?? "");
	const filter = useMemo(() => ({ hashtag: tag }), [tag]);
	const name = `#${tag}`;
	return (
		<Page title={name} heading={<span className="wrap-anywhere">{name}</span>} width="centred">
			<PostList
				key={tag}
				filter={filter}
				label={t("Posts with {tag}", { tag: name })}
				empty={t("No posts with {tag} yet.", { tag: name })}
			/>
		</Page>
	);
}
