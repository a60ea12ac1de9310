import { useQuery } from "@tanstack/react-query";
import { t, tn } from "@warmline/contract/i18n";
import Hash from "lucide-react/icons/hash";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { tagsQuery } from "../api.ts";
import { SideCard } from "./SideCard.tsx";
import { standingTags } from "./standing-tags.ts";

const isStanding = (tag: string) => standingTags.some((one) => one === tag);

/** The six that always stand here, and beside them what people write about these days. */
export function Tags() {
	const { data, error, refetch, isFetching } = useQuery(tagsQuery);
	const trending = (data ?? []).filter(({ tag }) => !isStanding(tag)).slice(0, 6);
	return (
		<SideCard heading={t("Hashtags")}>
			<ul className="mt-2.5 flex flex-wrap gap-2">
				{standingTags.map((tag) => (
					<li key={tag}>
						<TagLink tag={tag} />
					</li>
				))}
			</ul>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the trending hashtags."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-4 text-sm"
				/>
			)}
			{trending.length > 0 && (
				<>
					<h3 className="mt-4 text-sm font-semibold text-soft">{t("Trending hashtags")}</h3>
					<ul className="mt-1">
						{trending.map(({ tag, people }) => (
							<li key={tag}>
								<TagLink tag={tag} plain>
									<span className="ml-auto text-sm font-normal whitespace-nowrap text-soft tabular-nums">
										{tn(people, { one: "1 member", other: "{count} members" })}
									</span>
								</TagLink>
							</li>
						))}
					</ul>
				</>
			)}
		</SideCard>
	);
}

type TagLinkProps = { readonly tag: string; readonly plain?: boolean; readonly children?: ReactNode };

const pill =
	"inline-flex min-h-9 items-center rounded-full border border-line bg-ground px-3 text-sm font-semibold text-pine hover:bg-pine-wash";
const line = "-mx-2 flex min-h-10 items-center gap-1 rounded-control px-2 font-semibold text-pine hover:bg-pine-wash";

function TagLink({ tag, plain = false, children }: TagLinkProps) {
	return (
		<Link to={`/hashtag/${encodeURIComponent(tag)}`} className={plain ? line : pill}>
			<Hash aria-hidden="true" className="size-3.5 shrink-0" />
			<span className="wrap-anywhere">{tag}</span>
			{children}
		</Link>
	);
}
