import type { Chat } from "@warmline/contract/chats/chat";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { MessageList } from "../../ui/conversation/MessageList.tsx";
import { noticeForAgent } from "../ChatNotice.tsx";
import { CannedDialog } from "../canned/CannedDialog.tsx";
import type { Desk, DeskState } from "../desk/desk.ts";
import type { Me } from "../desk/lists.ts";
import { AssignControl } from "./AssignControl.tsx";
import { CallerDetails } from "./CallerDetails.tsx";
import { ChatReply } from "./ChatReply.tsx";
import { ConversationHeader } from "./ConversationHeader.tsx";
import { ToolButtons, useConversationTools } from "./ConversationTools.tsx";
import { HandRaised } from "./HandRaised.tsx";
import { PrivateNotes } from "./PrivateNotes.tsx";

type ConversationPaneProps = {
	readonly chat: Chat;
	readonly me: Me;
	readonly desk: Desk;
	readonly state: DeskState;
	readonly onBack: () => void;
};

export function ConversationPane({ chat, me, desk, state, onBack }: ConversationPaneProps) {
	const [details, setDetails] = useState(false);
	const [managing, setManaging] = useState(false);
	const { choices, dialogs } = useConversationTools(chat, me, desk);
	const connected = state.connection === "connected";
	const id = chat.chat_id;
	const own = chat.assigned_agent === me.id;
	// Notes to the listener before are not for the one who has the chat now.
	const notes = (state.coaching[id] ?? []).filter((one) => one.agent_id === chat.assigned_agent);
	const agentName = chat.agent_name ?? say("the listener");
	const setText = (text: string) => desk.draft(id, text);
	return (
		<div className="relative flex h-full min-h-0">
			<div className="flex min-w-0 flex-1 flex-col">
				<ConversationHeader
					chat={chat}
					meId={me.id}
					connected={connected}
					mayEnd={chat.status !== "ended" && (own || me.supervising)}
					detailsShown={details}
					tools={choices}
					onBack={onBack}
					onDetails={() => setDetails(!details)}
					onWords={() => setManaging(true)}
					onEnd={() => desk.end(id)}
				/>
				<ToolButtons choices={choices} connected={connected} />
				{chat.offered_to && chat.offered_to.id !== me.id && (
					<p role="status" className="border-b border-line bg-pine-wash px-4 py-2 text-sm font-medium text-pine-strong">
						{own
							? say("Waiting for {name} to accept. You still have this chat.", { name: chat.offered_to.name })
							: say("Waiting for {name} to accept. The chat stays with {listener} until then.", {
									name: chat.offered_to.name,
									listener: agentName,
								})}
					</p>
				)}
				{state.conversation && (
					<MessageList
						conversation={state.conversation}
						side="agent"
						isOwn={({ sender, sender_id }) => sender === "agent" && sender_id === me.id}
						onTryAgain={desk.tryAgain}
						onFetchAgain={desk.fetchAgain}
						onEarlier={desk.fetchEarlier}
						onSeen={desk.seen}
						notice={noticeForAgent}
					/>
				)}
				<PrivateNotes notes={notes} meId={me.id} />
				{chat.status === "active" && <HandRaised chat={chat} own={own} onUse={setText} />}
				{chat.status === "waiting" && (
					<div className="flex flex-wrap items-center gap-2 border-t border-line bg-pine-wash px-3 py-2">
						<Button data-focus="accept" aria-describedby={`${id}-accept`} onClick={() => desk.accept(id)}>
							{say("Accept")}
						</Button>
						<p id={`${id}-accept`} className="text-sm text-soft">
							{say("Accept to start writing to the visitor.")}
						</p>
						{me.supervising && (
							<AssignControl connected={connected} onAssign={(listenerId) => desk.assign(id, listenerId)} />
						)}
					</div>
				)}
				<ChatReply
					chat={chat}
					me={me}
					desk={desk}
					state={state}
					hasNotes={notes.length > 0}
					onManageWords={() => setManaging(true)}
				/>
			</div>
			{details && (
				<aside
					aria-label={say("Visitor details")}
					className="absolute inset-0 z-20 border-line bg-surface xl:static xl:w-80 xl:shrink-0 xl:border-l"
				>
					<CallerDetails
						chat={chat}
						supervising={me.supervising}
						onRenamed={(name) => desk.rename(id, name)}
						onClose={() => setDetails(false)}
					/>
				</aside>
			)}
			{dialogs}
			{managing && <CannedDialog supervising={me.supervising} onClose={() => setManaging(false)} />}
		</div>
	);
}
