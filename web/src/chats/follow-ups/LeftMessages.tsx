import { useInfiniteQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { society } from "../../platform/society.ts";
import { Button } from "../../ui/Button.tsx";
import { fetchLeftMessages, sendLeftMessageDone } from "../supervision-api.ts";
import { FollowUpList } from "./FollowUpList.tsx";

const letterTo = (email: string): string =>
	`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t("Your message to {society}", { society: society.name }))}`;

/** Perhaps its key comes back; until then nobody can be written to. */
const lost = () => ({
	heading: t("A message that can’t be read"),
	about: t("the message that can’t be read"),
	body: (
		<p>
			{t(
				"The stored message is damaged, so neither the email address nor the text can be shown. Please tell the person who runs the server.",
			)}
		</p>
	),
});

/** What visitors left while the chat was closed. Somebody should write back. */
export function LeftMessages() {
	const query = useInfiniteQuery({
		queryKey: chatKeys.leftMessages,
		initialPageParam: "",
		queryFn: ({ pageParam }) => fetchLeftMessages(pageParam === "" ? undefined : pageParam),
		getNextPageParam: ({ next }) => next,
		gcTime: 0,
	});
	return (
		<FollowUpList
			heading={t("Messages left while we were closed")}
			about={t("Please reply by email.")}
			entries={query.data?.pages.flatMap((page) => page.results)}
			nothing={t("No messages waiting for a reply.")}
			query={query}
			failure={t("Couldn’t load the messages.")}
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
							about: t("the email to {email}", { email }),
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
						{t("Show more")}
					</Button>
				)
			}
		/>
	);
}
