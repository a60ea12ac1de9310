import type { Chat } from "@warmline/contract/chats/chat";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Composer } from "../ui/conversation/Composer.tsx";
import { MessageList } from "../ui/conversation/MessageList.tsx";
import { AssignControl } from "./AssignControl.tsx";
import { CallerDetails } from "./CallerDetails.tsx";
import { CannedDialog } from "./CannedDialog.tsx";
import { noticeInChat } from "./ChatNotice.tsx";
import { CoachComposer, CoachNotes } from "./Coaching.tsx";
import { ConversationHeader } from "./ConversationHeader.tsx";
import { ToolButtons, useConversationTools } from "./ConversationTools.tsx";
import type { Desk, DeskState } from "./desk.ts";
import { HandRaised } from "./HandRaised.tsx";
import type { Me } from "./lists.ts";
import { useCannedWords } from "./use-canned-words.tsx";

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
	// What was said to whom the chat was with before is not for whom it is with now.
	const coaching = (state.coaching[id] ?? []).filter((one) => one.agent_id === chat.assigned_agent);
	const agentName = chat.agent_name ?? say("the listener");
	const setText = (text: string) => desk.draft(id, text);
	const text = state.drafts[id] ?? "";
	const assist = useCannedWords({ text, onText: setText, onManage: () => setManaging(true) });
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
							? say("Offered to {name}. Until he has answered the chat stays yours.", { name: chat.offered_to.name })
							: say("Offered to {name}. Until he has answered the chat stays with {listener}.", {
									name: chat.offered_to.name,
									listener: agentName,
								})}
					</p>
				)}
				{state.conversation && (
					<MessageList
						conversation={state.conversation}
						side="agent"
						isOwn={({ sender_id }) => sender_id === me.id}
						onTryAgain={desk.tryAgain}
						onFetchAgain={desk.fetchAgain}
						onEarlier={desk.fetchEarlier}
						onSeen={desk.seen}
						notice={noticeInChat}
					/>
				)}
				<CoachNotes notes={coaching} own={own} agentName={agentName} />
				{chat.status === "active" && <HandRaised chat={chat} own={own} onUse={setText} />}
				{chat.status === "waiting" && (
					<div className="flex flex-wrap items-center gap-2 border-t border-line bg-pine-wash px-3 py-2">
						<Button disabled={!connected} onClick={() => desk.accept(id)}>
							{say("Accept")}
						</Button>
						{me.supervising && (
							<AssignControl connected={connected} onAssign={(listenerId) => desk.assign(id, listenerId)} />
						)}
					</div>
				)}
				{chat.status === "active" && me.supervising && !own && (
					<CoachComposer agentName={agentName} disabled={!connected} onSend={(words) => desk.coach(id, words)} />
				)}
				{chat.status === "ended" ? (
					<p role="status" className="border-t border-line bg-surface px-4 py-4 text-center text-soft">
						{say("This chat has ended.")}
					</p>
				) : (
					<Composer
						text={text}
						onText={setText}
						onSend={(words) => {
							desk.write(words);
							setText("");
						}}
						disabled={!connected}
						// A whisper in the wrong field would go out to the visitor.
						placeholder={chat.status === "active" && !own ? say("Write to the visitor...") : undefined}
						autoFocus
						assist={assist}
					/>
				)}
			</div>
			{details && (
				<aside
					aria-label={say("Caller details")}
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
