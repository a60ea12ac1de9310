import type { Chat } from "@warmline/contract/chats/chat";
import { t, tn } from "@warmline/contract/i18n";
import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { CountBadge } from "../../ui/feedback/CountBadge.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useTick } from "../conversation/use-tick.ts";
import { ChatRow } from "./ChatRow.tsx";

type ChatListProps = {
	readonly title: string;
	readonly empty: string;
	readonly chats: readonly Chat[];
	readonly loaded: boolean;
	readonly openId: string | null;
	readonly meId: string;
	readonly showAgent: boolean;
	readonly onSelect: (chatId: string) => void;
	/** Null where there is no more. */
	readonly onMore: (() => void) | null;
};

export function ChatList(props: ChatListProps) {
	const { title, chats, loaded } = props;
	const headingId = useId();
	useTick();
	return (
		<details open>
			<summary className="sticky top-0 z-10 flex min-h-11 items-center gap-2 rounded-control bg-surface px-3 -outline-offset-2 hover:bg-sunk">
				<h2 id={headingId} className="text-base">
					{title}
				</h2>
				{loaded && (
					<CountBadge
						look="pine"
						count={chats.length}
						more={props.onMore !== null}
						label={
							props.onMore === null
								? tn(chats.length, { one: "{count} chat", other: "{count} chats" })
								: t("{count} chats or more", { count: chats.length })
						}
					/>
				)}
			</summary>
			{!loaded && <Loading skeleton="rows" className="px-3 py-2" />}
			{loaded && chats.length === 0 && <Empty className="px-3 py-2 text-soft">{props.empty}</Empty>}
			{chats.length > 0 && (
				<ul aria-labelledby={headingId} className="space-y-0.5 pb-2">
					{chats.map((chat) => (
						<ChatRow
							key={chat.chat_id}
							chat={chat}
							meId={props.meId}
							selected={chat.chat_id === props.openId}
							showAgent={props.showAgent}
							onSelect={() => props.onSelect(chat.chat_id)}
						/>
					))}
				</ul>
			)}
			{props.onMore && (
				<div className="pb-3 text-center">
					<Button variant="quiet" onClick={props.onMore}>
						{t("Show more")}
					</Button>
				</div>
			)}
		</details>
	);
}
