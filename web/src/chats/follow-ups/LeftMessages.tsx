import { useInfiniteQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { society } from "../../platform/society.ts";
import { Button } from "../../ui/Button.tsx";
import { fetchLeftMessages, sendLeftMessageDone } from "../supervision-api.ts";
import { FollowUpList } from "./FollowUpList.tsx";

const letterTo = (email: string): string =>
	`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(say("Your message to {society}", { society: society.name }))}`;

/** Perhaps its key comes back; until then nobody can be written to. */
const lost = () => ({
	heading: say("A message that cannot be read"),
	about: say("the message that cannot be read"),
	body: (
		<p>
			{say(
				"What is stored of it is damaged, so neither the email nor the words can be shown. Please tell whoever looks after the server.",
			)}
		</p>
	),
});

/** What visitors left while the chat was closed. Somebody should write back. */
export function LeftMessages() {
	const query = useInfiniteQuery({
		queryKey: ["chats", "left-messages"],
		initialPageParam: "",
		queryFn: ({ pageParam }) => fetchLeftMessages(pageParam === "" ? undefined : pageParam),
		getNextPageParam: ({ next }) => next,
		gcTime: 0,
	});
	return (
		<FollowUpList
			heading={say("Left while we were closed")}
			about={say("They asked to be written to. Please answer by email.")}
			entries={query.data?.pages.flatMap((page) => page.results)}
			nothing={say("Nobody is waiting for an email.")}
			query={query}
			failure={say("Failed to fetch the messages.")}
			send={sendLeftMessageDone}
			describe={({ email, message }) =>
				email === null || message === null
					? lost()
					: {
							heading: (
								<a href={letterTo(email)} className="text-pine underline underline-offset-4">
									{email}
								</a>
							),
							about: say("the email to {email}", { email }),
							body: <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>,
						}
			}
			more={
				query.hasNextPage && (
					<Button
						variant="secondary"
						className="mt-4"
						busy={query.isFetchingNextPage}
						onClick={() => void query.fetchNextPage()}
					>
						{say("Show more")}
					</Button>
				)
			}
		/>
	);
}
