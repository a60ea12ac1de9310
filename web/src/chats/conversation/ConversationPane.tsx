import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { MessageList } from "../../ui/conversation/MessageList.tsx";
import { cardForAgent, noticeForAgent } from "../ChatNotice.tsx";
import { CannedResponsesDialog } from "../canned-responses/CannedResponsesDialog.tsx";
import { firstListener } from "../first-listener.ts";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { AssignControl } from "./AssignControl.tsx";
import { ChatReply } from "./ChatReply.tsx";
import { ConversationHeader } from "./ConversationHeader.tsx";
import { ToolButtons, useConversationTools } from "./ConversationTools.tsx";
import { HelpRequested } from "./HelpRequested.tsx";
import { PrivateNotes } from "./PrivateNotes.tsx";
import { VisitorDetails } from "./VisitorDetails.tsx";

type ConversationPaneProps = {
	readonly chat: Chat;
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	readonly onBack: () => void;
};

export function ConversationPane({ chat, me, store, state, onBack }: ConversationPaneProps) {
	const [details, setDetails] = useState(false);
	const [managing, setManaging] = useState(false);
	const { choices, dialogs } = useConversationTools(chat, me, store, state);
	const connected = state.connection === "connected";
	const id = chat.chat_id;
	const own = chat.assigned_agent === me.id;
	// Notes to the listener before are not for the one who has the chat now.
	const notes = (state.coaching[id] ?? []).filter((one) => one.agent_id === chat.assigned_agent);
	const agentName = chat.agent_name ?? t("the listener");
	const setText = (text: string) => store.draft(id, text);
	return (
		<div className="relative flex h-full min-h-0">
			<div className="flex min-w-0 flex-1 flex-col">
				{/* Beside the team chat it can be as narrow as on a phone where the window is not. */}
				<div className="@container shrink-0">
					<ConversationHeader
						chat={chat}
						meId={me.id}
						connected={connected}
						mayEnd={chat.status !== "ended" && (own || me.supervising)}
						detailsShown={details}
						tools={choices}
						onBack={onBack}
						onDetails={() => setDetails(!details)}
						onResponses={() => setManaging(true)}
						onEnd={() => store.end(id)}
					/>
					<ToolButtons choices={choices} connected={connected} />
				</div>
				{chat.offered_to && chat.offered_to.id !== me.id && (
					<p role="status" className="border-b border-line bg-pine-wash px-4 py-2 text-sm font-medium text-pine-strong">
						{own
							? t("Waiting for {name} to accept. You still have this chat.", { name: chat.offered_to.name })
							: t("Waiting for {name} to accept. The chat stays with {listener} until then.", {
									name: chat.offered_to.name,
									listener: agentName,
								})}
					</p>
				)}
				{state.conversation && (
					<MessageList
						conversation={state.conversation}
						side="agent"
						offline={!connected}
						isOwn={({ sender, sender_id }) => sender === "agent" && sender_id === me.id}
						onTryAgain={store.tryAgain}
						onFetchAgain={store.fetchAgain}
						onEarlier={store.fetchEarlier}
						onSeen={store.seen}
						notice={noticeForAgent}
						card={cardForAgent}
						line={firstListener(state.conversation.thread, chat.agent_name)}
					/>
				)}
				<PrivateNotes notes={notes} meId={me.id} />
				{chat.status === "active" && (
					<HelpRequested
						key={chat.hand?.answered_by ?? ""}
						chat={chat}
						own={own}
						supervisors={state.availability?.supervisors}
						onUse={setText}
					/>
				)}
				{chat.status === "waiting" && (
					<div className="flex flex-wrap items-center gap-2 border-t border-line bg-pine-wash px-3 py-2">
						<Button data-focus="accept" aria-describedby={`${id}-accept`} onClick={() => store.accept(id)}>
							{t("Accept")}
						</Button>
						<p id={`${id}-accept`} className="text-sm text-soft">
							{t("Accept to start writing to the visitor.")}
						</p>
						{me.supervising && (
							<AssignControl connected={connected} onAssign={(listenerId) => store.assign(id, listenerId)} />
						)}
					</div>
				)}
				<ChatReply
					chat={chat}
					me={me}
					store={store}
					state={state}
					hasNotes={notes.length > 0}
					onManageResponses={() => setManaging(true)}
				/>
			</div>
			{details && (
				<aside
					aria-label={t("Visitor details")}
					className={classNames(
						"absolute inset-0 z-20 border-line bg-surface xl:static xl:w-80 xl:shrink-0 xl:border-l",
						"xl:max-wide:group-has-[[data-docked]]/frame:absolute xl:max-wide:group-has-[[data-docked]]/frame:w-auto",
					)}
				>
					<VisitorDetails
						chat={chat}
						supervising={me.supervising}
						onRenamed={(name) => store.rename(id, name)}
						onClose={() => setDetails(false)}
					/>
				</aside>
			)}
			{dialogs}
			{managing && <CannedResponsesDialog supervising={me.supervising} onClose={() => setManaging(false)} />}
		</div>
	);
}
