import { type Chat, givenName } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Composer } from "../../ui/conversation/Composer.tsx";
import { useCannedResponses } from "../canned-responses/use-canned-responses.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { hasJoined } from "./has-joined.ts";
import { PrivateNoteForm } from "./PrivateNotes.tsx";

type ChatReplyProps = {
	readonly chat: Chat;
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	/** Private notes between supervisors and the chat's listener. */
	readonly hasNotes: boolean;
	readonly onManageResponses: () => void;
};

/** The keys go to this field (`use-kept-focus.ts`). */
const replyAttributes = { "data-focus": "reply" };

/**
 * What an agent writes, and to whom. Somebody who watches writes private notes, and reaches the visitor only after
 * joining: a note in the wrong field would go out.
 */
export function ChatReply({ chat, me, store, state, hasNotes, onManageResponses }: ChatReplyProps) {
	const [replying, setReplying] = useState(false);
	const id = chat.chat_id;
	const connected = state.connection === "connected";
	const own = chat.assigned_agent === me.id;
	const watching = chat.status === "active" && !own;
	const joined = watching && hasJoined(state, id, me.id);
	const listener = chat.agent_name ?? t("the listener");
	const text = state.drafts[id] ?? "";
	const setText = (words: string) => store.draft(id, words);
	const user = useSession()?.user;
	const names = { visitor: givenName(chat), listener: user?.nickname ?? user?.first_name ?? listener };
	const assist = useCannedResponses({ text, names, onText: setText, onManage: onManageResponses });
	const sendNote = (words: string) => store.coach(id, words);

	if (chat.status === "ended") {
		return (
			<p role="status" className="border-t border-line bg-surface px-4 py-4 text-center text-soft">
				{t("This chat has ended.")}
			</p>
		);
	}
	// A message in a chat that waits would take it without a word.
	if (chat.status === "waiting") return null;
	return (
		<>
			{watching && me.supervising && (
				<PrivateNoteForm
					label={t("Private note to {name}", { name: listener })}
					hint={t("The visitor can’t see this.")}
					goesFirst
					autoFocus={!joined}
					onSend={sendNote}
				/>
			)}
			{own &&
				(hasNotes || chat.hand !== null) &&
				(replying ? (
					<PrivateNoteForm
						label={t("Private reply to the supervisors")}
						hint={t("The visitor can’t see this.")}
						autoFocus
						onSend={sendNote}
					/>
				) : (
					<div className="border-t-2 border-dashed border-attention bg-attention-wash px-1">
						<Button variant="quiet" onClick={() => setReplying(true)}>
							{t("Reply privately")}
						</Button>
					</div>
				))}
			{watching && !joined ? (
				<div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-surface px-3 py-2">
					<p className="text-sm text-soft">{t("You are watching. Join the chat to write to the visitor.")}</p>
					<Button variant="secondary" disabled={!connected} onClick={() => store.joinChat(id)}>
						{t("Join chat")}
					</Button>
				</div>
			) : (
				<div className={watching ? "border-t-4 border-pine bg-pine-wash" : undefined}>
					{watching && (
						<div className="flex items-center justify-between gap-2 pl-3">
							<p className="text-sm font-semibold text-pine-strong">{t("Message to the visitor")}</p>
							<Button variant="quiet" disabled={!connected} onClick={() => store.leaveChat(id)}>
								{t("Leave chat")}
							</Button>
						</div>
					)}
					<Composer
						text={text}
						onText={setText}
						onSend={(words) => {
							store.write(words);
							setText("");
						}}
						placeholder={watching ? t("Message the visitor...") : undefined}
						autoFocus
						assist={{ ...assist, attributes: { ...assist.attributes, ...replyAttributes } }}
					/>
				</div>
			)}
		</>
	);
}
