import type { Chat } from "@warmline/contract/chats/chat";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

type ConversationHeaderProps = {
	readonly chat: Chat;
	readonly meId: string;
	readonly connected: boolean;
	readonly mayEnd: boolean;
	readonly detailsShown: boolean;
	readonly onBack: () => void;
	readonly onDetails: () => void;
	readonly onEnd: () => void;
};

const stateOf = (chat: Chat, meId: string): string => {
	if (chat.status === "ended") return "Ended";
	if (chat.assigned_agent === null) return "Waiting";
	return chat.assigned_agent === meId ? "With you" : `With ${chat.agent_name ?? "another agent"}`;
};

export function ConversationHeader(props: ConversationHeaderProps) {
	const { chat } = props;
	const [ending, setEnding] = useState(false);
	return (
		<header className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1.5">
			<Button variant="quiet" aria-label="Back to the chats" className="px-2.5 md:hidden" onClick={props.onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
			</Button>
			<div className="min-w-0 flex-1 px-1.5">
				<h2 className="truncate text-lg" title={chat.user.name}>
					{chat.user.name}
				</h2>
				<p className="truncate text-sm text-soft">{stateOf(chat, props.meId)}</p>
			</div>
			<Button variant="quiet" className="px-3" aria-expanded={props.detailsShown} onClick={props.onDetails}>
				Details
			</Button>
			{props.mayEnd && (
				<Button variant="quiet" className="px-3" disabled={!props.connected} onClick={() => setEnding(true)}>
					End chat
				</Button>
			)}
			<ConfirmDialog
				open={ending}
				title={`End the chat with ${chat.user.name}?`}
				confirm="End chat"
				cancel="Keep it open"
				danger
				onCancel={() => setEnding(false)}
				onConfirm={() => {
					setEnding(false);
					props.onEnd();
				}}
			>
				The visitor is told that the chat has ended. It cannot be opened again.
			</ConfirmDialog>
		</header>
	);
}
