import type { Chat } from "@warmline/contract/chats/chat";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { AssignControl } from "./AssignControl.tsx";
import { CallerDetails } from "./CallerDetails.tsx";
import { Composer } from "./Composer.tsx";
import { ConversationHeader } from "./ConversationHeader.tsx";
import type { Desk, DeskState } from "./desk.ts";
import type { Me } from "./lists.ts";
import { MessageList } from "./MessageList.tsx";

type ConversationPaneProps = {
	readonly chat: Chat;
	readonly me: Me;
	readonly desk: Desk;
	readonly state: DeskState;
	readonly onBack: () => void;
};

export function ConversationPane({ chat, me, desk, state, onBack }: ConversationPaneProps) {
	const [details, setDetails] = useState(false);
	const connected = state.connection === "connected";
	const id = chat.chat_id;
	const waiting = chat.status === "waiting";
	const own = chat.assigned_agent === me.id;
	return (
		<div className="relative flex h-full min-h-0">
			<div className="flex min-w-0 flex-1 flex-col">
				<ConversationHeader
					chat={chat}
					meId={me.id}
					connected={connected}
					mayEnd={chat.status !== "ended" && (own || me.supervising)}
					detailsShown={details}
					onBack={onBack}
					onDetails={() => setDetails(!details)}
					onEnd={() => desk.end(id)}
				/>
				{state.conversation && (
					<MessageList
						conversation={state.conversation}
						own="agent"
						onTryAgain={desk.tryAgain}
						onFetchAgain={desk.fetchAgain}
						onEarlier={desk.fetchEarlier}
					/>
				)}
				{waiting && (
					<div className="flex flex-wrap items-center gap-2 border-t border-line bg-pine-wash px-3 py-2">
						<Button disabled={!connected} onClick={() => desk.accept(id)}>
							Accept
						</Button>
						{me.supervising && (
							<AssignControl connected={connected} onAssign={(listenerId) => desk.assign(id, listenerId)} />
						)}
					</div>
				)}
				{chat.status === "ended" ? (
					<p role="status" className="border-t border-line bg-surface px-4 py-4 text-center text-soft">
						This chat has ended.
					</p>
				) : (
					<Composer
						text={state.drafts[id] ?? ""}
						onText={(text) => desk.draft(id, text)}
						onSend={(text) => {
							desk.write(text);
							desk.draft(id, "");
						}}
						disabled={!connected}
						autoFocus
					/>
				)}
			</div>
			{details && (
				<aside
					aria-label="Caller details"
					className="absolute inset-0 z-20 border-line bg-surface xl:static xl:w-80 xl:shrink-0 xl:border-l"
				>
					<CallerDetails chat={chat} onRenamed={(name) => desk.rename(id, name)} onClose={() => setDetails(false)} />
				</aside>
			)}
		</div>
	);
}
