import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { sentenceOf } from "../platform/failure.ts";
import { useSession } from "../platform/session.ts";
import { dateAndClock } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Failed } from "../ui/Failed.tsx";
import { Loading } from "../ui/Loading.tsx";
import { FollowUp } from "./FollowUp.tsx";
import { debriefsQuery, sendDebriefDone } from "./supervision-api.ts";
import { useDoneLater } from "./use-done-later.ts";

/** Who found a chat heavy. Somebody should speak with them. */
export function DebriefList() {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(debriefsQuery);
	const [failure, setFailure] = useState<string | null>(null);
	const { done, finish, undo, canUndo } = useDoneLater(sendDebriefDone, (refusal) =>
		setFailure(sentenceOf(refusal, "This was not saved. Please try again.")),
	);
	return (
		<section aria-labelledby="debriefs">
			<h2 id="debriefs" className="text-xl">
				Heavy chats
			</h2>
			<p className="mt-1 text-soft">They said that a chat was heavy. Please speak with them.</p>
			{failure !== null && (
				<Banner tone="failure" className="mt-3">
					{failure}
				</Banner>
			)}
			{data?.length === 0 && <Empty className="mt-4 text-soft">Nobody is waiting for a talk.</Empty>}
			<ul className="mt-4 space-y-3 empty:hidden">
				{data?.map(({ id, chat_id, member, summary, created_at }) => (
					<FollowUp
						key={id}
						heading={member.name}
						about={`the talk with ${member.name}`}
						when={dateAndClock(created_at)}
						done={done.includes(id)}
						canUndo={canUndo(id)}
						onDone={() => {
							setFailure(null);
							finish(id);
						}}
						onUndo={() => undo(id)}
					>
						<p className="whitespace-pre-wrap wrap-anywhere">{summary ?? "No words were left with it."}</p>
						<p className="mt-1">
							<Link
								to={`/${session?.user_id}/past-chats/${chat_id}`}
								className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
							>
								Read the chat
							</Link>
						</p>
					</FollowUp>
				))}
			</ul>
			{!data && error && (
				<Failed
					message={sentenceOf(error, "Failed to fetch who is waiting for a talk.")}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading />}
		</section>
	);
}
