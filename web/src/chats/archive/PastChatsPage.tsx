import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { keptName } from "../../platform/member-name.ts";
import { useSearchParams } from "../../platform/routing/address.ts";
import { useChangeParams } from "../../platform/routing/change-params.ts";
import { useSession } from "../../platform/session.ts";
import { dateAndClock } from "../../platform/time/time.ts";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { PagedList } from "../../ui/PagedList.tsx";
import { endingText, lengthText } from "./ending-text.ts";
import { usePastChats } from "./use-past-chats.ts";

/** What is searched for stands in the address: the way back from a transcript leads to the same list. */
export function PastChatsPage() {
	const session = useSession();
	const [params] = useSearchParams();
	const changeParams = useChangeParams();
	const query = params.get("query") ?? "";
	const search = useCallback((wanted: string) => changeParams({ query: wanted }, { replace: true }), [changeParams]);

	const list = usePastChats(query);
	const { data, error } = list;
	const chats = data?.pages.flatMap((page) => page.chats) ?? [];
	const nothing = query === "" ? t("No chats have ended yet.") : t("No past chats match this search.");
	return (
		<Page title={t("Past chats")} lead={t("Ended chats, newest first.")} width="wide">
			<SearchField query={query} hint={t("A visitor’s or listener’s name.")} onSearch={search} className="max-w-sm" />
			<PagedList
				query={list}
				empty={data && chats.length === 0 ? nothing : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load past chats.")) : undefined}
				loading={t("Loading past chats...")}
				more={t("Show older chats")}
			>
				{session && chats.length > 0 && (
					<ul className="space-y-3">
						{chats.map((chat) => (
							<PastChat key={chat.chat_id} chat={chat} userId={session.user_id} />
						))}
					</ul>
				)}
			</PagedList>
		</Page>
	);
}

type PastChatProps = { readonly chat: Chat; readonly userId: string };

function PastChat({ chat, userId }: PastChatProps) {
	return (
		<li className="relative rounded-card border border-line bg-surface p-4 shadow-card hover:bg-pine-wash">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="min-w-0 text-lg wrap-anywhere">
					<Link
						to={`/${userId}/past-chats/${chat.chat_id}`}
						className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
					>
						{chat.user.name}
					</Link>
				</h2>
				<time dateTime={chat.timestamp} className="text-sm text-soft">
					{dateAndClock(chat.timestamp)}
				</time>
			</div>
			<p className="mt-1">
				{chat.agent_name === null ? t("No listener.") : t("With {name}.", { name: keptName(chat.agent_name) })}{" "}
				{endingText(chat)}
			</p>
			<p className="text-sm text-soft">
				{lengthText(chat)}
				{chat.user.scale !== null && ` · ${t("distress at start: {scale} of 10", { scale: chat.user.scale })}`}
			</p>
		</li>
	);
}
