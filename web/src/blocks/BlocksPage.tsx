import { useInfiniteQuery } from "@tanstack/react-query";
import type { Block, BlockState } from "@warmline/contract/blocks/calls";
import { t } from "@warmline/contract/i18n";
import { type ReactNode, useId, useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { useSession } from "../platform/session.ts";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Empty } from "../ui/feedback/Empty.tsx";
import { useNewsFocus } from "../ui/feedback/use-news-focus.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { PagedList } from "../ui/PagedList.tsx";
import { blocksQuery } from "./api.ts";
import { BlockCard } from "./BlockCard.tsx";
import { HoldingBlock } from "./HoldingBlock.tsx";
import { WaitingBlock } from "./WaitingBlock.tsx";

/** What came of an act on something that is no longer where it stood. */
type News = { readonly tone: "success" | "info"; readonly words: string };

/** Who is kept away for a while: what waits for a decision first, then what holds, then what is over. */
export function BlocksPage() {
	const session = useSession();
	const [news, setNews] = useState<News | null>(null);

	const banner = useNewsFocus(news);

	if (!session) return null;
	const ownId = session.user_id;
	const done = (words: string) => setNews({ tone: "success", words });
	const tooLate = () =>
		setNews({ tone: "info", words: t("Someone else has already decided this, or it has expired.") });
	return (
		<Page
			title={t("Blocks")}
			lead={t(
				"Internet connections that can’t start a chat. Blocks expire automatically, and every decision is recorded in the audit log.",
			)}
			width="column"
		>
			{news && (
				<Banner ref={banner} tone={news.tone} className="outline-none">
					{news.words}
				</Banner>
			)}
			<Part
				state="waiting"
				heading={t("Waiting for a decision")}
				empty={t("All caught up.")}
				show={(block) => (
					<WaitingBlock
						block={block}
						ownId={ownId}
						onDecided={(confirmed) =>
							done(
								confirmed
									? t("Blocked. We’ve notified the person who requested it.")
									: t("Declined. We’ve notified the person who requested it."),
							)
						}
						onTooLate={tooLate}
					/>
				)}
			/>
			<Part
				state="holding"
				heading={t("Active blocks")}
				empty={t("No active blocks.")}
				show={(block) => (
					<HoldingBlock
						block={block}
						ownId={ownId}
						onLifted={() => done(t("Block lifted. Chats can start from there again."))}
						onTooLate={tooLate}
					/>
				)}
			/>
			<Part
				state="over"
				heading={t("Ended in the last 30 days")}
				empty={null}
				show={(block) => <BlockCard block={block} ownId={ownId} />}
			/>
		</Page>
	);
}

type PartProps = {
	readonly state: BlockState;
	readonly heading: string;
	/** Null: the part is left out while there is nothing in it. */
	readonly empty: string | null;
	readonly show: (block: Block) => ReactNode;
};

function Part({ state, heading, empty, show }: PartProps) {
	const id = useId();
	const list = useInfiniteQuery(blocksQuery(state));
	const { data, error } = list;
	const found = data?.pages.flatMap(({ results }) => results) ?? [];
	const isEmpty = data !== undefined && found.length === 0 && !error;
	if (empty === null && found.length === 0 && !error) return null;
	return (
		<section aria-labelledby={id} className="mt-8">
			<h2 id={id} className="text-xl">
				{heading}
			</h2>
			{isEmpty ? (
				<Empty className="mt-2 text-soft">{empty}</Empty>
			) : (
				<PagedList
					query={list}
					empty={undefined}
					failure={error ? errorMessage(error, t("Couldn’t load the blocks.")) : undefined}
					loading={t("Loading blocks...")}
					more={t("Show more")}
				>
					<ul className="space-y-5">
						{found.map((block) => (
							<li key={block.id}>{show(block)}</li>
						))}
					</ul>
				</PagedList>
			)}
		</section>
	);
}
