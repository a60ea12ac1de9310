import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../platform/failure.ts";
import { society } from "../platform/society.ts";
import { dateAndClock } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Failed } from "../ui/Failed.tsx";
import { Loading } from "../ui/Loading.tsx";
import { FollowUp } from "./FollowUp.tsx";
import { fetchLeftMessages, sendLeftMessageDone } from "./supervision-api.ts";
import { useDoneLater } from "./use-done-later.ts";

const letterTo = (email: string): string =>
	`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to ${society.name}`)}`;

/** What visitors left while the chat was closed. Somebody should write back. */
export function LeftMessages() {
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
		queryKey: ["chats", "left-messages"],
		initialPageParam: "",
		queryFn: ({ pageParam }) => fetchLeftMessages(pageParam === "" ? undefined : pageParam),
		getNextPageParam: ({ next }) => next,
		gcTime: 0,
	});
	const [failure, setFailure] = useState<string | null>(null);
	const { done, finish, undo, canUndo } = useDoneLater(sendLeftMessageDone, (refusal) =>
		setFailure(sentenceOf(refusal, "This was not saved. Please try again.")),
	);
	const messages = data?.pages.flatMap((page) => page.results) ?? [];
	return (
		<section aria-labelledby="left-messages">
			<h2 id="left-messages" className="text-xl">
				Left while we were closed
			</h2>
			<p className="mt-1 text-soft">They asked to be written to. Please answer by email.</p>
			{failure !== null && (
				<Banner tone="failure" className="mt-3">
					{failure}
				</Banner>
			)}
			{data && messages.length === 0 && <Empty className="mt-4 text-soft">Nobody is waiting for an email.</Empty>}
			<ul className="mt-4 space-y-3 empty:hidden">
				{messages.map(({ id, email, message, created_at }) => (
					<FollowUp
						key={id}
						heading={
							<a href={letterTo(email)} className="text-pine underline underline-offset-4">
								{email}
							</a>
						}
						about={`the email to ${email}`}
						when={dateAndClock(created_at)}
						done={done.includes(id)}
						canUndo={canUndo(id)}
						onDone={() => {
							setFailure(null);
							finish(id);
						}}
						onUndo={() => undo(id)}
					>
						<p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
					</FollowUp>
				))}
			</ul>
			{hasNextPage && (
				<Button variant="secondary" className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
					Show more
				</Button>
			)}
			{!data && error && (
				<Failed
					message={sentenceOf(error, "Failed to fetch the messages.")}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading />}
		</section>
	);
}
